import { ValidationError, type AnyObjectSchema } from 'yup';

/**
 * Returns the first error of each field that a schema refuses.
 * @param fieldOf returns the field to which the path of an error belongs; by default the path names it
 */
export function errorsIn(
  schema: AnyObjectSchema,
  value: unknown,
  fieldOf: (path: string) => string | null = (path) => path,
): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<string, string>> = {};
    for (const { path, message } of error.inner) {
      const field = fieldOf(path ?? '');
      if (field) errors[field] ??= message;
    }
    return errors as Record<string, string>;
  }
}
