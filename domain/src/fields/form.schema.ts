/** The yup schemas for visitors' forms. */
import { object, type AnyObject, type AnySchema, type ObjectSchema } from 'yup';
import { RATING_MAX } from '../content/testimonials.limits';
import { strictBoolean, strictNumber, strictString, trimmedString } from '../general/fields.schema';
import { isSlug } from '../general/slug';
import {
  EMAIL_MAX_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MAX_LENGTH,
  PHONE_MIN_DIGITS,
} from '../inbox/contact.limits';
import { code } from '../messages/codes';
import { formerNames } from './form-values';
import type { FormField, FormFieldOf, FormFields, FormFieldType, FormValues } from './form';

/**
 * Requires one `@`, a dot in the domain, and no characters that could inject a header or a second address.
 * The domain may contain any letters, because non-ASCII domains can be encoded (Punycode). The part before
 * the `@` must be ASCII, because few mail servers accept anything else (SMTPUTF8).
 */
export const EMAIL_PATTERN =
  /^[!#-'*+\-./\d=?A-Z^-~]+@[^\s@<>"(),:;[\]\\.\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+(\.[^\s@<>"(),:;[\]\\.\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+)+$/u;

/** Matches phone numbers as people write them, such as `(787) 555-0134` or `+1 787.555.0134 ext. 12`. */
const PHONE_PATTERN =
  /^\+?([\d\s().\-\u2010-\u2013/]+?)(?:[\s,;]*(?:ext(?:ensi[oó]n|ension)?\.?|x|#)\s*\d{1,6})?$/i;

/** Returns whether a string could be a phone number. The check is lenient, to accept any common format. */
function isPhone(text: string): boolean {
  const number = PHONE_PATTERN.exec(text.trim())?.[1];
  const digits = number?.replace(/\D/g, '').length ?? 0;
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS && text.length <= PHONE_MAX_LENGTH;
}

function textSchema({ min, max }: FormFieldOf<'line' | 'lines'>) {
  const schema = trimmedString(min?.error ?? code('api.invalidBody')).default('');
  const long = min ? schema.min(min.length, min.error) : schema;
  return long.max(max.length, max.error);
}

const SCHEMAS: { [Type in FormFieldType]: (field: FormFieldOf<Type>) => AnySchema } = {
  line: textSchema,
  lines: textSchema,
  email: () =>
    trimmedString(code('contact.emailInvalid'))
      .default('')
      .matches(EMAIL_PATTERN, code('contact.emailInvalid'))
      .max(EMAIL_MAX_LENGTH, code('contact.emailInvalid')),
  phone: ({ neededFor, neededError }) =>
    strictString(code('contact.phoneInvalid'))
      .default('')
      .test('phone', code('contact.phoneInvalid'), (value) => value.trim() === '' || isPhone(value))
      .when(neededFor, {
        is: true,
        then: (phone) => phone.test('needed', neededError, (value) => value.trim() !== ''),
      }),
  // The server rejects the slugs of services that never existed.
  service: () =>
    strictString(code('contact.serviceUnknown'))
      .default('')
      .test('slug', code('contact.serviceUnknown'), (value) => value === '' || isSlug(value)),
  checkbox: ({ required }) => {
    const schema = strictBoolean(required ?? code('api.invalidBody'));
    return required ? schema.oneOf([true], required) : schema;
  },
  stars: () =>
    strictNumber(code('testimonials.ratingRequired'), 0.5, RATING_MAX)
      .nonNullable(code('testimonials.ratingRequired'))
      .default(0)
      .test('halves', code('testimonials.ratingRequired'), (value) => value % 0.5 === 0),
};

type FormSchema<Fields> = FormValues<Fields> extends AnyObject ? ObjectSchema<FormValues<Fields>> : never;

/**
 * Returns a form's schema. It accepts the former names of renamed fields, because older pages still send
 * them.
 */
export function formSchema<Fields extends FormFields>(fields: Fields): FormSchema<Fields> {
  const schema = object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        (SCHEMAS[field.type] as (field: FormField) => AnySchema)(field),
      ]),
    ),
  );
  const renamed = Object.entries(formerNames(fields)).reduce(
    (known, [name, former]) => known.from(former, name),
    schema,
  );
  return renamed as unknown as FormSchema<Fields>;
}
