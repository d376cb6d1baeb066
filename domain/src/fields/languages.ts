/** Determines a content item's languages and its missing fields from the description of its kind. */
import { fingerprint } from '../general/fingerprint';
import { LOCALES, fieldIn, otherLocale, type Locale } from '../general/locale';
import { textProperty } from '../general/property';
import { slugify } from '../general/slug';
import { trimInvisible } from '../general/text/visible';
import { isEmptyText } from './empty-text';
import type { Field, FieldOf, FieldSet } from './field';

export const isLocalized = (field: Field): boolean => 'localized' in field;

/**
 * Returns the names of the localized fields in the given languages, such as `titleEn` and `titleEs`. Excludes
 * fields inside lists.
 */
export const localizedNames = (fields: FieldSet, locales: readonly Locale[] = LOCALES): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isLocalized(field) ? locales.map((locale) => fieldIn(locale, name)) : [],
  );

/** Returns the required fields that are empty in a language. A category needs a name in only one language. */
export const requiredIn = (fields: FieldSet, values: object, locale: Locale): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!('required' in field) || !(isLocalized(field) || field.type === 'category')) return [];
    const needed = isLocalized(field) ? [locale] : LOCALES;
    return needed.every((each) => isEmptyText(textProperty(values, fieldIn(each, name)))) ? [name] : [];
  });

/** Whether visitors can read a content item in each language. */
export type Languages = Record<Locale, boolean>;

export const isShownIn =
  (locale: Locale) =>
  ({ languages }: { languages: Languages }): boolean =>
    languages[locale];

/**
 * Returns the languages in which all required fields are filled in. Once published, the item can be read in
 * these languages.
 */
export const languagesOf = (fields: FieldSet, values: object): Languages => ({
  en: requiredIn(fields, values, 'en').length === 0,
  es: requiredIn(fields, values, 'es').length === 0,
});

/** Returns the only language in which content can be read, or null if there are two or none. */
export function onlyLanguage(languages: Languages): Locale | null {
  const [only = null, ...others] = LOCALES.filter((locale) => languages[locale]);
  return others.length === 0 ? only : null;
}

/** Returns the language with fewer missing required fields, or both languages in a tie. */
function leadingLanguages(fields: FieldSet, values: object): Locale[] {
  const missing = (locale: Locale) => requiredIn(fields, values, locale).length;
  return LOCALES.filter((locale) => missing(locale) <= missing(otherLocale(locale)));
}

/**
 * Returns the languages to complete before publishing: none if one is complete, otherwise those with the
 * fewest missing fields. On a site with one language (`only`), only that language counts.
 */
export const awaitedLanguages = (fields: FieldSet, values: object, only: Locale | null = null): Locale[] =>
  (only === null ? leadingLanguages(fields, values) : [only]).filter(
    (locale) => requiredIn(fields, values, locale).length > 0,
  );

/**
 * Returns a slug derived from the source text in the language with fewer missing fields, or in English if the
 * languages are tied. If that text has no Latin letters or digits, the other language's text is used. If
 * neither text has any, the slug is a hash of the preferred text. Without any text, the slug is empty.
 */
export function madeSlug(fields: FieldSet, { from }: FieldOf<'slug'>, values: object): string {
  const texts = [...leadingLanguages(fields, values), ...LOCALES]
    .map((locale) => trimInvisible(textProperty(values, fieldIn(locale, from))))
    .filter((text) => text !== '');
  const [made = texts[0] === undefined ? '' : fingerprint(texts[0])] = texts.map(slugify).filter(Boolean);
  return made;
}

/** Returns the names of the fields that `madeSlug` reads. */
export const slugSourceNames = (fields: FieldSet): string[] =>
  LOCALES.flatMap((locale) => requiredIn(fields, {}, locale).map((name) => fieldIn(locale, name)));

/**
 * Returns the fields that aren't translated: categories, which have a name in each language, and people's
 * names.
 */
export const untranslatedIn = (fields: FieldSet): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'category' || 'isName' in field ? [name] : [],
  );
