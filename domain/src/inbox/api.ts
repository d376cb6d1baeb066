import type { ContactRequest, ContactResponse, ContactSubmission, NewMessages } from './contact';
import type { NoteRequest } from './notes.schema';
import type { PersonData, PersonDeletion, PersonSummary } from './people';
import type { NamedService } from './services';
import type { SubmissionStatusRequest, SubmittedStatusRequest } from './status.schema';
import type { SubmittedTestimonial, TestimonialRequest } from './testimonials';

/**
 * The header with the email address of the person that a call is about. Like `SEARCH_HEADER`, it keeps
 * personal data out of URLs.
 */
export const PERSON_HEADER = 'X-Person-Email';

/** Returns the headers of a call about a person. */
export const personHeaders = (email: string): Record<string, string> => ({
  [PERSON_HEADER]: encodeURIComponent(email),
});

export interface InboxApi {
  'POST /api/contact': { body: ContactRequest; answer: ContactResponse };
  /** Starts the server while a visitor is writing a message; 204. */
  'GET /api/contact/ready': { answer: undefined };
  'POST /api/testimonials': { body: TestimonialRequest; answer: ContactResponse };
  /** Returns the testimonials of one status (`?status=`), newest first. */
  'GET /api/admin/testimonial-submissions': { answer: SubmittedTestimonial[] };
  'GET /api/admin/testimonial-submissions/{id}/photo': { answer: Uint8Array };
  /** Declines a testimonial, restores it, or marks it as spam. */
  'PUT /api/admin/testimonial-submissions/{id}/status': {
    body: SubmittedStatusRequest;
    answer: SubmittedTestimonial;
  };
  /**
   * Creates an unpublished testimonial from a submitted one. Its id is `testimonialId` in the response.
   * Idempotent.
   */
  'POST /api/admin/testimonial-submissions/{id}/approve': { answer: SubmittedTestimonial };
  'DELETE /api/admin/testimonial-submissions/{id}': { answer: null };
  /** Returns all services that messages have been about, including hidden ones. */
  'GET /api/admin/contact-services': { answer: NamedService[] };
  /**
   * Returns messages, newest first. The query is a `SubmissionFilter`, except `search`, which is a header.
   * `Link` has the next page. A page may have fewer rows than `limit`, or none, even if more pages follow.
   */
  'GET /api/admin/contact-submissions': { answer: ContactSubmission[] };
  'GET /api/admin/contact-submissions/{id}': { answer: ContactSubmission };
  /** Changes the status of a message; 412 if it no longer has the status `from`; 409 if it is in the bin. */
  'PUT /api/admin/contact-submissions/{id}/status': {
    body: SubmissionStatusRequest;
    answer: ContactSubmission;
  };
  /** Moves a message to the bin; 204 even if it is already there. */
  'DELETE /api/admin/contact-submissions/{id}': { answer: null };
  'POST /api/admin/contact-submissions/{id}/take-from-bin': { answer: ContactSubmission };
  /** Permanently deletes a message; 409 unless it is in the bin. */
  'DELETE /api/admin/contact-submissions/{id}/permanently': { answer: null };
  'GET /api/admin/new-messages': { answer: NewMessages };
  /** Returns all messages that match the list's filter, as CSV. */
  'GET /api/admin/contact-submissions/export': { answer: string };
  /** Adds a note: 201, or 200 for a known Idempotency-Key; 409 if the message has too many notes. */
  'POST /api/admin/contact-submissions/{id}/notes': { body: NoteRequest; answer: ContactSubmission };
  /** Deletes a note. Returns the message, even if the note was already deleted. */
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': { answer: ContactSubmission };
  /**
   * Returns a summary of the data about a person. The address is in a header, as in all calls about a person.
   */
  'GET /api/admin/people': { answer: PersonSummary };
  /** Permanently deletes a batch of a person's data. Callers repeat the call until nothing remains. */
  'DELETE /api/admin/people': { answer: PersonDeletion };
  /** Returns a file with all of a person's data (`format=json`), or with the messages (`format=csv`). */
  'GET /api/admin/people/export': { answer: PersonData | string };
}
