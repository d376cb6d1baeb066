/**
 * Creates links that open a WhatsApp conversation. Nothing is sent to WhatsApp unless someone follows the
 * link.
 */

/**
 * Returns the link to a conversation.
 * @param number the phone number in international format, digits only
 * @param text the prefilled text, or '' for none
 */
export function whatsAppUrl(number: string, text: string): string {
  // Replaces unpaired surrogates, because `encodeURIComponent` throws on them.
  const encoded = encodeURIComponent(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd'));
  return `https://wa.me/${number}${encoded === '' ? '' : `?text=${encoded}`}`;
}
