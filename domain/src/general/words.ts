/** Splits text into words, for lists that can be searched by the beginnings of words. */

/** The length to which words are truncated. Longer words can still be found by their beginning. */
const WORD_MAX_LENGTH = 20;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Joins letters separated by an apostrophe, so that `o’neil` becomes `oneil`. */
const withoutApostrophes = (text: string): string => text.replace(/(\p{L})['’ʼ‘`´](?=\p{L})/gu, '$1');

const split = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+/gu)?.map((word) => Array.from(word).slice(0, WORD_MAX_LENGTH).join('')) ?? [];

/** Returns the words of a search in lowercase, without accents or apostrophes. */
export const searchedWords = (text: string): string[] => split(withoutApostrophes(plain(text)));

/** Returns the words to find text by, such as `o`, `neil` and `oneil` for any spelling of `O’Neil`. */
export function wordsOf(text: string): string[] {
  const words = plain(text);
  return [...new Set([...split(words), ...split(withoutApostrophes(words))])];
}

/**
 * Returns a word's prefixes with at least `from` letters, such as `p`, `pe` and `per` for `per`. Returns only
 * the word itself if it is shorter.
 */
export function beginningsOf(word: string, from = 1): string[] {
  const letters = Array.from(word);
  if (letters.length < from) return [word];
  return letters.slice(from - 1).map((_letter, index) => letters.slice(0, index + from).join(''));
}

/** Returns a search's distinct words, likely rarest first: numbers, then longer words before shorter ones. */
export const byRarity = (words: readonly string[]): string[] =>
  [...new Set(words)].sort(
    (a, b) => Number(/\p{N}/u.test(b)) - Number(/\p{N}/u.test(a)) || b.length - a.length,
  );
