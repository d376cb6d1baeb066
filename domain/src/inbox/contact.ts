import type { InferType } from 'yup';
import type { Unparsed } from '../fields/answers';
import type { FormValues } from '../fields/form';
import type { CONTACT_FORM } from './contact-form';
import type { contactRequestSchema } from './contact.schema';
import { BIN_DAYS } from '../general/bin';
import type { SpamAssessment } from './spam';
import { DAY_MS } from '../general/dates';
import type { Locale } from '../general/locale';

/** The maximum number of months that messages are stored, as promised in the privacy policy. */
export const SUBMISSION_RETENTION_MONTHS = 24;
/**
 * The number of days by which messages expire early, because Firestore may take about a day to delete expired
 * documents.
 */
const DELETION_LAG_DAYS = 3;

/** The maximum size, in bytes, of a request body for /api/contact. */
export const CONTACT_MAX_BYTES = 16 * 1024;

export type ContactForm = FormValues<typeof CONTACT_FORM>;
export type ContactRequest = InferType<typeof contactRequestSchema>;

export interface ContactResponse {
  id: string;
}

/**
 * The statuses of a message. A message is `new` until the owner opens it. Suspected spam has its own status
 * instead of being dropped, so that no real message is lost.
 */
export const SUBMISSION_STATUSES = ['new', 'read', 'answered', 'archived', 'spam'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export interface SubmissionNote {
  id: string;
  text: string;
  /** When the note was written, in ISO 8601 format. */
  createdAt: string;
}

/** A stored message. `service` is the slug that the service had when the message was written. */
export interface ContactSubmission extends ContactForm {
  id: string;
  language: Locale;
  /** The path of the page where the message was written, or '' if unknown. */
  page: string;
  status: SubmissionStatus;
  /** When the message arrived, in ISO 8601 format. */
  createdAt: string;
  /** When the owner first opened the message, in ISO 8601 format, or null while the message is new. */
  readAt: string | null;
  /** When the owner marked the message as answered, in ISO 8601 format. Archived messages keep this time. */
  answeredAt: string | null;
  /**
   * When the message was moved to the bin, in ISO 8601 format, or null if it isn't in the bin. A message in
   * the bin keeps its status so that it can be restored.
   */
  deletedAt: string | null;
  notes: SubmissionNote[];
  spam: SpamAssessment;
  /** Values that this version of the site can't read. They are never written back. */
  unparsed?: Unparsed;
}

/**
 * The lists of messages. `inbox` has messages that need the owner's attention, `bin` has deleted messages,
 * and every other list has the messages with that status.
 */
export const SUBMISSION_LIST_STATES = ['inbox', ...SUBMISSION_STATUSES, 'bin'] as const;
export type SubmissionListState = (typeof SUBMISSION_LIST_STATES)[number];

export const INBOX_STATUSES: readonly SubmissionStatus[] = ['new', 'read', 'answered'];

/** The filter value for messages without a service. */
export const NO_SERVICE = 'none';

/** A filter for a list of messages. Without a `state`, it matches all messages outside the bin. */
export interface SubmissionFilter {
  /** The search text. Each word must start a word in the name, email address, phone number or message. */
  search?: string;
  /** A service's slug, `other` or `NO_SERVICE`. */
  service?: string;
  language?: Locale;
  state?: SubmissionListState;
}

export interface NewMessages {
  count: number;
  newest: ContactSubmission[];
  /** The number of messages that are suspected spam. */
  spam: number;
  /** The number of messages in the bin. */
  bin: number;
}

export function submissionExpiry(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(now.getUTCMonth() + SUBMISSION_RETENTION_MONTHS);
  expiry.setUTCDate(expiry.getUTCDate() - DELETION_LAG_DAYS);
  return expiry;
}

/** Returns the new status for a message that moves out of the archive or suspected spam. */
export function statusInInbox({
  readAt,
  answeredAt,
}: Pick<ContactSubmission, 'readAt' | 'answeredAt'>): SubmissionStatus {
  if (answeredAt !== null) return 'answered';
  return readAt === null ? 'new' : 'read';
}

/** Returns the message with `status` as its status and its times adjusted to match. */
export function withStatus(
  message: ContactSubmission,
  status: SubmissionStatus,
  now: Date,
): ContactSubmission {
  const time = now.toISOString();
  switch (status) {
    case 'new':
      return { ...message, status, readAt: null, answeredAt: null };
    case 'read':
      return { ...message, status, readAt: message.readAt ?? time, answeredAt: null };
    case 'answered':
      return { ...message, status, readAt: message.readAt ?? time, answeredAt: message.answeredAt ?? time };
    default:
      return { ...message, status };
  }
}

/**
 * Returns when a message will be permanently deleted: at the end of its retention period, or `BIN_DAYS` days
 * after it was moved to the bin, whichever comes first.
 */
export function expiryOf({ createdAt, deletedAt }: Pick<ContactSubmission, 'createdAt' | 'deletedAt'>): Date {
  const expiry = submissionExpiry(new Date(createdAt));
  if (deletedAt === null) return expiry;
  return new Date(Math.min(expiry.getTime(), new Date(deletedAt).getTime() + BIN_DAYS * DAY_MS));
}
