/** What the site has stored about one person, who is known by an e-mail address (docs/decisions/0038). */
import type { ContactSubmission, SubmissionStatus } from './contact';
import type { SubmittedTestimonial } from './testimonials';

/** Whether two addresses are those of one person: case and surrounding white space do not count. */
export const isSamePerson = (email: string, other: string): boolean =>
  email.trim().toLowerCase() === other.trim().toLowerCase();

export interface PersonSummary {
  email: string;
  /** How many messages there are in each state, and in the bin, which are not counted by their state. */
  states: Record<SubmissionStatus | 'bin', number>;
  messages: number;
  notes: number;
  testimonials: number;
  /** ISO 8601; null without messages. */
  firstAt: string | null;
  lastAt: string | null;
}

/** A mail about a message, to the owner or to the visitor. */
export interface PersonMail {
  kind: string;
  /** ISO 8601; null if it was not sent, or not yet. */
  sentAt: string | null;
}

export interface PersonData {
  email: string;
  /** ISO 8601. */
  exportedAt: string;
  /** Newest first. */
  messages: (ContactSubmission & { mails: PersonMail[] })[];
  testimonials: (SubmittedTestimonial & { mails: PersonMail[] })[];
}

export interface PersonDeletion {
  /** How many messages and submitted testimonials this call has deleted. */
  deleted: number;
  /** How many are left, for the next call. */
  remaining: number;
}
