import { trimInvisible } from './text/visible';

/** Characters that break a line or are invisible, and those that change the direction of the text around them. */
const DISGUISES = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * Returns a text that visitors have written as one line that looks like what it is: a name cannot pretend to be another one, nor continue
 * in a second line. Longer ones are cut off, never within a character of two UTF-16 units.
 */
export const plainName = (text: string, maxLength = Infinity): string =>
  trimInvisible(text.replace(DISGUISES, ' ').replace(/\s+/g, ' '))
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '');
