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
const TEXT_DOUBLES = ['NaN', 'Infinity', '-Infinity', NEGATIVE_ZERO];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

const objectIn = (value: unknown, name: string): Json => {
  const inner = isObject(value) ? value[name] : undefined;
  return isObject(inner) ? inner : {};
};

const notAValue = (value: unknown): Error =>
  new Error(`Not a value of Firestore: ${JSON.stringify(value).slice(0, 200)}`);

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
  if (!entry || others.length > 0) throw notAValue(value);
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
  if (typeof value === 'string' && TEXT_DOUBLES.includes(value)) return value;
  // Other texts, too, are numbers in the JSON of protocol buffers.
  const double = typeof value === 'string' ? Number(value) : value;
  if (typeof double !== 'number' || Number.isNaN(double)) throw notAValue({ doubleValue: value });
  return Object.is(double, -0) ? NEGATIVE_ZERO : double;
}

function textOf(type: string, value: string, form: RegExp): string {
  if (!form.test(value)) throw notAValue({ [type]: value });
  return value;
}

/** Returns the value of each type in its normal form, which is the only one that archives have. */
const NORMAL: Record<string, (value: unknown) => unknown> = {
  nullValue: () => null,
  booleanValue: (value) => value === true,
  stringValue: String,
  integerValue: (value) => textOf('integerValue', String(value), /^-?\d{1,19}$/),
  doubleValue: normalDouble,
  timestampValue: (value) =>
    textOf('timestampValue', normalTime(String(value)), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/),
  bytesValue: (value) =>
    textOf('bytesValue', String(value).replaceAll('-', '+').replaceAll('_', '/'), /^[A-Za-z\d+/]*={0,2}$/),
  geoPointValue: (value) => {
    // Zeros are left out on the way.
    const { latitude = 0, longitude = 0 } = isObject(value) ? value : {};
    return { latitude: normalDouble(latitude), longitude: normalDouble(longitude) };
  },
};

function normal(type: string, value: unknown): unknown {
  if (!Object.hasOwn(NORMAL, type))
    throw new Error(`Not a value of Firestore, or of a type that archives do not know: ${type}`);
  return NORMAL[type]?.(value);
}

/**
 * Returns the fields as an archive has them. `root` is the name of the database's root, `projects/…/documents`. Throws for a type of value
 * that archives do not know, rather than losing it.
 */
export function archivedFields(fields: Json, root: string): Json {
  return convertFields(fields, (type, value) => {
    if (type !== 'referenceValue') return normal(type, value);
    const name = String(value);
    // A reference into another database keeps its full name.
    return name.startsWith(`${root}/`) ? name.slice(root.length + 1) : `/${name}`;
  });
}

const REFERENCE = /^(?:\/.+|[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*)$/s;

/** Throws unless these are fields as `archivedFields` writes them: whoever made an archive may have written anything into it. */
export function checkArchivedFields(fields: Json): void {
  const checked = convertFields(fields, (type, value) =>
    type === 'referenceValue' ? textOf(type, String(value), REFERENCE) : normal(type, value),
  );
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
