import type { InferType } from 'yup';
import type { Unparsed } from '../fields/answers';
import type { FormValues } from '../fields/form';
import type { CONTACT_FORM } from './contact-form';
import type { contactRequestSchema } from './contact.schema';
import { BIN_DAYS } from '../general/bin';
import type { SpamAssessment } from './spam';
import { DAY_MS } from '../general/dates';
import type { Locale } from '../general/locale';

/** The number of months after which messages are deleted at the latest, as the privacy policy promises. */
export const SUBMISSION_RETENTION_MONTHS = 24;
/**
 * The margin by which messages expire early, because Firestore takes about a day to delete expired documents.
 */
const DELETION_LAG_DAYS = 3;

/** The maximum size of a body for /api/contact, in bytes. */
export const CONTACT_MAX_BYTES = 16 * 1024;

export type ContactForm = FormValues<typeof CONTACT_FORM>;
export type ContactRequest = InferType<typeof contactRequestSchema>;

export interface ContactResponse {
  id: string;
}

/**
 * The states of a message. A message is `new` until the owner opens it. Suspected spam has its own state and
 * is never dropped, so no real message is lost.
 */
export const SUBMISSION_STATUSES = ['new', 'read', 'answered', 'archived', 'spam'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export interface SubmissionNote {
  id: string;
  text: string;
  /** The time of the note in ISO 8601. */
  createdAt: string;
}

/** A stored message. `service` is the slug of the service at the time of writing. */
export interface ContactSubmission extends ContactForm {
  id: string;
  language: Locale;
  /** The path of the page with the form, or '' if it is unknown. */
  page: string;
  status: SubmissionStatus;
  /** The time of arrival in ISO 8601. */
  createdAt: string;
  /** When the owner first opened the message, in ISO 8601, or null while it is new. */
  readAt: string | null;
  /** When the owner last answered the message, in ISO 8601. Archiving the message keeps this time. */
  answeredAt: string | null;
  /**
   * When the message was moved to the bin, in ISO 8601, or null if it isn't there. A message in the bin keeps
   * its status, so that it can be restored.
   */
  deletedAt: string | null;
  notes: SubmissionNote[];
  spam: SpamAssessment;
  /** The stored answers that this version cannot parse. Set when a message is read, and never stored. */
  unparsed?: Unparsed;
}

/** The lists of messages: those that need the owner's attention (`inbox`), those in one state, or the bin. */
export const SUBMISSION_LIST_STATES = ['inbox', ...SUBMISSION_STATUSES, 'bin'] as const;
export type SubmissionListState = (typeof SUBMISSION_LIST_STATES)[number];

export const INBOX_STATUSES: readonly SubmissionStatus[] = ['new', 'read', 'answered'];

/** The filter value for messages without a service. */
export const NO_SERVICE = 'none';

/** The filter of a list of messages. Without a state, it matches all messages outside the bin. */
export interface SubmissionFilter {
  /** Prefixes of words in the name, email address, phone number or message. */
  search?: string;
  /** The slug of a service, `other` or `NO_SERVICE`. */
  service?: string;
  language?: Locale;
  state?: SubmissionListState;
}

export interface NewMessages {
  count: number;
  newest: ContactSubmission[];
  /** The numbers of messages in suspected spam and in the bin. */
  spam: number;
  bin: number;
}

export function submissionExpiry(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(now.getUTCMonth() + SUBMISSION_RETENTION_MONTHS);
  expiry.setUTCDate(expiry.getUTCDate() - DELETION_LAG_DAYS);
  return expiry;
}

/** Returns the new status of a message that leaves the archive or suspected spam. */
export function statusInInbox({
  readAt,
  answeredAt,
}: Pick<ContactSubmission, 'readAt' | 'answeredAt'>): SubmissionStatus {
  if (answeredAt !== null) return 'answered';
  return readAt === null ? 'new' : 'read';
}

/** Returns a message with a different status and the corresponding times. */
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
 * Returns when a message is permanently deleted: after its retention period, or earlier after its days in the
 * bin.
 */
export function expiryOf({ createdAt, deletedAt }: Pick<ContactSubmission, 'createdAt' | 'deletedAt'>): Date {
  const expiry = submissionExpiry(new Date(createdAt));
  if (deletedAt === null) return expiry;
  return new Date(Math.min(expiry.getTime(), new Date(deletedAt).getTime() + BIN_DAYS * DAY_MS));
}
