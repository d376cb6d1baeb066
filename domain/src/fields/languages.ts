/** What follows from the description of a kind for each of its languages. */
import { fingerprint } from '../general/fingerprint';
import { LOCALES, fieldIn, otherLocale, type Locale } from '../general/locale';
import { textProperty } from '../general/property';
import { slugify } from '../general/slug';
import { trimInvisible } from '../general/text/visible';
import { isEmptyText } from './empty-text';
import type { Field, FieldOf, FieldSet } from './field';

export const isLocalized = (field: Field): boolean => 'localized' in field;

/** Returns the names of the texts in these languages: `titleEn`, `titleEs`. Those in lists are left out. */
export const localizedNames = (fields: FieldSet, locales: readonly Locale[] = LOCALES): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isLocalized(field) ? locales.map((locale) => fieldIn(locale, name)) : [],
  );

/**
 * Returns the fields that are empty and that a publication needs in a language. A category needs a name in
 * one of them.
 */
export const requiredIn = (fields: FieldSet, values: object, locale: Locale): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!('required' in field) || !(isLocalized(field) || field.type === 'category')) return [];
    const needed = isLocalized(field) ? [locale] : LOCALES;
    return needed.every((each) => isEmptyText(textProperty(values, fieldIn(each, name)))) ? [name] : [];
  });

/** In which languages visitors can read something. */
export type Languages = Record<Locale, boolean>;

export const isShownIn =
  (locale: Locale) =>
  ({ languages }: { languages: Languages }): boolean =>
    languages[locale];

/**
 * Returns in which languages something has all that a publication needs: visitors can read it in these, once
 * it is published.
 */
export const languagesOf = (fields: FieldSet, values: object): Languages => ({
  en: requiredIn(fields, values, 'en').length === 0,
  es: requiredIn(fields, values, 'es').length === 0,
});

/**
 * Returns the only language in which something can be read; null where it can be read in both, or in none.
 */
export function onlyLanguage(languages: Languages): Locale | null {
  const [only = null, ...others] = LOCALES.filter((locale) => languages[locale]);
  return others.length === 0 ? only : null;
}

/**
 * Returns the languages in which less is missing for a publication: those that are complete where one is,
 * both where as much is missing.
 */
function leadingLanguages(fields: FieldSet, values: object): Locale[] {
  const missing = (locale: Locale) => requiredIn(fields, values, locale).length;
  return LOCALES.filter((locale) => missing(locale) <= missing(otherLocale(locale)));
}

/**
 * Returns the languages that a publication waits for: none where one is complete, otherwise the ones in which
 * less is missing. `only`: the only language of the site.
 */
export const awaitedLanguages = (fields: FieldSet, values: object, only: Locale | null = null): Locale[] =>
  (only === null ? leadingLanguages(fields, values) : [only]).filter(
    (locale) => requiredIn(fields, values, locale).length > 0,
  );

/**
 * Makes a slug from the text of a language to be published, English first, or else of the other. Without
 * Latin letters or digits it is a hash of the text; without a text it is empty.
 */
export function madeSlug(fields: FieldSet, { from }: FieldOf<'slug'>, values: object): string {
  const texts = [...leadingLanguages(fields, values), ...LOCALES]
    .map((locale) => trimInvisible(textProperty(values, fieldIn(locale, from))))
    .filter((text) => text !== '');
  const [made = texts[0] === undefined ? '' : fingerprint(texts[0])] = texts.map(slugify).filter(Boolean);
  return made;
}

/** Returns the names of the texts on which `madeSlug` depends. */
export const slugSourceNames = (fields: FieldSet): string[] =>
  LOCALES.flatMap((locale) => requiredIn(fields, {}, locale).map((name) => fieldIn(locale, name)));

/**
 * Returns the fields that are not translated: a category has names of its own, and the name of a person is
 * the same.
 */
export const untranslatedIn = (fields: FieldSet): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'category' || 'isName' in field ? [name] : [],
  );
