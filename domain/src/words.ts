/** The words of a text, for lists that find an item by the beginnings of its words. */

/** Longer words are found by their beginning. */
const WORD_MAX_LENGTH = 20;

/** Returns the words of a text without accents and case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => Array.from(word).slice(0, WORD_MAX_LENGTH).join('')) ?? [];

/** Returns the beginnings of a word from a length on, such as `p`, `pe`, `per` for `per`; a shorter word as it is. */
export function beginningsOf(word: string, from = 1): string[] {
  const letters = Array.from(word);
  if (letters.length < from) return [word];
  return letters.slice(from - 1).map((_letter, index) => letters.slice(0, index + from).join(''));
}
