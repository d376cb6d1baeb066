/**
 * The visible part of a text: from its first visible character to its last one. Invisible are white space, control characters, the blank
 * Braille pattern, and what Unicode lets programs ignore, such as zero-width spaces and Hangul fillers. At the end, selectors belong to the
 * emoji before them.
 */
const VISIBLE_PART =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800](?:[^]*[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800])?[\p{Variation_Selector}\u{e0020}-\u{e007f}]*/u;

/** Returns a text without the invisible characters around it; empty for one that shows nothing. */
export const trimInvisible = (text: string): string => VISIBLE_PART.exec(text)?.[0] ?? '';
