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
import { strictString, withoutCasting } from './fields.schema';

/** One `@`, a dot in the host, and no characters with which a header or a second address could be injected. */
const EMAIL_PATTERN = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/;

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
  service: mixed<ContactService | ''>()
    .nonNullable(code('contact.serviceUnknown'))
    .oneOf(['', ...CONTACT_SERVICES], code('contact.serviceUnknown'))
    .default(''),
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

/** The body that marks a message as read or unread. */
export const submissionReadSchema = object({
  read: withoutCasting(boolean()).typeError(code('api.invalidBody')).required(code('api.invalidBody')),
});
