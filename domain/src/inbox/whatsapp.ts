/** Links that open a conversation on WhatsApp. Nothing is asked of WhatsApp before somebody follows one. */

/**
 * Returns the link to a conversation in which a text is ready to be sent.
 * @param number in international form, digits only
 * @param text empty for none
 */
export function whatsAppUrl(number: string, text: string): string {
  // `encodeURIComponent` throws on surrogates without their other half.
  const encoded = encodeURIComponent(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd'));
  return `https://wa.me/${number}${encoded === '' ? '' : `?text=${encoded}`}`;
}
