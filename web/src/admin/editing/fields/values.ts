/**
 * The values of an editor's fields, and how they are stored. A localized text has a value for each language;
 * a picture with all that belongs to it is one value, and so is a list.
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

/** A value of the editor: a field, or one of its languages. */
export interface EditedField {
  /** Its name among the editor's values: `titleEs`. */
  name: string;
  /** The name of its field: `title`. */
  base: string;
  field: Field;
  /** Null for one that both languages share. */
  locale: Locale | null;
}

/** An item of a list, such as a question with its answer. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Returns a new item of a list. The first one has the initial values of the description, later ones have the
 * times of the previous item.
 */
export function newItem({ fields, first }: FieldOf<'list'>, items: readonly Item[], shared?: Item): Item {
  const last = items.at(-1);
  const times = Object.keys(fields).filter((name) => fields[name]?.type === 'time');
  const begun = last ? Object.fromEntries(times.map((name) => [name, last[name]])) : first;
  return { ...emptyValues(fields), ...begun, ...shared };
}

/** Whether the owner has to fill in a field before a publication. */
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

/** Returns values without the items that are marked as added. */
export const withoutAdded = <Of extends object>(values: Of): Of =>
  mapLists(values, (items) => items.filter((item) => !isAdded(item)));

/** Returns values without the marks of added items. */
export const withoutMarks = <Of extends object>(values: Of): Of =>
  mapLists(values, (items) =>
    items.map((item) => (isAdded(item) ? Object.fromEntries(Object.entries(item as Item)) : item)),
  );

/**
 * Returns the values of an editor of fields: first those of each language, then the shared ones, each in the
 * order of the description.
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

/** What a field with several parts has as its value, by the order in which they are stored. */
const PARTS: Partial<Record<FieldType, readonly string[]>> = {
  picture: ['path', 'altEn', 'altEs', 'focus'],
  category: ['en', 'es'],
};

const listIn = (source: unknown): unknown[] => (Array.isArray(source) ? source : []);

/** Returns the value of a field in a draft's fields. */
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

/** Returns the fields of a draft in which a value is stored. */
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
