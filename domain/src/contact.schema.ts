import { boolean, mixed, number, object } from 'yup';
import {
  CONTACT_SERVICES,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  type ContactService,
} from './contact.limits';
import { LOCALES, type Locale } from './locale';
import { code } from './messages/codes';
import { asSent, text } from './text';

/** One `@`, a dot in the host, and none of the signs that would let a header or a second address in. */
const EMAIL_PATTERN = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

/** What the visitor fills in. An untouched select sends the empty text. */
export const contactFormSchema = object({
  name: text(code('contact.nameRequired'))
    .default('')
    .test('min', code('contact.nameRequired'), (value) => value.trim().length >= NAME_MIN_LENGTH)
    .max(NAME_MAX_LENGTH, code('contact.nameTooLong')),
  email: text(code('contact.emailInvalid'))
    .default('')
    .matches(EMAIL_PATTERN, code('contact.emailInvalid'))
    .max(EMAIL_MAX_LENGTH, code('contact.emailInvalid')),
  service: mixed<ContactService | ''>()
    .nonNullable(code('contact.serviceUnknown'))
    .oneOf(['', ...CONTACT_SERVICES], code('contact.serviceUnknown'))
    .default(''),
  message: text(code('contact.messageTooShort'))
    .default('')
    .test('min', code('contact.messageTooShort'), (value) => value.trim().length >= MESSAGE_MIN_LENGTH)
    .max(MESSAGE_MAX_LENGTH, code('contact.messageTooLong')),
});

/** What the form sends. */
export const contactRequestSchema = contactFormSchema.shape({
  language: mixed<Locale>()
    .oneOf(LOCALES, code('contact.languageUnknown'))
    .required(code('contact.languageUnknown')),
  /** A field that people do not see and bots fill in. */
  website: text(code('api.invalidBody')).max(200, code('api.invalidBody')).default(''),
  /** Milliseconds from the form's appearance to its sending. */
  elapsedMs: asSent(number())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .min(0, code('api.invalidBody'))
    .optional(),
});

/** What the owner says of one message. */
export const submissionReadSchema = object({
  read: asSent(boolean()).typeError(code('api.invalidBody')).required(code('api.invalidBody')),
});
