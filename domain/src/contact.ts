/** The contact message: the one thing the owner lives by. */
import { mixed, number, object, type InferType } from 'yup';
import { LOCALES, type Locale } from './locale';
import { code } from './messages/codes';
import { text } from './text';

export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;

/** The largest body that /api/contact reads, in bytes. */
export const CONTACT_MAX_BYTES = 16 * 1024;
/** A person needs longer than this to fill the form in; a faster one is kept, as suspected spam. */
export const MIN_FILL_TIME_MS = 2000;

export const CONTACT_SERVICES = [
  'show-dog-training',
  'obedience-training',
  'behavior-modification',
  'puppy-training',
  'other',
] as const;
export type ContactService = (typeof CONTACT_SERVICES)[number];

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
export type ContactForm = InferType<typeof contactFormSchema>;

/** What the form sends. */
export const contactRequestSchema = contactFormSchema.shape({
  language: mixed<Locale>()
    .oneOf(LOCALES, code('contact.languageUnknown'))
    .required(code('contact.languageUnknown')),
  /** A field that people do not see and bots fill in. */
  website: text(code('api.invalidBody')).max(200, code('api.invalidBody')).default(''),
  /** Milliseconds from the form's appearance to its sending. */
  elapsedMs: number()
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .min(0, code('api.invalidBody'))
    .optional(),
});
export type ContactRequest = InferType<typeof contactRequestSchema>;

export interface ContactResponse {
  id: string;
}

/** Suspected spam is kept apart, never dropped: a real message must not be lost to a guess. */
export const SUBMISSION_STATUSES = ['new', 'spam'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export interface ContactSubmission {
  id: string;
  name: string;
  email: string;
  service: ContactService | '';
  message: string;
  language: Locale;
  status: SubmissionStatus;
  /** ISO 8601. */
  createdAt: string;
}

/** Whether a message looks like a bot's: the hidden field is filled in, or nobody types that fast. */
export function looksLikeSpam(request: Pick<ContactRequest, 'website' | 'elapsedMs'>): boolean {
  return request.website !== '' || (request.elapsedMs !== undefined && request.elapsedMs < MIN_FILL_TIME_MS);
}
