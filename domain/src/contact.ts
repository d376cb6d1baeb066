/** The contact message: the one thing the owner lives by. */
import type { InferType } from 'yup';
import type { contactFormSchema, contactRequestSchema, submissionReadSchema } from './contact.schema';
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
  /** When the owner read it, as ISO 8601; null while it is new to her. */
  readAt: string | null;
}

export type SubmissionReadRequest = InferType<typeof submissionReadSchema>;
export type SubmissionRead = Pick<ContactSubmission, 'id' | 'readAt'>;

/** Suspected spam is nothing that waits to be read. */
export const isUnread = ({ status, readAt }: Pick<ContactSubmission, 'status' | 'readAt'>): boolean =>
  status !== 'spam' && readAt === null;

/** See `submissionReadAt`. */
export const READ_WITHOUT_MARK_AFTER_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a message was read. Messages from before this was stored say nothing of it: those of the last two weeks are
 * new, so that none is overlooked, and older ones count as read when they came in, so that years of answered messages
 * do not turn new at once.
 */
export function submissionReadAt(stored: string | null | undefined, createdAt: string, now: Date): string | null {
  if (stored !== undefined) return stored;
  const age = now.getTime() - new Date(createdAt).getTime();
  return age > READ_WITHOUT_MARK_AFTER_DAYS * DAY_MS ? createdAt : null;
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
