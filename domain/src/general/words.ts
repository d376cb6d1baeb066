/** The words of a text, for lists that find an item by the beginnings of its words. */

/** Longer words are found by their beginning. */
const WORD_MAX_LENGTH = 20;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Joins what an apostrophe separates: `o’neil` becomes `oneil`. */
const withoutApostrophes = (text: string): string => text.replace(/(\p{L})['’ʼ‘`´](?=\p{L})/gu, '$1');

const split = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+/gu)?.map((word) => Array.from(word).slice(0, WORD_MAX_LENGTH).join('')) ?? [];

/** Returns the words of a search without accents, case and apostrophes. */
export const searchedWords = (text: string): string[] => split(withoutApostrophes(plain(text)));

/** Returns the words by which a text is found: those of `O’Neil` are `o`, `neil` and `oneil`, however it is typed. */
export function wordsOf(text: string): string[] {
  const words = plain(text);
  return [...new Set([...split(words), ...split(withoutApostrophes(words))])];
}

/** Returns the beginnings of a word from a length on, such as `p`, `pe`, `per` for `per`; a shorter word as it is. */
export function beginningsOf(word: string, from = 1): string[] {
  const letters = Array.from(word);
  if (letters.length < from) return [word];
  return letters.slice(from - 1).map((_letter, index) => letters.slice(0, index + from).join(''));
}

/** Returns the words of a search once each, those that few texts have, as a rule, first: numbers, and then long words. */
export const byRarity = (words: readonly string[]): string[] =>
  [...new Set(words)].sort(
    (a, b) => Number(/\p{N}/u.test(b)) - Number(/\p{N}/u.test(a)) || b.length - a.length,
  );
