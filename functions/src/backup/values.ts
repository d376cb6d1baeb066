/**
 * Converts documents to and from the lines of an archive. A line is JSON as in Firestore's REST API
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value), in canonical form, so that equal
 * documents always produce the same line. Types that the site doesn't store are rejected rather than silently
 * lost.
 */
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** A document and its path from the root of the database, such as `drafts/a/versions/1`. */
export interface ArchivedDocument {
  path: string;
  data: DocumentData;
}

/** A value as in Firestore's REST API, with exactly one of these properties. */
interface Value {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  stringValue?: string;
  timestampValue?: string;
  bytesValue?: string;
  arrayValue?: { values: Value[] };
  mapValue?: { fields: Fields };
}
type Fields = Record<string, Value>;

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Matches the field names that Firestore reserves. The Admin SDK would turn a map with `__type__` into a
 * vector.
 */
const RESERVED_NAME = /^__.*__$/s;

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

const archivedFields = (data: DocumentData, at: string): Fields =>
  Object.fromEntries(
    Object.entries(data)
      .sort(byName)
      .map(([name, value]) => [name, archived(value, name, `${at}.${name}`)]),
  );

function archived(value: unknown, name: string, at: string): Value {
  if (RESERVED_NAME.test(name)) throw notInArchives(at);
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return archivedNumber(value, at);
  if (value instanceof Timestamp) return { timestampValue: timeText(value) };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((each, index) => archived(each, '', `${at}[${index}]`)) } };
  if (isMap(value)) return { mapValue: { fields: archivedFields(value, at) } };
  throw notInArchives(at);
}

/**
 * Returns the archived form of a number. Rejects integers beyond JavaScript's precision, because reading them
 * already altered them.
 */
function archivedNumber(value: number, at: string): Value {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (!Number.isFinite(value) || Number.isInteger(value)) throw notInArchives(at);
  return { doubleValue: value };
}

const notInArchives = (at: string): Error => new Error(`The value is not supported in archives: ${at}`);

export const timeText = ({ seconds, nanoseconds }: Timestamp): string => {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const fraction = `.${String(nanoseconds).padStart(9, '0')}`.replace(/\.?0+$/, '');
  return `${whole}${fraction}Z`;
};

const restoredFields = (fields: Fields): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, restored(value)]));

/**
 * Restores a value without validating it. `parseArchiveLine` later rejects the line if any of its values is
 * invalid.
 */
function restored({
  integerValue,
  timestampValue,
  bytesValue,
  arrayValue,
  mapValue,
  ...same
}: Value): unknown {
  if (integerValue !== undefined) return Number(integerValue);
  if (timestampValue !== undefined) return timeOf(timestampValue);
  if (bytesValue !== undefined) return Buffer.from(bytesValue, 'base64');
  if (arrayValue) return arrayValue.values.map(restored);
  if (mapValue) return restoredFields(mapValue.fields);
  return Object.values(same)[0];
}

const timeOf = (text: string): Timestamp => {
  const [whole = '', fraction = ''] = text.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${whole}Z`) / 1000, Number(fraction.padEnd(9, '0')));
};

/**
 * Returns a document's line in an archive, without the line break. If a value isn't supported, throws an
 * error with the value's path.
 */
export const archiveLine = ({ path, data }: ArchivedDocument): string =>
  JSON.stringify({ path, fields: archivedFields(data, path) });

/** Parses an archive line. Throws unless the document serializes back to exactly the same line. */
export function parseArchiveLine(line: string): ArchivedDocument {
  const { path, fields } = JSON.parse(line) as { path: string; fields: Fields };
  const document = { path, data: restoredFields(fields) };
  if (typeof path !== 'string' || archiveLine(document) !== line)
    throw new Error('Not a document in archive format');
  return document;
}
