/** Defines the data stored about one person, identified by email address (docs/decisions/0038). */
import type { ContactSubmission, SubmissionStatus } from './contact';
import type { SubmittedTestimonial } from './testimonials';

/** Returns whether two addresses belong to the same person. Ignores case and surrounding white space. */
export const isSamePerson = (email: string, other: string): boolean =>
  email.trim().toLowerCase() === other.trim().toLowerCase();

export interface PersonSummary {
  email: string;
  /**
   * The number of messages in each state and in the bin. Messages in the bin don't count toward their state.
   */
  states: Record<SubmissionStatus | 'bin', number>;
  messages: number;
  notes: number;
  testimonials: number;
  /**
   * When the person first sent a message or testimonial, in ISO 8601 format, or null if nothing is stored.
   */
  firstAt: string | null;
  lastAt: string | null;
}

/** An email about a message or testimonial, to the owner or the visitor. */
export interface PersonMail {
  kind: string;
  /** When the email was sent, in ISO 8601 format, or null if it hasn't been sent. */
  sentAt: string | null;
}

export interface PersonData {
  email: string;
  /** When the data was exported, in ISO 8601 format. */
  exportedAt: string;
  /** The person's messages, newest first. */
  messages: (ContactSubmission & { mails: PersonMail[] })[];
  testimonials: (SubmittedTestimonial & { mails: PersonMail[] })[];
}

export interface PersonDeletion {
  /** The number of messages and submitted testimonials that this call deleted. */
  deleted: number;
  /** The number of messages and submitted testimonials left for later calls. */
  remaining: number;
}
