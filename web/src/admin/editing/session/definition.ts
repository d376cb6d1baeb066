/**
 * What an editor has to know of the documents that it edits. The values of its fields are compared, merged and validated as a whole: a text,
 * a picture or a list is one field.
 */
import type { Locale } from '@perro-wisdom/domain/general/locale';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import type { LanguageProgress } from '@perro-wisdom/domain/drafts/languages';
import { ValidationError, type AnyObjectSchema } from 'yup';

/** The values of an editor's fields. */
export interface Values {
  /** The names of the texts that are suggested translations which the owner has neither changed nor confirmed. */
  suggested: readonly string[];
}

/** A field with a control. */
export type FieldOf<V extends Values> = Exclude<keyof V, 'suggested'> & string;
/** The message code of each field with an error. */
export type ErrorsOf<V extends Values> = Partial<Record<FieldOf<V>, string>>;

/** A revision of a working copy, on which a change is based. */
export interface Revised {
  id: string;
  revision: number;
}

/** The body that saves a working copy. */
export interface SaveRequest {
  fields: object;
  suggested: string[];
}

/** The state of the texts in a language; `empty`: neither language has any; `fields`: the names of the missing ones, without their language. */
export type TextStatus =
  | { state: 'complete' }
  | { state: 'empty' }
  | { state: 'missing'; fields: string[] }
  | { state: 'outOfDate' };

/** What the owner's area calls a document. */
type Subject = 'post' | 'piece';

export interface Definition<V extends Values, Copy extends Draft> {
  /** Names the kind of the unsaved work in the browser. */
  kind: string;
  subject: Subject;
  /** In display order. */
  fields: readonly FieldOf<V>[];
  /** The names that `suggested` may have, in display order. */
  suggestable: readonly string[];
  /** The values of a new document. */
  empty: V;
  valuesOf: (copy: Copy) => V;
  requestOf: (values: V) => SaveRequest;
  /** Parses values that were stored in the browser; invalid ones become empty. */
  parseValues: (stored: unknown) => V;
  /** The language of a field; null for one that both languages share. */
  languageOf: (field: FieldOf<V>) => Locale | null;
  /** The name of a field without its language: `title` for `titleEs`. */
  baseName: (field: FieldOf<V>) => string;
  isHtml: (field: FieldOf<V>) => boolean;
  /** The errors of fields that cannot be stored, not even in a working copy: a text that is too long, for example. */
  draftErrors: (values: V) => ErrorsOf<V>;
  /** The errors of fields that keep the document from being published. */
  publicationErrors: (values: V) => ErrorsOf<V>;
  /** The field to which a name in a request or a response belongs: `titleEn` to `fields.titleEn`, `tags` to `tags[2]`. */
  fieldOfName: (name: string | null) => FieldOf<V> | null;
  languageStatus: (values: V, progress: LanguageProgress, locale: Locale) => TextStatus;
  isLive: (copy: Copy) => boolean;
  /** The field that a 409 refuses, because another document has its value; null if there is none. */
  uniqueField: FieldOf<V> | null;
  /** Returns the values after a change, for fields that follow others. */
  afterEdit?: (values: V, before: V, copy: Copy | null) => V;
}

/** Whether two values of a field are the same; objects and lists are compared by their contents. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

type Merging<V extends Values> = Pick<Definition<V, never>, 'fields' | 'suggestable' | 'fieldOfName'>;

/** Returns `values` with the selected fields of `source`, and with its marks for suggested translations in these fields. */
export function replaceFields<V extends Values>(
  { fields, suggestable, fieldOfName }: Merging<V>,
  values: V,
  source: V,
  isReplaced: (field: FieldOf<V>) => boolean,
): V {
  const replaced = fields.filter(isReplaced);
  const comesFromSource = (name: string) => replaced.some((field) => field === fieldOfName(name));
  return {
    ...values,
    ...Object.fromEntries(replaced.map((field) => [field, source[field]])),
    suggested: suggestable.filter((name) =>
      (comesFromSource(name) ? source : values).suggested.includes(name),
    ),
  };
}

export type Version = 'mine' | 'theirs';

export interface Difference<Field extends string> {
  field: Field;
  /** The only version that changed the field; null when both did, so that the owner must decide. */
  suggested: Version | null;
}

/** Returns the fields in which two versions differ, in display order. `base` is their common ancestor. */
export function differencesOf<V extends Values>(
  { fields }: Pick<Definition<V, never>, 'fields'>,
  base: V,
  mine: V,
  theirs: V,
): Difference<FieldOf<V>>[] {
  return fields
    .filter((field) => !isSameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      suggested: isSameValue(mine[field], base[field])
        ? 'theirs'
        : isSameValue(theirs[field], base[field])
          ? 'mine'
          : null,
    }));
}

export type Choices<Field extends string> = Partial<Record<Field, Version>>;

/** Returns `mine` with the fields of `theirs` that were chosen. */
export const mergedValues = <V extends Values>(
  definition: Merging<V>,
  mine: V,
  theirs: V,
  choices: Choices<FieldOf<V>>,
): V => replaceFields(definition, mine, theirs, (field) => choices[field] === 'theirs');

/**
 * Returns what the owner calls a value that is stored as a code, a day of the week for example; undefined for one that is shown as it is.
 * `name`: the field, or the part of a list's item.
 */
export type WordOf = (name: string, value: string | boolean | number) => string | undefined;

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

/**
 * Returns the first error of each field that a schema refuses.
 * @param fieldOf returns the field to which the path of an error belongs
 */
export function errorsIn<Field extends string>(
  schema: AnyObjectSchema,
  value: unknown,
  fieldOf: (path: string) => Field | null,
): Partial<Record<Field, string>> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<Field, string>> = {};
    for (const { path, message } of error.inner) {
      const field = fieldOf(path ?? '');
      if (field) errors[field] ??= message;
    }
    return errors;
  }
}
