/** Documents of Firestore as the domain's types. */
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { ValidationError, type ValidateOptions } from 'yup';

/** A yup schema, by what it makes of a value. */
export interface Parser<T> {
  validateSync: (value: unknown, options: ValidateOptions) => T;
}

function plain(value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : value;
}

/** A document's fields with its id, its timestamps as ISO 8601 texts. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).map(([name, value]): [string, unknown] => [
    name,
    plain(value),
  ]);
  return { ...Object.fromEntries(fields), id: document.id };
}

/**
 * The documents that are what their schema says. One that is not is logged and left out: it must not take the
 * list down.
 */
export function parseDocuments<T>(schema: Parser<T>, documents: readonly DocumentSnapshot[]): T[] {
  return documents.flatMap((document) => parseFields(schema, document.ref.path, fieldsOf(document)) ?? []);
}

export function parseFields<T>(
  schema: Parser<T>,
  path: string,
  fields: Record<string, unknown>,
): T | undefined {
  try {
    return schema.validateSync(fields, { stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    logger.error('document left out: it does not pass its schema', {
      path,
      field: error.path,
      problem: error.message,
    });
    return undefined;
  }
}
