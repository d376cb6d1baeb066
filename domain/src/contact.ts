/** The contact message: the one thing the owner lives by. */
import type { InferType } from 'yup';
import type { contactFormSchema, contactRequestSchema } from './contact.schema';
import type { Locale } from './locale';

export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;

/** How long a message is kept at most, as the privacy policy promises. */
export const SUBMISSION_KEPT_MONTHS = 24;
/** Firestore deletes what has expired within a day or so: a message expires early enough for the promise to hold. */
const DELETION_LAG_DAYS = 3;

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

export type ContactForm = InferType<typeof contactFormSchema>;
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

/** When a message that comes in now expires. */
export function submissionExpiry(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(now.getUTCMonth() + SUBMISSION_KEPT_MONTHS);
  expiry.setUTCDate(expiry.getUTCDate() - DELETION_LAG_DAYS);
  return expiry;
}
