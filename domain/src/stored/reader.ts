/**
 * Defines tolerant readers for stored data that another version of this code may have written. A missing
 * value is read as its empty value. An unknown property is dropped. A value of the wrong type is reported and
 * read as its empty value. The readers don't use yup, because it is larger than a public page.
 */
import { propertyOf } from '../general/property';

/** A function that a reader calls with the path of each stored value it can't use. */
export type Report = (path: string) => void;

export const ignore: Report = () => undefined;

/** Reads a stored value at a path. Never throws. */
export type Reader<T> = (stored: unknown, report: Report, path: string) => T;

export type Readers<T> = { readonly [Name in keyof T]-?: Reader<T[Name]> };

/** A reader for objects. Its property readers can be combined with readers for more properties. */
export interface RecordReader<T, Read = T> extends Reader<Read> {
  readonly readers: Readers<T>;
  /** The former names of properties, keyed by their current names. */
  readonly formerNames: Readonly<Record<string, string>>;
}

/** The readers and former names of an object's properties. */
export type Described = Pick<RecordReader<object, unknown>, 'readers' | 'formerNames'>;

/** A reader for lists of `Item`. */
export interface ListReader<Item> extends Reader<Item[]> {
  readonly item: Reader<Item>;
}

function readerOf<T>(isUsable: (stored: unknown) => stored is T, empty: T): Reader<T> {
  return (stored, report, path) => {
    if (isUsable(stored)) return stored;
    if (stored !== undefined) report(path);
    return empty;
  };
}

type Primitive = string | number | boolean;
type TypeOf<Empty> = Empty extends string ? string : Empty extends number ? number : boolean;

const isLike = (stored: unknown, example: Primitive): boolean =>
  typeof stored === typeof example && (typeof stored !== 'number' || Number.isFinite(stored));

/** Returns a reader for strings, numbers or booleans with the given empty value. */
export const like = <Empty extends Primitive>(empty: Empty) =>
  readerOf((stored): stored is TypeOf<Empty> => isLike(stored, empty), empty as unknown as TypeOf<Empty>);

/** Returns a reader for values that have the example's type or are null. */
export const nullable = <Example extends Primitive>(example: Example) =>
  readerOf<TypeOf<Example> | null>(
    (stored): stored is TypeOf<Example> | null => stored === null || isLike(stored, example),
    null,
  );

export const asText = like('');
export const asNumber = like(0);
export const asBoolean = like(false);
/** Reads any value unchanged. */
export const asStored: Reader<unknown> = (stored) => stored;
/** Reads a string or null, for example an ISO 8601 time. */
export const asNullableText = nullable('');

/**
 * Returns a reader that accepts the given choices and the empty value. Reports any other value and reads it
 * as empty.
 */
export const asChoice = <Choice, Empty = Choice>(choices: readonly Choice[], empty: Empty) =>
  readerOf<Choice | Empty>(
    (stored): stored is Choice | Empty => stored === empty || choices.some((choice) => choice === stored),
    empty,
  );

/** Returns a reader for lists of the given values. Unknown values are reported and dropped. */
export function asChoices<Choice>(
  choices: readonly Choice[],
  empty: readonly Choice[] = [],
): Reader<Choice[]> {
  const readList = asList((stored) => stored, empty);
  return (stored, report, path) =>
    readList(stored, report, path).filter((item, index): item is Choice => {
      const isKnown = choices.some((choice) => choice === item);
      if (!isKnown) report(`${path}[${String(index)}]`);
      return isKnown;
    });
}

/**
 * Returns a reader for lists. An item of the wrong type is read as its empty value, so parallel lists stay
 * aligned.
 */
export function asList<Item>(item: Reader<Item>, empty: readonly Item[] = []): ListReader<Item> {
  const read: Reader<Item[]> = (stored, report, path) => {
    if (Array.isArray(stored))
      return stored.map((each: unknown, index) => item(each, report, `${path}[${String(index)}]`));
    if (stored !== undefined) report(path);
    return [...empty];
  };
  return Object.assign(read, { item });
}

