/**
 * Converts between the values of an editor and a draft's stored fields. A localized field has one value per
 * language. A picture with its descriptions and focal point is one value, and so is a list.
 */
import {
  storedNames,
  type Field,
  type FieldOf,
  type FieldSet,
  type FieldType,
} from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { emptyValues } from '@app/domain/fields/reader';
import { fieldIn, LOCALES, type Locale } from '@app/domain/general/locale';
import { propertyOf, textProperty } from '@app/domain/general/property';

/** A value in the editor: a shared field, or a localized field in one language. */
export interface EditedField {
  /** The name of the value: `titleEs`. */
  name: string;
  /** The name of the field: `title`. */
  base: string;
  field: Field;
  /** The language of the value; null for a field that both languages share. */
  locale: Locale | null;
}

/** An item in a list, such as a question and its answer. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Returns a new list item. The first item gets its initial values from the field's description. Later items
 * copy the previous item's times.
 */
export function newItem({ fields, first }: FieldOf<'list'>, items: readonly Item[], shared?: Item): Item {
  const last = items.at(-1);
  const times = Object.keys(fields).filter((name) => fields[name]?.type === 'time');
  const begun = last ? Object.fromEntries(times.map((name) => [name, last[name]])) : first;
  return { ...emptyValues(fields), ...begun, ...shared };
}

/** Returns whether the owner has to fill in a field before publishing. */
export const isRequired = (field: Field): boolean => 'required' in field;

const ADDED = Symbol('added');

/**
 * Marks an item as added since the last attempt to publish, so that its missing values aren't errors yet. The
 * mark is not stored.
 */
export const asAdded = (item: Item): Item => ({ ...item, [ADDED]: true });

export const isAdded = (item: unknown): boolean => typeof item === 'object' && item !== null && ADDED in item;

const mapLists = <Of extends object>(values: Of, map: (items: unknown[]) => unknown[]): Of => {
  const lists = Object.entries(values).filter(([, value]) => Array.isArray(value) && value.some(isAdded));
  if (lists.length === 0) return values;
  return { ...values, ...Object.fromEntries(lists.map(([name, items]) => [name, map(items as unknown[])])) };
};

/** Returns the values without the items marked as added. */
export const withoutAdded = <Of extends object>(values: Of): Of =>
  mapLists(values, (items) => items.filter((item) => !isAdded(item)));

/** Returns the values without the marks on added items. */
export const withoutMarks = <Of extends object>(values: Of): Of =>
  mapLists(values, (items) =>
    items.map((item) => (isAdded(item) ? Object.fromEntries(Object.entries(item as Item)) : item)),
  );

/**
 * Returns the editor's values for these fields: localized values first, grouped by language, then shared
 * values, each in the order of the fields.
 */
export function editedFields(fields: FieldSet, languages: readonly Locale[]): EditedField[] {
  const entries = Object.entries(fields);
  const localized = entries.filter(([, field]) => isLocalized(field));
  const shared = entries.filter(([, field]) => !isLocalized(field));
  return [
    ...languages.flatMap((locale) =>
      localized.map(([base, field]) => ({ name: fieldIn(locale, base), base, field, locale })),
    ),
    ...shared.map(([base, field]) => ({ name: base, base, field, locale: null })),
  ];
}

/** The property names of multi-part values, in the order of their stored fields. */
const PARTS: Partial<Record<FieldType, readonly string[]>> = {
  picture: ['path', 'altEn', 'altEs', 'focus'],
  category: ['en', 'es'],
};

const listIn = (source: unknown): unknown[] => (Array.isArray(source) ? source : []);

/** Returns the editor's value for a field, read from a draft's fields. */
export function valueIn({ name, base, field }: EditedField, stored: unknown): unknown {
  const parts = PARTS[field.type];
  if (parts)
    return Object.fromEntries(
      storedNames(base, field).map((part, index) => [parts[index], textProperty(stored, part)]),
    );
  if (field.type === 'tags') {
    const [english = [], spanish] = storedNames(base, field).map((part) => listIn(propertyOf(stored, part)));
    return english.map((en, index) => ({ en, es: spanish?.[index] ?? '' }));
  }
  return propertyOf(stored, name);
}

/** Returns the stored draft fields for a value, as entries. */
export function storedIn({ name, base, field }: EditedField, value: unknown): [string, unknown][] {
  const parts = PARTS[field.type];
  if (parts)
    return storedNames(base, field).map((part, index) => [part, propertyOf(value, parts[index] ?? '')]);
  if (field.type !== 'tags') return [[name, value]];
  return storedNames(base, field).map((part, index) => [
    part,
    Array.isArray(value) ? value.map((tag) => propertyOf(tag, LOCALES[index] ?? 'en')) : undefined,
  ]);
}
