/** Building blocks for schemas. */
import { boolean, number, string, type Schema } from 'yup';
import { code, type MessageCode } from '../messages/codes';
import { trimInvisible } from './text/visible';

const trim = (value: unknown): unknown => (typeof value === 'string' ? trimInvisible(value) : value);

/**
 * Returns a schema that validates values as they were sent. Yup's own transforms would first cast a value to
 * the schema's type, calling a `toString` that the sender may have put into the value.
 */
export function withoutCasting<S extends Schema>(schema: S): S {
  const next = schema.clone();
  next.transforms = [];
  return next;
}

/**
 * Returns a schema for strings. It rejects any other value, including null, with the given code instead of
 * casting it.
 */
export const strictString = (notAString: MessageCode) =>
  withoutCasting(string()).typeError(notAString).nonNullable(notAString);

/** Returns a schema for numbers within limits. It rejects any other value with the given code. */
export const strictNumber = (wrong: MessageCode, min: number, max: number) =>
  withoutCasting(number()).typeError(wrong).min(min, wrong).max(max, wrong);

/**
 * Returns a schema for booleans, with false as the default. It rejects any other value with the given code.
 */
export const strictBoolean = (notABoolean: MessageCode) =>
  withoutCasting(boolean()).typeError(notABoolean).nonNullable(notABoolean).default(false);

/**
 * Returns a schema for strings. It removes leading and trailing invisible characters. Yup's own `trim` throws
 * on values that aren't strings.
 */
export const trimmedString = (notAString: MessageCode) => strictString(notAString).transform(trim);

/**
 * Trims the strings in a list and drops duplicates. Returns any other value unchanged so that the schema
 * rejects it.
 */
export const trimAndDeduplicate = (values: unknown): unknown =>
  Array.isArray(values) ? [...new Set(values.map(trim))] : values;

/** Returns a schema for optional strings of at most `max` characters. */
export const optionalText = (max: number) =>
  trimmedString(code('api.invalidBody')).default('').max(max, code('blog.fieldTooLong'));

/**
 * Returns a schema for a picture's focal point: a CSS `object-position` in percent, such as `30% 62%`. An
 * empty string means the center.
 */
export const focusSchema = () =>
  strictString(code('api.invalidBody'))
    .default('')
    .matches(/^(?:(?:100|\d{1,2})% (?:100|\d{1,2})%)?$/, code('api.invalidBody'));

/**
 * Returns the name of the field in an error's path, such as `tags` for `tags[2]`. Returns an empty string if
 * the path names no field.
 */
export const fieldOfPath = (path: string): string => /^\w*/.exec(path)?.[0] ?? '';
