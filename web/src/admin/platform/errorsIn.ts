import { ValidationError, type AnyObjectSchema } from 'yup';

/**
 * Returns the first error of each field that a schema rejects.
 * @param fieldOf returns the field for an error's path and the invalid value, or null to ignore the error. By
 * default, the path is the name of the field
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
