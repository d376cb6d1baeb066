import { ValidationError, type Schema } from 'yup';

/** What a schema finds wrong with a value, field by field; for tests. */
export function problemsOf(schema: Schema, value: unknown): { path: string; code: string }[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path = '', message }) => ({ path, code: message }));
    throw error;
  }
}
