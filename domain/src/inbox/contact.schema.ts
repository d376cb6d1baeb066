import { boolean, mixed, number, object } from 'yup';
import {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MAX_LENGTH,
  PHONE_MIN_DIGITS,
} from './contact.limits';
import { LOCALES, type Locale } from '../general/locale';
import { code } from '../messages/codes';
import { strictString, withoutCasting } from '../general/fields.schema';
import { isSlug } from '../general/slug';

/** One `@`, a dot in the host, and no characters with which a header or a second address could be injected. */
export const EMAIL_PATTERN = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

/** A number as people write it, and perhaps an extension: `(787) 555-0134`, `+1 787.555.0134 ext. 12`. */
const PHONE_PATTERN =
  /^\+?([\d\s().\-\u2010-\u2013/]+?)(?:[\s,;]*(?:ext(?:ensi[oó]n|ension)?\.?|x|#)\s*\d{1,6})?$/i;

/** Lenient: whether it could be a phone number. Nobody is refused for how they write it. */
function isPhone(text: string): boolean {
  const number = PHONE_PATTERN.exec(text.trim())?.[1];
  const digits = number?.replace(/\D/g, '').length ?? 0;
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS && text.length <= PHONE_MAX_LENGTH;
}

/** The fields that a visitor fills in. A select without a choice sends the empty string. */
export const contactFormSchema = object({
  name: strictString(code('contact.nameRequired'))
    .default('')
    .test('min', code('contact.nameRequired'), (value) => value.trim().length >= NAME_MIN_LENGTH)
    .max(NAME_MAX_LENGTH, code('contact.nameTooLong')),
  email: strictString(code('contact.emailInvalid'))
    .default('')
    .matches(EMAIL_PATTERN, code('contact.emailInvalid'))
    .max(EMAIL_MAX_LENGTH, code('contact.emailInvalid')),
  /** Optional: empty if not given, unless the visitor wants to be answered on WhatsApp. */
  phone: strictString(code('contact.phoneInvalid'))
    .default('')
    .test('phone', code('contact.phoneInvalid'), (value) => value.trim() === '' || isPhone(value))
    .when('prefersWhatsApp', {
      is: true,
      then: (phone) =>
        phone.test('whatsApp', code('contact.phoneForWhatsApp'), (value) => value.trim() !== ''),
    }),
  prefersWhatsApp: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .default(false),
  /** The slug of a service, or `OTHER_SERVICE`; empty for no choice. The server refuses slugs that no service has or had. */
  service: strictString(code('contact.serviceUnknown'))
    .default('')
    .test('slug', code('contact.serviceUnknown'), (value) => value === '' || isSlug(value)),
  message: strictString(code('contact.messageTooShort'))
    .default('')
    .test('min', code('contact.messageTooShort'), (value) => value.trim().length >= MESSAGE_MIN_LENGTH)
    .max(MESSAGE_MAX_LENGTH, code('contact.messageTooLong')),
});

/** The body that the form sends. */
export const contactRequestSchema = contactFormSchema.shape({
  language: mixed<Locale>()
    .oneOf(LOCALES, code('contact.languageUnknown'))
    .required(code('contact.languageUnknown')),
  /** A honeypot: the field is invisible to people, and bots fill it in. */
  website: strictString(code('api.invalidBody')).max(200, code('api.invalidBody')).default(''),
  /** Milliseconds from when the form appeared until it was sent. */
  elapsedMs: withoutCasting(number())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .min(0, code('api.invalidBody'))
    .optional(),
});
