import type { WordOf } from '../session/definition';

/** Returns a value of a field as text, to compare it: names in both languages, the parts of a picture, the items of a list line by line. */
export function textOf(name: string, value: unknown, wordOf: WordOf): string {
  if (Array.isArray(value)) {
    const lines = value.map((item: unknown) => textOf(name, item, wordOf).replaceAll('\n', ' · '));
    return lines.filter((line) => line !== '').join('\n');
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([part, inner]): [string, string] => [
      part,
      textOf(part, inner, wordOf),
    ]);
    const { en, es } = Object.fromEntries(parts);
    if (en !== undefined && es !== undefined) return namesOf(en, es);
    return parts
      .map(([, text]) => text)
      .filter((text) => text !== '')
      .join('\n');
  }
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    ? (wordOf(name, value) ?? String(value))
    : '';
}

const namesOf = (en: string, es: string): string => (en === es || es === '' ? en : `${en} / ${es}`);
