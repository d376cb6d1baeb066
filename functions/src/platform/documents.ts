/** Converts Firestore documents to the domain's types. */
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { Reader, Report } from '@app/domain/stored/reader';

/** Returns a stored time in milliseconds; null for any other value. */
export const millisOf = (value: unknown): number | null =>
  value instanceof Timestamp ? value.toMillis() : null;

/** Returns a stored time in ISO 8601 format; null for any other value. */
export const isoOf = (value: unknown): string | null =>
  value instanceof Timestamp ? value.toDate().toISOString() : null;

/** Returns a document's fields and its id, with timestamps as ISO 8601 strings. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    isoOf(value) ?? value,
  ]);
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: document.id };
}

/** Logs the path of a stored value that this version of the site can't use. */
export const logUnusable: Report = (path) => logger.error('a stored value cannot be used', { path });

/** Reads the fields stored at a path and logs values that can't be used. */
export const readFields = <T>(reader: Reader<T>, path: string, fields: unknown): T =>
  reader(fields, logUnusable, path);

export const readDocument = <T>(reader: Reader<T>, document: DocumentSnapshot): T =>
  readFields(reader, document.ref.path, fieldsOf(document));

/**
 * Reads a document in order to rewrite it. Returns undefined if the document is damaged, because rewriting it
 * would lose the values that can't be used.
 * @param names the names of the required properties
 */
export function readWhole<T>(
  reader: Reader<T>,
  document: DocumentSnapshot,
  names: readonly string[],
): T | undefined {
  if (!names.every((name) => document.get(name))) return undefined;
  const unusable: string[] = [];
  const read = reader(fieldsOf(document), (path) => unusable.push(path), document.ref.path);
  unusable.forEach(logUnusable);
  return unusable.length === 0 ? read : undefined;
}

/** Reads documents, skipping those for which the reader returns null because they contain nothing to show. */
export const readDocuments = <T>(reader: Reader<T | null>, documents: readonly DocumentSnapshot[]): T[] =>
  documents.flatMap((document) => readDocument(reader, document) ?? []);
