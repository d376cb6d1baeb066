/** The two languages of a piece of content: which one has changed, and what is missing in one of them. */
import type { AnyObjectSchema } from 'yup';
import { fieldIn } from '../blog/posts';
import { localizedFieldsOf } from '../content/kinds';
import { LOCALES, type Locale } from '../general/locale';
import { isEmptyText } from '../general/empty-text';

const otherOf = (locale: Locale): Locale => (locale === 'en' ? 'es' : 'en');

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the texts of a language with their places, also those in lists: `title`, `questions.0.answer`. */
function textsIn(fields: object, locale: Locale, place = ''): [place: string, text: string][] {
  const ending = fieldIn(locale, '');
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (isTexts(value)) return textsIn(value, locale, `${place}${name}.`);
    if (typeof value !== 'string' || !name.endsWith(ending)) return [];
    const base = name.slice(0, -ending.length);
    return fieldIn(otherOf(locale), base) in fields ? [[place + base, value]] : [];
  });
}

/** Returns the languages whose texts differ. */
export function changedTexts(before: object, after: object): Locale[] {
  // What comes from a schema, a request or the database has its fields in different orders.
  const inOrder = (fields: object, locale: Locale): string =>
    JSON.stringify(textsIn(fields, locale).sort(([a], [b]) => (a < b ? -1 : 1)));
  return LOCALES.filter((locale) => inOrder(before, locale) !== inOrder(after, locale));
}

/** Returns the languages in which something is missing that the other one has. */
export function languagesWithGaps(fields: object): Locale[] {
  return LOCALES.filter((locale) => {
    const others = new Map(textsIn(fields, otherOf(locale)));
    return textsIn(fields, locale).some(
      ([place, text]) => isEmptyText(text) && !isEmptyText(others.get(place) ?? ''),
    );
  });
}

/** Whether a piece has no text in any language. */
export const hasNoTexts = (fields: object): boolean =>
  LOCALES.every((locale) => textsIn(fields, locale).every(([, text]) => isEmptyText(text)));

/** Returns the names of the fields of a piece that exist in both languages, in each of them: `titleEn`, `titleEs`. Lists are left out. */
export const localizedNamesOf = (schema: AnyObjectSchema): string[] =>
  localizedFieldsOf(schema).flatMap((field) => LOCALES.map((locale) => fieldIn(locale, field)));

/** Returns the names of suggested fields without repetitions and without empty fields. */
export const suggestedTexts = (
  schema: AnyObjectSchema,
  fields: object,
  suggested: readonly string[],
): string[] => {
  const texts = new Map<string, unknown>(Object.entries(fields));
  return localizedNamesOf(schema).filter((name) => suggested.includes(name) && texts.get(name) !== '');
};
