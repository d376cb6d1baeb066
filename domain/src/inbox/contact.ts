import type { InferType } from 'yup';
import type { Unparsed } from '../fields/answers';
import type { FormValues } from '../fields/form';
import type { CONTACT_FORM } from './contact-form';
import type { contactRequestSchema } from './contact.schema';
import { BIN_DAYS } from '../general/bin';
import type { SpamAssessment } from './spam';
import { DAY_MS } from '../general/dates';
import type { Locale } from '../general/locale';

/** Messages are deleted at most this long after they arrive: the privacy policy promises it. */
export const SUBMISSION_RETENTION_MONTHS = 24;
/** Firestore deletes expired documents within about a day, so messages expire earlier by this margin. */
const DELETION_LAG_DAYS = 3;

/** The largest body that /api/contact reads, in bytes. */
export const CONTACT_MAX_BYTES = 16 * 1024;

export type ContactForm = FormValues<typeof CONTACT_FORM>;
export type ContactRequest = InferType<typeof contactRequestSchema>;

export interface ContactResponse {
  id: string;
}

/**
 * The states of a message. A message is `new` until the owner opens it. Suspected spam is stored with a state of its own, never dropped, so
 * that no real message is lost.
 */
export const SUBMISSION_STATUSES = ['new', 'read', 'answered', 'archived', 'spam'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export interface SubmissionNote {
  id: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

/** A message as it is stored. Its service is the slug that it had when the message was written. */
export interface ContactSubmission extends ContactForm {
  id: string;
  language: Locale;
  /** The path of the page on which it was written; empty if unknown. */
  page: string;
  status: SubmissionStatus;
  /** ISO 8601. */
  createdAt: string;
  /** When the owner first opened it, as ISO 8601; null while it is new. */
  readAt: string | null;
  /** When the owner last answered it, as ISO 8601; kept when the message is archived. */
  answeredAt: string | null;
  /** When it was moved to the bin, as ISO 8601; null unless it is there. It keeps its status, with which it can be taken out again. */
  deletedAt: string | null;
  notes: SubmissionNote[];
  spam: SpamAssessment;
  /** Only read, never written. */
  unparsed?: Unparsed;
}

/** What the owner's list can show: what needs her (`inbox`), the messages of one state, or the bin. */
export const SUBMISSION_LIST_STATES = ['inbox', ...SUBMISSION_STATUSES, 'bin'] as const;
export type SubmissionListState = (typeof SUBMISSION_LIST_STATES)[number];

export const INBOX_STATUSES: readonly SubmissionStatus[] = ['new', 'read', 'answered'];

/** Chosen as a filter: the messages without a service. */
export const NO_SERVICE = 'none';

/** Which messages a list shows. Without a state, all that are not in the bin. */
export interface SubmissionFilter {
  /** Beginnings of words of the name, the e-mail address, the phone number or the message. */
  search?: string;
  /** A slug, `other` or `NO_SERVICE`. */
  service?: string;
  language?: Locale;
  state?: SubmissionListState;
}

export interface NewMessages {
  count: number;
  newest: ContactSubmission[];
}

export function submissionExpiry(now: Date): Date {
  const expiry = new Date(now);
  expiry.setUTCMonth(now.getUTCMonth() + SUBMISSION_RETENTION_MONTHS);
  expiry.setUTCDate(expiry.getUTCDate() - DELETION_LAG_DAYS);
  return expiry;
}

/** The state that a message gets when it leaves the archive or the suspected spam. */
export function statusInInbox({
  readAt,
  answeredAt,
}: Pick<ContactSubmission, 'readAt' | 'answeredAt'>): SubmissionStatus {
  if (answeredAt !== null) return 'answered';
  return readAt === null ? 'new' : 'read';
}

/** Returns a message with another state, and with the times that belong to it. */
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

/** Returns when a message is deleted for good: when its time is over, or sooner if its time in the bin is. */
export function expiryOf({ createdAt, deletedAt }: Pick<ContactSubmission, 'createdAt' | 'deletedAt'>): Date {
  const expiry = submissionExpiry(new Date(createdAt));
  if (deletedAt === null) return expiry;
  return new Date(Math.min(expiry.getTime(), new Date(deletedAt).getTime() + BIN_DAYS * DAY_MS));
}
