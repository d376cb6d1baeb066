import { ValidationError, type Schema } from 'yup';

/** Returns a value's validation errors for tests. Each error has the path of the field and a message code. */
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
