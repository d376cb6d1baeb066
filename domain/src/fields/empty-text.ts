/**
 * Returns whether a text or its HTML shows nothing. An empty rich-text editor still has an empty paragraph.
 */
export const isEmptyText = (text: string): boolean =>
  !/<img\b/i.test(text) && text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
