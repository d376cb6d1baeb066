/** Building blocks of the yup schemas. */
import { boolean, number, string, type Schema } from 'yup';
import { code, type MessageCode } from '../messages/codes';
import { trimInvisible } from './text/visible';

const trim = (value: unknown): unknown => (typeof value === 'string' ? trimInvisible(value) : value);

/**
 * Returns a schema that validates a value as it was sent. Yup's own transforms would first cast it to the
 * schema's type, and call a `toString` that the sender may have put into it.
 */
export function withoutCasting<S extends Schema>(schema: S): S {
  const next = schema.clone();
  next.transforms = [];
  return next;
}

/**
 * Returns the schema of a string. Any other value, including null, is rejected with this code and never cast.
 */
export const strictString = (notAString: MessageCode) =>
  withoutCasting(string()).typeError(notAString).nonNullable(notAString);

/** Returns the schema of a number within limits. Any other value is rejected with this code. */
export const strictNumber = (wrong: MessageCode, min: number, max: number) =>
  withoutCasting(number()).typeError(wrong).min(min, wrong).max(max, wrong);

/** Returns the schema of a boolean, false by default. Any other value is rejected with this code. */
export const strictBoolean = (notABoolean: MessageCode) =>
  withoutCasting(boolean()).typeError(notABoolean).nonNullable(notABoolean).default(false);

/**
 * Returns the schema of a string, without the invisible characters around it. Yup's own `trim` throws on
 * other values.
 */
export const trimmedString = (notAString: MessageCode) => strictString(notAString).transform(trim);

/** Trims the strings of a list and drops duplicates. Leaves any other value for the schema to reject. */
export const trimAndDeduplicate = (values: unknown): unknown =>
  Array.isArray(values) ? [...new Set(values.map(trim))] : values;

/** Returns the schema of an optional text with at most `max` characters. */
export const optionalText = (max: number) =>
  trimmedString(code('api.invalidBody')).default('').max(max, code('blog.fieldTooLong'));

/**
 * Returns the schema of a picture's focal point: a CSS `object-position` in percent, such as `30% 62%`, or ''
 * for the center.
 */
export const focusSchema = () =>
  strictString(code('api.invalidBody'))
    .default('')
    .matches(/^(?:(?:100|\d{1,2})% (?:100|\d{1,2})%)?$/, code('api.invalidBody'));

/**
 * Returns the name of the field in the path of an error, such as `tags` for `tags[2]`. Returns '' if the path
 * contains no field.
 */
export const fieldOfPath = (path: string): string => /^\w*/.exec(path)?.[0] ?? '';
