/**
 * The values of documents in an archive: JSON as Firestore's REST API writes it, which keeps every type
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value), in one normal form: the same document is always the same text,
 * whichever server wrote it, and references do not name the project.
 */

type Json = Record<string, unknown>;

/** A document of an archive: its path from the root of the database (`posts/a/versions/1`), and its fields. */
export interface ArchivedDocument {
  path: string;
  fields: Json;
}

/** JSON has no -0: `JSON.stringify` writes it as `0`. Firestore's own clients send this text over REST. */
const NEGATIVE_ZERO = '-0';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

const objectIn = (value: unknown, name: string): Json => {
  const inner = isObject(value) ? value[name] : undefined;
  return isObject(inner) ? inner : {};
};

/** Converts the fields of a document by the conversion of references and doubles. Fields are sorted by name. */
const convertFields = (fields: Json, scalar: Scalar): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .sort(byName)
      .map(([name, value]) => [name, convert(value, scalar)]),
  );

/** Converts a value that has neither elements nor fields. */
type Scalar = (type: string, value: unknown) => unknown;

function convert(value: unknown, scalar: Scalar): Json {
  const [entry, ...others] = isObject(value) ? Object.entries(value) : [];
  if (!entry || others.length > 0) throw new Error(`Not a value of Firestore: ${JSON.stringify(value)}`);
  const [type, content] = entry;
  if (type === 'mapValue')
    return { mapValue: { fields: convertFields(objectIn(content, 'fields'), scalar) } };
  if (type === 'arrayValue') {
    const values = isObject(content) && Array.isArray(content.values) ? content.values : [];
    return { arrayValue: { values: values.map((element) => convert(element, scalar)) } };
  }
  return { [type]: scalar(type, content) };
}

/** Servers differ in how many zeros they write after the last digit of a second. */
const normalTime = (time: string): string => time.replace(/(\.\d*?)0*Z$/, '$1Z').replace('.Z', 'Z');

function normalDouble(value: unknown): unknown {
  if (typeof value === 'number' && Object.is(value, -0)) return NEGATIVE_ZERO;
  // Texts, too, are numbers in the JSON of protocol buffers; NaN and the infinities are always texts.
  if (
    typeof value !== 'string' ||
    value === NEGATIVE_ZERO ||
    ['NaN', 'Infinity', '-Infinity'].includes(value)
  )
    return value;
  return normalDouble(Number(value));
}

function normalScalar(type: string, value: unknown): unknown {
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return value;
    case 'integerValue':
      return String(value);
    case 'doubleValue':
      return normalDouble(value);
    case 'timestampValue':
      return normalTime(String(value));
    case 'bytesValue':
      return String(value).replaceAll('-', '+').replaceAll('_', '/');
    case 'geoPointValue': {
      // Zeros are left out on the way.
      const { latitude = 0, longitude = 0 } = isObject(value) ? value : {};
      return { latitude: normalDouble(latitude), longitude: normalDouble(longitude) };
    }
    default:
      throw new Error(`Firestore has a type that archives do not know: ${type}`);
  }
}

/**
 * Returns the fields as an archive has them. `root` is the name of the database's root, `projects/…/documents`. Throws for a type of value
 * that archives do not know, rather than losing it.
 */
export function archivedFields(fields: Json, root: string): Json {
  return convertFields(fields, (type, value) => {
    if (type !== 'referenceValue') return normalScalar(type, value);
    const name = String(value);
    // A reference into another database keeps its full name.
    return name.startsWith(`${root}/`) ? name.slice(root.length + 1) : `/${name}`;
  });
}

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);
const isDouble = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && ['NaN', 'Infinity', '-Infinity', NEGATIVE_ZERO].includes(value));

/** How each type is written in an archive. */
const ARCHIVED: Record<string, (value: unknown) => boolean> = {
  nullValue: (value) => value === null,
  booleanValue: (value) => typeof value === 'boolean',
  stringValue: (value) => typeof value === 'string',
  integerValue: matches(/^-?\d{1,19}$/),
  doubleValue: isDouble,
  timestampValue: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/),
  bytesValue: matches(/^[A-Za-z\d+/]*={0,2}$/),
  geoPointValue: (value) => isObject(value) && isDouble(value.latitude) && isDouble(value.longitude),
  referenceValue: matches(/^(?:\/.+|[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*)$/s),
};

/** Throws unless these are fields as `archivedFields` writes them: whoever made an archive may have written anything into it. */
export function checkArchivedFields(fields: Json): void {
  const checked = convertFields(fields, (type, value) => {
    if (!Object.hasOwn(ARCHIVED, type) || !ARCHIVED[type]?.(value))
      throw new Error(`Not a value of Firestore: ${JSON.stringify({ [type]: value }).slice(0, 200)}`);
    return value;
  });
  if (JSON.stringify(checked) !== JSON.stringify(fields))
    throw new Error('Not a value of Firestore in the form of archives');
}

/** Returns archived fields as a server takes them. `negativeZero` is the text that this server reads as -0. */
export function restoredFields(fields: Json, root: string, negativeZero = NEGATIVE_ZERO): Json {
  const double = (value: unknown): unknown => (value === NEGATIVE_ZERO ? negativeZero : value);
  return convertFields(fields, (type, value) => {
    if (type === 'doubleValue') return double(value);
    if (type === 'geoPointValue' && isObject(value))
      return { latitude: double(value.latitude), longitude: double(value.longitude) };
    if (type !== 'referenceValue') return value;
    const name = String(value);
    return name.startsWith('/') ? name.slice(1) : `${root}/${name}`;
  });
}

/** Returns the line of a document in an archive, without its end. */
export const archiveLine = ({ path, fields }: ArchivedDocument): string => JSON.stringify({ path, fields });

/** Reads a line of an archive. Throws if it is none. */
export function parseArchiveLine(line: string): ArchivedDocument {
  const document: unknown = JSON.parse(line);
  if (!isObject(document) || typeof document.path !== 'string' || !isObject(document.fields))
    throw new Error('Not a document of an archive');
  return { path: document.path, fields: document.fields };
}