/**
 * Returns a reader for objects with arbitrary keys whose values all use the given reader. Unusable values are
 * reported and dropped.
 */
export const asMap =
  <T>(value: Reader<T>): Reader<Record<string, T>> =>
  (stored, report, path) => {
    if (typeof stored !== 'object' || stored === null) {
      if (stored !== undefined) report(path);
      return {};
    }
    const entries = Object.entries(stored).flatMap(([name, each]: [string, unknown]): [string, T][] => {
      const own = `${path}.${name}`;
      const problems: string[] = [];
      const read = value(each, (problem) => problems.push(problem), own);
      problems.forEach(report);
      return problems.includes(own) ? [] : [[name, read]];
    });
    return Object.fromEntries(entries);
  };

/**
 * Returns a reader for objects with the given properties. A renamed property is stored under both names
 * (`withFormerNames`). The value under the former name takes precedence, because an earlier version of the
 * site, if redeployed, changes only that value.
 */
export function asRecord<T extends object>(
  readers: Readers<T>,
  formerNames: Readonly<Record<string, string>> = {},
): RecordReader<T> {
  const entries = Object.entries<Reader<unknown>>(readers);
  const read: Reader<T> = (stored, report, path) => {
    if (stored !== undefined && (typeof stored !== 'object' || stored === null || Array.isArray(stored)))
      report(path);
    const values = entries.map(([name, reader]) => {
      const former = propertyOf(stored, formerNames[name] ?? name);
      const value = former === undefined ? propertyOf(stored, name) : former;
      return [name, reader(value, report, path === '' ? name : `${path}.${name}`)];
    });
    return Object.fromEntries(values) as T;
  };
  return Object.assign(read, { readers, formerNames });
}

/** Returns a reader that preserves unknown properties, for documents that are rewritten completely. */
export function withUnknown<T extends object>(record: RecordReader<T>): Reader<T> {
  return (stored, report, path) => ({
    ...(typeof stored === 'object' ? stored : {}),
    ...record(stored, report, path),
  });
}

/** Returns a reader that reports values that fail `hasEssential` and reads them as null. */
export function withEssential<T, Read extends T>(
  record: RecordReader<T, Read>,
  hasEssential: (read: Read) => boolean,
): RecordReader<T, Read | null> {
  const read: Reader<Read | null> = (stored, report, path) => {
    const value = record(stored, report, path);
    if (hasEssential(value)) return value;
    report(path);
    return null;
  };
  return Object.assign(read, { readers: record.readers, formerNames: record.formerNames });
}

const isDescribed = (reader: object): reader is Described => 'readers' in reader;

/**
 * For a reader of lists of objects, returns the description of the items. Returns undefined for any other
 * reader.
 */
export function itemsOf(reader: unknown): Described | undefined {
  const item = typeof reader === 'function' && 'item' in reader ? reader.item : undefined;
  return typeof item === 'function' && isDescribed(item) ? item : undefined;
}

/** Returns an object in its stored form, with each renamed property also under its former name. */
export function withFormerNames<T extends object>({ readers, formerNames }: Described, values: T): T {
  const entries = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const item = itemsOf(propertyOf(readers, name));
    const stored: unknown =
      item && Array.isArray(value) ? value.map((each: object) => withFormerNames(item, each)) : value;
    return [name, formerNames[name] ?? name].map((each) => [each, stored]);
  });
  return Object.fromEntries(entries) as T;
}

/**
 * Returns the names that a reader's query must select: the current and former names of the given properties.
 */
export const selected = (
  { readers, formerNames }: Described,
  names: readonly string[] = Object.keys(readers),
): string[] =>
  names.flatMap((name) => [name, ...(formerNames[name] === undefined ? [] : [formerNames[name]])]);

/** Returns a reader's empty value, which is what it returns for undefined. */
export const emptyOf = <T>(reader: Reader<T>): T => reader(undefined, ignore, '');
