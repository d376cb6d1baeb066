import { ValidationError, type AnyObjectSchema } from 'yup';

/**
 * Returns the first error of each field that a schema refuses.
 * @param fieldOf returns the field to which the path of an error, and an invalid value, belong; null ignores it. By default the path names the field
 */
export function errorsIn(
  schema: AnyObjectSchema,
  value: unknown,
  fieldOf: (path: string, value: unknown) => string | null = (path) => path,
  context: object = {},
): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<string, string>> = {};
    for (const { path, message, value: invalid } of error.inner) {
      const field = fieldOf(path ?? '', invalid);
      if (field) errors[field] ??= message;
    }
    return errors as Record<string, string>;
  }
}
