/** Building blocks of the schemas. */
import { boolean, number, string, type Schema } from 'yup';
import { code, type MessageCode } from '../messages/codes';
import { trimInvisible } from './text/visible';

const trim = (value: unknown): unknown => (typeof value === 'string' ? trimInvisible(value) : value);

/**
 * Returns a schema that checks a value as it was sent. Yup's own transforms would cast it to the schema's type first, and call a
 * `toString` that the sender may have put into it.
 */
export function withoutCasting<S extends Schema>(schema: S): S {
  const next = schema.clone();
  next.transforms = [];
  return next;
}

/** A string. Any other value, null included, is refused with this code and never cast. */
export const strictString = (notAString: MessageCode) =>
  withoutCasting(string()).typeError(notAString).nonNullable(notAString);

/** A number within limits. Any other value is refused with this code. */
export const strictNumber = (wrong: MessageCode, min: number, max: number) =>
  withoutCasting(number()).typeError(wrong).min(min, wrong).max(max, wrong);

/** A boolean, false by default. Any other value is refused with this code. */
export const strictBoolean = (notABoolean: MessageCode) =>
  withoutCasting(boolean()).typeError(notABoolean).nonNullable(notABoolean).default(false);

/** A string without the invisible characters around it. Yup's own `trim` throws on values that are no strings. */
export const trimmedString = (notAString: MessageCode) => strictString(notAString).transform(trim);

/** Trims the strings of a list and drops duplicates; leaves any other value for the schema to refuse. */
export const trimAndDeduplicate = (values: unknown): unknown =>
  Array.isArray(values) ? [...new Set(values.map(trim))] : values;

/** A text that may be empty, of at most so many characters. */
export const optionalText = (max: number) =>
  trimmedString(code('api.invalidBody')).default('').max(max, code('blog.fieldTooLong'));

/** The focal point of a picture as a CSS `object-position` in percent, such as `30% 62%`; empty for the center. */
export const focusSchema = () =>
  strictString(code('api.invalidBody'))
    .default('')
    .matches(/^(?:(?:100|\d{1,2})% (?:100|\d{1,2})%)?$/, code('api.invalidBody'));

/** Returns the name of the field that the path of an error belongs to: `tags` for `tags[2]`; empty if it names none. */
export const fieldOfPath = (path: string): string => /^\w*/.exec(path)?.[0] ?? '';
