/**
 * Matches the visible part of a text, from its first to its last visible character. White space, control
 * characters and the blank Braille pattern are invisible. So is everything that Unicode lets programs ignore,
 * such as zero-width spaces and Hangul fillers. Selectors at the end belong to the emoji before them.
 */
const VISIBLE_PART =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800](?:[^]*[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])?[\p{Variation_Selector}\u{e0020}-\u{e007f}]*/u;

/**
 * Returns a text without the invisible characters around it. Returns '' for a text without visible
 * characters.
 */
export const trimInvisible = (text: string): string => VISIBLE_PART.exec(text)?.[0] ?? '';
