/** Building blocks for schemas. */
import { boolean, number, string, type Schema } from 'yup';
import { code, type MessageCode } from '../messages/codes';
import { trimInvisible } from './text/visible';

const trim = (value: unknown): unknown => (typeof value === 'string' ? trimInvisible(value) : value);

/**
 * Returns a schema that validates values exactly as sent. Yup's own transforms would cast a value to the
 * schema's type first, calling a `toString` that the sender may have put into the value.
 */
export function withoutCasting<S extends Schema>(schema: S): S {
  const next = schema.clone();
  next.transforms = [];
  return next;
}

/**
 * Returns a schema for strings. Instead of casting other values, including null, it rejects them with the
 * given code.
 */
export const strictString = (notAString: MessageCode) =>
  withoutCasting(string()).typeError(notAString).nonNullable(notAString);

/** Returns a schema for numbers between `min` and `max`. It rejects any other value with the given code. */
export const strictNumber = (wrong: MessageCode, min: number, max: number) =>
  withoutCasting(number()).typeError(wrong).min(min, wrong).max(max, wrong);

/**
 * Returns a schema for booleans, with false as the default. It rejects any other value with the given code.
 */
export const strictBoolean = (notABoolean: MessageCode) =>
  withoutCasting(boolean()).typeError(notABoolean).nonNullable(notABoolean).default(false);

/**
 * Returns a schema for strings. It removes invisible characters at both ends. Yup's own `trim` isn't used,
 * because it throws on values that aren't strings.
 */
export const trimmedString = (notAString: MessageCode) => strictString(notAString).transform(trim);

/**
 * Trims the strings in a list and removes duplicates. Returns any other value as it is, for the schema to
 * reject.
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
 * Returns the name of the field that an error's path refers to, such as `tags` for `tags[2]`. Returns an
 * empty string if there is none.
 */
export const fieldOfPath = (path: string): string => /^\w*/.exec(path)?.[0] ?? '';
