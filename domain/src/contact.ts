/** Messages of the contact form. */
import type { InferType } from 'yup';
import type { contactFormSchema, contactRequestSchema, submissionReadSchema } from './contact.schema';
import { business } from './business';
import type { ContactService } from './contact.limits';
import type { Locale } from './locale';

/** Messages are deleted at most this long after they arrive: the privacy policy promises it. */
export const SUBMISSION_RETENTION_MONTHS = 24;
/** Firestore deletes expired documents within about a day, so messages expire earlier by this margin. */
const DELETION_LAG_DAYS = 3;

/** The largest body that /api/contact reads, in bytes. */
export const CONTACT_MAX_BYTES = 16 * 1024;
/** A form filled in faster than this is stored as suspected spam. */
export const MIN_FILL_TIME_MS = 2000;

export type ContactForm = InferType<typeof contactFormSchema>;
export type ContactRequest = InferType<typeof contactRequestSchema>;

export interface ContactResponse {
  id: string;
}

/** Suspected spam is stored with a status of its own, never dropped, so that no real message is lost. */
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
  /** When the owner read it, as ISO 8601; null while it is unread. */
  readAt: string | null;
}

/** The subjects of the owner's answers, in the visitor's language. */
const REPLY_SUBJECTS: Record<Locale, string> = {
  en: `Your message to ${business.name}`,
  es: `Tu mensaje a ${business.name}`,
};

/** Returns the `mailto:` URL that opens an answer in the owner's mail program. */
export const replyUrl = ({ email, language }: Pick<ContactSubmission, 'email' | 'language'>): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(REPLY_SUBJECTS[language])}`;

export type SubmissionReadRequest = InferType<typeof submissionReadSchema>;
export type SubmissionRead = Pick<ContactSubmission, 'id' | 'readAt'>;

/** Whether a message counts as unread. Suspected spam never does. */
export const isUnread = ({ status, readAt }: Pick<ContactSubmission, 'status' | 'readAt'>): boolean =>
  status !== 'spam' && readAt === null;

/** See `submissionReadAt`. */
export const ASSUMED_READ_AFTER_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns when a message was read (ISO 8601), or null while it is unread. Messages stored before the field `readAt` existed have no
 * such value: those of the last two weeks count as unread, so that none is overlooked, and older ones as read when they arrived, so
 * that years of answered messages do not become unread at once.
 */
export function submissionReadAt(stored: string | null | undefined, createdAt: string, now: Date): string | null {
  if (stored !== undefined) return stored;
  const age = now.getTime() - new Date(createdAt).getTime();
  return age > ASSUMED_READ_AFTER_DAYS * DAY_MS ? createdAt : null;
}

/** Whether a message looks like a bot's: the hidden field is filled in, or the form was filled in too fast. */
export function looksLikeSpam(request: Pick<ContactRequest, 'website' | 'elapsedMs'>): boolean {
  return request.website !== '' || (request.elapsedMs !== undefined && request.elapsedMs < MIN_FILL_TIME_MS);
}

/** Returns when a message that arrives now expires. */
export function submissionExpiry(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(now.getUTCMonth() + SUBMISSION_RETENTION_MONTHS);
  expiry.setUTCDate(expiry.getUTCDate() - DELETION_LAG_DAYS);
  return expiry;
}
