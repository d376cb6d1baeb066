/** Derives tolerant readers for stored and published fields from the field descriptions. */
import { WEEKDAYS } from '../content/facts.limits';
import { RATING_MAX } from '../content/testimonials.limits';
import { LOCALES } from '../general/locale';
import {
  asChoice,
  asChoices,
  asList,
  asRecord,
  asText,
  emptyOf,
  like,
  nullable,
  type Reader,
  type Readers,
  type RecordReader,
} from '../stored/reader';
import { publicNames, storedNames, type Field, type FieldSet, type PublicOf, type ValuesOf } from './field';

type NamesOf = (name: string, field: Field) => string[];

function valueReader(field: Field, namesOf: NamesOf): Reader<unknown> {
  switch (field.type) {
    case 'checkbox':
      return like(field.initially ?? false);
    case 'choice':
      return asChoice(Object.keys(field.choices), field.initially);
    case 'selection':
      return asChoices(Object.keys(field.choices), field.initially);
    case 'days':
      return asChoices(WEEKDAYS);
    case 'tags':
      return asList(asText);
    case 'rating':
      return like(RATING_MAX);
    case 'distance':
    case 'coordinate':
      return nullable(0);
    case 'language':
      return asChoice(['', ...LOCALES], '');
    case 'list':
      return asList(recordOf(field.fields, namesOf));
    default:
      return asText;
  }
}

const readersOf = (fields: FieldSet, namesOf: NamesOf): Record<string, Reader<unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      namesOf(name, field).map((each, index) => [
        each,
        // A picture's path comes first, followed by its alternative text and focal point.
        index === 0 || field.type !== 'picture' ? valueReader(field, namesOf) : asText,
      ]),
    ),
  );

/** Returns the former names of renamed fields' properties, keyed by the properties' current names. */
function formerNamesOf(fields: FieldSet, namesOf: NamesOf): Record<string, string> {
  const pairs = Object.entries(fields).flatMap(([name, field]) => {
    if (field.formerly === undefined) return [];
    const former = namesOf(field.formerly, field);
    return namesOf(name, field).map((present, index) => [present, former[index] ?? present]);
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

const recordOf = (fields: FieldSet, namesOf: NamesOf): RecordReader<Record<string, unknown>> =>
  asRecord(readersOf(fields, namesOf), formerNamesOf(fields, namesOf));

/** Returns a memoized version of `derive`, so that it runs only once per description. */
function derivedOnce<Read>(derive: (fields: FieldSet) => Read): (fields: FieldSet) => Read {
  const derived = new WeakMap<FieldSet, Read>();
  return (fields) => {
    const reader = derived.get(fields) ?? derive(fields);
    derived.set(fields, reader);
    return reader;
  };
}

const storedReaders = derivedOnce((fields) => recordOf(fields, storedNames));

/** Returns the reader for fields as they are edited and stored. */
export const storedReader = <Fields extends FieldSet>(fields: Fields): RecordReader<ValuesOf<Fields>> =>
  storedReaders(fields) as unknown as RecordReader<ValuesOf<Fields>>;

/** Returns the reader for published fields, combined with readers for other state in the document. */
export const publicReader = <Fields extends FieldSet, State extends object>(
  fields: Fields,
  state: Readers<State>,
): RecordReader<PublicOf<Fields> & State> =>
  asRecord(
    { ...readersOf(fields, publicNames), ...state } as unknown as Readers<PublicOf<Fields> & State>,
    formerNamesOf(fields, publicNames),
  );

/** Returns the current names of the stored properties in `names`, some of which may be former names. */
export function presentNames(fields: FieldSet, names: readonly string[]): string[] {
  const { formerNames } = storedReader(fields);
  const present = new Map(Object.entries(formerNames).map(([name, former]) => [former, name]));
  return names.map((name) => present.get(name) ?? name);
}

/** Returns the initial values of fields before the owner edits them. */
export const emptyValues = <Fields extends FieldSet>(fields: Fields): ValuesOf<Fields> =>
  emptyOf(storedReader(fields));
