/**
 * Creates links that open a conversation on WhatsApp. Nothing is sent to WhatsApp until someone follows a
 * link.
 */

/**
 * Returns the link to a conversation with a prefilled text.
 * @param number in international form, digits only
 * @param text the prefilled text; empty for none
 */
export function whatsAppUrl(number: string, text: string): string {
  // Replaces unpaired surrogates, because `encodeURIComponent` throws on them.
  const encoded = encodeURIComponent(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd'));
  return `https://wa.me/${number}${encoded === '' ? '' : `?text=${encoded}`}`;
}
