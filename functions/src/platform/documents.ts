/** Converts Firestore documents to the domain's types. */
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { ValidationError, type ValidateOptions } from 'yup';
import { hasShape, pickShape, type Shape } from '@app/domain/general/shape';

/** The part of a yup schema that parses a value. */
export interface Parser<T> {
  validateSync: (value: unknown, options: ValidateOptions) => T;
}

/** Returns the parser of documents that the server itself has published: they have this shape. */
export const shapeParser = <T extends object>(shape: Shape<T>): Parser<T> => ({
  validateSync: (value) => {
    if (!hasShape(value, shape)) throw new ValidationError('A field is missing, or of another type');
    return pickShape(value, shape);
  },
});

/** Returns a stored time in milliseconds; null for any other value. */
export const millisOf = (value: unknown): number | null =>
  value instanceof Timestamp ? value.toMillis() : null;

/** Returns a stored time as ISO 8601; null for any other value. */
export const isoOf = (value: unknown): string | null =>
  value instanceof Timestamp ? value.toDate().toISOString() : null;

/** Returns a document's fields with its id, timestamps as ISO 8601 strings. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    isoOf(value) ?? value,
  ]);
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: document.id };
}

/** Parses documents with their schema. An invalid one is logged and left out, so that it does not break the list. */
export function parseDocuments<T>(schema: Parser<T>, documents: readonly DocumentSnapshot[]): T[] {
  return documents.flatMap((document) => parseFields(schema, document.ref.path, fieldsOf(document)) ?? []);
}

/** Parses fields with their schema; logs invalid ones, with the path of the document, and returns undefined. */
export function parseFields<T>(
  schema: Parser<T>,
  path: string,
  fields: Record<string, unknown>,
): T | undefined {
  try {
    return schema.validateSync(fields, { stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    logger.error('invalid document left out', {
      path,
      field: error.path,
      problem: error.message,
    });
    return undefined;
  }
}
