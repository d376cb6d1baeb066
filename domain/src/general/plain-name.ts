import { trimInvisible } from './text/visible';

/**
 * Matches line breaks, invisible characters, and characters that change the direction of the surrounding
 * text.
 */
const DISGUISES = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * Returns a visitor's text as a single line without the characters in `DISGUISES`, so that a name can't
 * imitate another name or add a second line. Truncates the text to `maxLength`, but never within a surrogate
 * pair.
 */
export const plainName = (text: string, maxLength = Infinity): string =>
  trimInvisible(text.replace(DISGUISES, ' ').replace(/\s+/g, ' '))
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '');
