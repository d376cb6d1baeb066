/** Finds the changed text, the missing text and the suggested translations in a draft's two languages. */
import { storedNames, type FieldSet } from '../fields/field';
import { isLocalized, localizedNames } from '../fields/languages';
import { isEmptyText } from '../fields/empty-text';
import { LOCALES, fieldIn, otherLocale, type Locale } from '../general/locale';

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns each field's path and text in a language, including fields in lists: `title`, `questions.0.answer`.
 */
function textsIn(fields: object, locale: Locale, place = ''): [place: string, text: string][] {
  const ending = fieldIn(locale, '');
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (isTexts(value)) return textsIn(value, locale, `${place}${name}.`);
    if (typeof value !== 'string' || !name.endsWith(ending)) return [];
    const base = name.slice(0, -ending.length);
    return fieldIn(otherLocale(locale), base) in fields ? [[place + base, value]] : [];
  });
}

/**
 * Returns the fields that the owner writes in each language. Excludes category names and picture
 * descriptions, which are filled in when the owner chooses a category or a picture.
 */
export const writtenTexts = (fieldSet: FieldSet, fields: object): object => {
  const names = Object.entries(fieldSet).flatMap(([name, field]) =>
    isLocalized(field) || field.type === 'list' ? storedNames(name, field) : [],
  );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
};

/**
 * Returns the languages whose text differs between `before` and `after`. Ignores the `untranslated` paths,
 * which need no translation.
 */
export function changedTexts(before: object, after: object, untranslated: readonly string[] = []): Locale[] {
  // The order of fields differs between schemas, requests and the database.
  const inOrder = (fields: object, locale: Locale): string =>
    JSON.stringify(
      textsIn(fields, locale)
        .filter(([place]) => !untranslated.includes(place))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return LOCALES.filter((locale) => inOrder(before, locale) !== inOrder(after, locale));
}

/** Returns the paths of the fields that are empty in the given language but not in the other one. */
export function gapsIn(fields: object, locale: Locale): string[] {
  const others = new Map(textsIn(fields, otherLocale(locale)));
  return textsIn(fields, locale).flatMap(([place, text]) =>
    isEmptyText(text) && !isEmptyText(others.get(place) ?? '') ? [place] : [],
  );
}

export const isUnwritten = (fields: object, locale: Locale): boolean =>
  textsIn(fields, locale).every(([, text]) => isEmptyText(text));

export const hasNoTexts = (fields: object): boolean => LOCALES.every((locale) => isUnwritten(fields, locale));

const textOf = (fields: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(fields)).get(name);

/** Returns the names of the suggested fields, without duplicates, unknown fields or empty fields. */
export const suggestedTexts = (fieldSet: FieldSet, fields: object, suggested: readonly string[]): string[] =>
  localizedNames(fieldSet).filter((name) => suggested.includes(name) && textOf(fields, name) !== '');

/**
 * Returns the suggestions that remain after a change made outside the owner's editor: those whose text is
 * unchanged.
 */
export const remainingSuggestions = (
  { fields, suggested }: { fields: object; suggested: readonly string[] },
  after: object,
): string[] =>
  suggested.filter((name) => textOf(after, name) !== '' && textOf(after, name) === textOf(fields, name));
