import type { InferType } from 'yup';
import type { Unparsed } from '../fields/answers';
import type { FormValues } from '../fields/form';
import type { CONTACT_FORM } from './contact-form';
import type { contactRequestSchema } from './contact.schema';
import { BIN_DAYS } from '../general/bin';
import type { SpamAssessment } from './spam';
import { DAY_MS } from '../general/dates';
import type { Locale } from '../general/locale';

/** Messages are deleted at most this long after they arrive, as the privacy policy promises. */
export const SUBMISSION_RETENTION_MONTHS = 24;
/** Firestore deletes expired documents within about a day, so messages expire earlier by this margin. */
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
  /** ISO 8601. */
  createdAt: string;
}

/** A stored message. Its service is the service's slug at the time of writing. */
export interface ContactSubmission extends ContactForm {
  id: string;
  language: Locale;
  /** The path of the page with the form; empty if unknown. */
  page: string;
  status: SubmissionStatus;
  /** ISO 8601. */
  createdAt: string;
  /** When the owner first opened it, as ISO 8601; null while it is new. */
  readAt: string | null;
  /** When the owner last answered it, as ISO 8601; archiving keeps it. */
  answeredAt: string | null;
  /**
   * When it was moved to the bin, as ISO 8601; null if it isn't there. A message in the bin keeps its status,
   * so it can be restored.
   */
  deletedAt: string | null;
  notes: SubmissionNote[];
  spam: SpamAssessment;
  /** Only read, never written. */
  unparsed?: Unparsed;
}

/** The lists of messages: those that need the owner's attention (`inbox`), those in one state, or the bin. */
export const SUBMISSION_LIST_STATES = ['inbox', ...SUBMISSION_STATUSES, 'bin'] as const;
export type SubmissionListState = (typeof SUBMISSION_LIST_STATES)[number];

export const INBOX_STATUSES: readonly SubmissionStatus[] = ['new', 'read', 'answered'];

/** The filter value for messages without a service. */
export const NO_SERVICE = 'none';

/** The messages that a list shows. Without a state, all messages outside the bin. */
export interface SubmissionFilter {
  /** Beginnings of words in the name, email address, phone number or message. */
  search?: string;
  /** A slug, `other` or `NO_SERVICE`. */
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

/** Returns the state of a message that leaves the archive or suspected spam. */
export function statusInInbox({
  readAt,
  answeredAt,
}: Pick<ContactSubmission, 'readAt' | 'answeredAt'>): SubmissionStatus {
  if (answeredAt !== null) return 'answered';
  return readAt === null ? 'new' : 'read';
}

/** Returns a message in another state, with the corresponding times. */
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
