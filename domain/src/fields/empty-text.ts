/**
 * Returns whether plain text or HTML has no visible content. An empty editor still contains an empty
 * paragraph.
 */
export const isEmptyText = (text: string): boolean =>
  !/<img\b/i.test(text) && text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
