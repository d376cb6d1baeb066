import type { ContactRequest, ContactResponse, ContactSubmission, NewMessages } from './contact';
import type { NoteRequest } from './notes.schema';
import type { PersonData, PersonDeletion, PersonSummary } from './people';
import type { NamedService } from './services';
import type { SubmissionStatusRequest, SubmittedStatusRequest } from './status.schema';
import type { SubmittedTestimonial, TestimonialRequest } from './testimonials';

/**
 * The header for the person's email address in calls about a person. Like a search term (`SEARCH_HEADER`),
 * the address must not be in the URL.
 */
export const PERSON_HEADER = 'X-Person-Email';

/** Returns the headers for a call about a person. */
export const personHeaders = (email: string): Record<string, string> => ({
  [PERSON_HEADER]: encodeURIComponent(email),
});

export interface InboxApi {
  'POST /api/contact': { body: ContactRequest; answer: ContactResponse };
  /** Warms up an instance of the function while a visitor writes a message. Responds with a 204. */
  'GET /api/contact/ready': { answer: undefined };
  'POST /api/testimonials': { body: TestimonialRequest; answer: ContactResponse };
  /** Returns the submitted testimonials with the given status (`?status=`), newest first. */
  'GET /api/admin/testimonial-submissions': { answer: SubmittedTestimonial[] };
  'GET /api/admin/testimonial-submissions/{id}/photo': { answer: Uint8Array };
  /** Declines a submitted testimonial, restores it, or marks it as spam. */
  'PUT /api/admin/testimonial-submissions/{id}/status': {
    body: SubmittedStatusRequest;
    answer: SubmittedTestimonial;
  };
  /**
   * Creates an unpublished testimonial from a submitted one. The response contains its id as `testimonialId`.
   * The call is idempotent.
   */
  'POST /api/admin/testimonial-submissions/{id}/approve': { answer: SubmittedTestimonial };
  'DELETE /api/admin/testimonial-submissions/{id}': { answer: null };
  /** Returns all services that messages can be about, including hidden ones. */
  'GET /api/admin/contact-services': { answer: NamedService[] };
  /**
   * Returns messages, newest first. The query string is a `SubmissionFilter`, except for `search`, which is
   * in a header. The `Link` header contains the URL of the next page. A page may have fewer rows than
   * `limit`, or none, even if more pages follow.
   */
  'GET /api/admin/contact-submissions': { answer: ContactSubmission[] };
  'GET /api/admin/contact-submissions/{id}': { answer: ContactSubmission };
  /**
   * Changes the status of a message. Responds with a 412 if the status is no longer `from`, and with a 409 if
   * the message is in the bin.
   */
  'PUT /api/admin/contact-submissions/{id}/status': {
    body: SubmissionStatusRequest;
    answer: ContactSubmission;
  };
  /** Moves a message to the bin. Responds with a 204 even if the message is already in the bin. */
  'DELETE /api/admin/contact-submissions/{id}': { answer: null };
  'POST /api/admin/contact-submissions/{id}/take-from-bin': { answer: ContactSubmission };
  /** Permanently deletes a message. Responds with a 409 unless the message is in the bin. */
  'DELETE /api/admin/contact-submissions/{id}/permanently': { answer: null };
  'GET /api/admin/new-messages': { answer: NewMessages };
  /** Returns all messages that match the list's filter as CSV. */
  'GET /api/admin/contact-submissions/export': { answer: string };
  /**
   * Adds a note to a message. Responds with a 201, or with a 200 if the Idempotency-Key was already used.
   * Responds with a 409 if the message already has the maximum number of notes.
   */
  'POST /api/admin/contact-submissions/{id}/notes': { body: NoteRequest; answer: ContactSubmission };
  /**
   * Deletes a note and returns the message without the note. Succeeds even if the note was already deleted.
   */
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': { answer: ContactSubmission };
  /**
   * Returns a summary of the data stored about a person. As in all calls about people, the email address is
   * in a header.
   */
  'GET /api/admin/people': { answer: PersonSummary };
  /** Permanently deletes a batch of a person's data. Repeat the call until nothing remains. */
  'DELETE /api/admin/people': { answer: PersonDeletion };
  /**
   * Returns a file with all data about a person (`format=json`) or only the person's messages (`format=csv`).
   */
  'GET /api/admin/people/export': { answer: PersonData | string };
}
