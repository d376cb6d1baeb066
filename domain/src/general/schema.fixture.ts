import { ValidationError, type Schema } from 'yup';

/**
 * Returns the errors that `schema` reports for `value`, each with the path of the field and a message code.
 */
export function problemsOf(schema: Schema, value: unknown): { path: string; code: string }[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError)
      return error.inner.map(({ path = '', message }) => ({ path, code: message }));
    throw error;
  }
}
