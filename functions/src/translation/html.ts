/**
 * Converts text to HTML for translation and converts the result back. Even plain text is sent as HTML,
 * because `translate="no"`, which protects names, works only in HTML
 * (https://cloud.google.com/translate/troubleshooting).
 */
import { UNTRANSLATED_NAMES } from '@app/domain/translation/suggestions';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns plain text as HTML. Newlines become line breaks, because white space is insignificant in HTML. */
export const toHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character).replace(/\n/g, '<br>');

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Converts HTML from `toHtml` back to plain text. */
export const toText = (html: string): string =>
  html
    .replace(/\s*<br\s*\/?>\s*/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
      const point = decimal !== undefined ? Number(decimal) : parseInt(hex ?? '', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    })
    .trim();

const TAG = /<[^>]*>/g;
const KEPT = /<span translate="no">([^<]*)<\/span>/gi;

/** Returns a pattern that matches any of the names, except within a longer word. */
function namePattern(ownNames: readonly string[]): RegExp {
  const names = [...ownNames.filter((name) => name !== ''), ...UNTRANSLATED_NAMES];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Marks names in HTML as untranslatable, except in attributes. `ownNames` contains the business's names. */
export function keepNames(html: string, ownNames: readonly string[]): string {
  const pattern = namePattern(ownNames);
  const mark = (text: string) => text.replace(pattern, '<span translate="no">$&</span>');
  let marked = '';
  let end = 0;
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    marked += mark(html.slice(end, index)) + tag;
    end = index + tag.length;
  }
  return marked + mark(html.slice(end));
}

export const withoutMarks = (html: string): string => html.replace(KEPT, '$1');

const VOID_ELEMENTS = /^<(?:br|hr|img|wbr)\b/i;

/**
 * Splits HTML between its top-level elements into parts of at most `max` characters. A longer element is kept
 * whole.
 */
export function splitHtml(html: string, max: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let boundary = 0;
  const end = (at: number) => {
    // If the next element doesn't fit, the part ends at the last boundary.
    if (at - start > max && boundary > start) {
      parts.push(html.slice(start, boundary));
      start = boundary;
    }
    boundary = at;
  };
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    const isClosing = tag.startsWith('</');
    if (isClosing) depth = Math.max(0, depth - 1);
    else if (!VOID_ELEMENTS.test(tag)) depth += 1;
    if (depth === 0 && (isClosing || VOID_ELEMENTS.test(tag))) end(index + tag.length);
  }
  end(html.length);
  if (start < html.length) parts.push(html.slice(start));
  return parts;
}
