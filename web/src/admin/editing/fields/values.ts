/**
 * The values of an editor's fields, and how they are stored. A localized text has a value for each language; a picture with all that
 * belongs to it is one value, and so is a list.
 */
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { storedNames, type Field, type FieldSet } from '@perro-wisdom/domain/fields/field';
import { emptyValues } from '@perro-wisdom/domain/fields/public';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import type { ChosenPicture } from '../pictures/picture-choice';
import { parsePicture } from '../frame/PictureField';

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

export const isLocalized = (field: Field): boolean => 'localized' in field;

/** Returns the values of an editor of fields: first those of each language, then the shared ones, each in the order of the description. */
export function editedFields(fields: FieldSet): EditedField[] {
  const entries = Object.entries(fields);
  const localized = entries.filter(([, field]) => isLocalized(field));
  const shared = entries.filter(([, field]) => !isLocalized(field));
  return [
    ...LOCALES.flatMap((locale) =>
      localized.map(([base, field]) => ({ name: fieldIn(locale, base), base, field, locale })),
    ),
    ...shared.map(([base, field]) => ({ name: base, base, field, locale: null })),
  ];
}

const read = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;

const PICTURE_PARTS = ['path', 'altEn', 'altEs', 'focus'] as const;

/** Returns the value of a field of a draft. */
export function valueIn({ name, base, field }: EditedField, stored: unknown): unknown {
  if (field.type !== 'picture') return read(stored, name) ?? read(emptyValues({ [base]: field }), name);
  const parts = storedNames(name, field).map((part, index) => [PICTURE_PARTS[index], read(stored, part)]);
  return parsePicture(Object.fromEntries(parts));
}

/** Returns the fields of a draft in which a value is stored. */
export function storedIn({ name, field }: EditedField, value: unknown): [string, unknown][] {
  if (field.type !== 'picture') return [[name, value]];
  const picture = value as ChosenPicture;
  return storedNames(name, field).map((part, index) => [part, picture[PICTURE_PARTS[index] ?? 'path']]);
}

/** Returns a value that was kept in the browser if it is what the field can hold, otherwise an empty one. */
export function parseValue({ name, base, field }: EditedField, kept: unknown): unknown {
  const empty = read(emptyValues({ [base]: field }), name);
  if (field.type === 'picture') return parsePicture(kept);
  if (field.type === 'list')
    return Array.isArray(kept) ? kept.map((item: unknown) => parseItem(field.fields, item)) : empty;
  if (empty === null) return typeof kept === 'number' ? kept : null;
  return typeof kept === typeof empty ? kept : empty;
}

function parseItem(fields: FieldSet, kept: unknown): Item {
  const entries = Object.entries(emptyValues(fields)).map(([name, empty]: [string, unknown]) => {
    const part = read(kept, name);
    if (Array.isArray(empty))
      return [name, Array.isArray(part) ? part.filter((each) => typeof each === 'string') : []];
    return [name, typeof part === typeof empty ? part : empty];
  });
  return Object.fromEntries(entries) as Item;
}
