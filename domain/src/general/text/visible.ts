/**
 * Matches the visible part of a text, from its first to its last visible character. White space, control
 * characters and the blank Braille pattern are invisible. All characters that Unicode lets programs ignore
 * are also invisible, such as zero-width spaces and Hangul fillers. Trailing variation selectors are
 * included, because they belong to the preceding emoji.
 */
const VISIBLE_PART =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800](?:[^]*[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])?[\p{Variation_Selector}\u{e0020}-\u{e007f}]*/u;

/**
 * Returns a text without leading and trailing invisible characters. Returns '' if the text has no visible
 * characters.
 */
export const trimInvisible = (text: string): string => VISIBLE_PART.exec(text)?.[0] ?? '';
