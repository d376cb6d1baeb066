/** What follows from the description of a kind for each of its languages. */
import { LOCALES, fieldIn, type Locale } from '../general/locale';
import { isEmptyText } from './empty-text';
import type { FieldSet } from './field';

const isLocalized = (field: object): boolean => 'localized' in field;

/** Returns the names of the texts that exist in both languages, in each of them: `titleEn`, `titleEs`. Those in lists are left out. */
export const localizedNames = (fields: FieldSet): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isLocalized(field) ? LOCALES.map((locale) => fieldIn(locale, name)) : [],
  );

/** Returns the fields that a publication needs in each language and that are empty in one. */
export const requiredIn = (fields: FieldSet, values: object, locale: Locale): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    (isLocalized(field) || field.type === 'category') &&
    'required' in field &&
    isEmptyText(String(Reflect.get(values, fieldIn(locale, name))))
      ? [name]
      : [],
  );

/** Returns the fields that are not translated: a category has names of its own, and the name of a person is the same. */
export const untranslatedIn = (fields: FieldSet): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'category' || 'isName' in field ? [name] : [],
  );
