/**
 * Matches the visible part of a string, from its first to its last visible character. White space, control
 * characters and the blank Braille pattern are invisible. So are all characters that Unicode allows programs
 * to ignore, such as zero-width spaces and Hangul fillers. The match includes trailing variation selectors,
 * because they belong to the preceding emoji.
 */
const VISIBLE_PART =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800](?:[^]*[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])?[\p{Variation_Selector}\u{e0020}-\u{e007f}]*/u;

/** Trims invisible characters from both ends of a string. Returns '' if it has no visible characters. */
export const trimInvisible = (text: string): string => VISIBLE_PART.exec(text)?.[0] ?? '';
