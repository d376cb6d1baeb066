import type { ContactRequest, ContactResponse, ContactSubmission, NewMessages } from './contact';
import type { NoteRequest } from './notes.schema';
import type { PersonData, PersonDeletion, PersonSummary } from './people';
import type { NamedService } from './services';
import type { SubmissionStatusRequest, SubmittedStatusRequest } from './status.schema';
import type { SubmittedTestimonial, TestimonialRequest } from './testimonials';

/** The header with the address of the person whom a call is about; a header for the same reason as `SEARCH_HEADER`. */
export const PERSON_HEADER = 'X-Person-Email';

/** Returns the headers of a call about the person with an e-mail address. */
export const personHeaders = (email: string): Record<string, string> => ({
  [PERSON_HEADER]: encodeURIComponent(email),
});

export interface InboxApi {
  'POST /api/contact': { body: ContactRequest; answer: ContactResponse };
  /** Wakes the server for a message that is being written; 204. */
  'GET /api/contact/ready': { answer: undefined };
  'POST /api/testimonials': { body: TestimonialRequest; answer: ContactResponse };
  /** Those of one status (`?status=`), newest first. */
  'GET /api/admin/testimonial-submissions': { answer: SubmittedTestimonial[] };
  'GET /api/admin/testimonial-submissions/{id}/photo': { answer: Uint8Array };
  /** Declines one, takes it back, or says that it is spam. */
  'PUT /api/admin/testimonial-submissions/{id}/status': {
    body: SubmittedStatusRequest;
    answer: SubmittedTestimonial;
  };
  /** Makes a testimonial of one, which is not public yet; its id is `testimonialId` of the answer. May be repeated. */
  'POST /api/admin/testimonial-submissions/{id}/approve': { answer: SubmittedTestimonial };
  'DELETE /api/admin/testimonial-submissions/{id}': { answer: null };
  /** The services that messages are or were about, hidden ones included. */
  'GET /api/admin/contact-services': { answer: NamedService[] };
  /**
   * The messages, newest first, by `SubmissionFilter` as query, its `search` as header; paged by `Link`. A page may have fewer rows than
   * `limit`, or none, although it continues.
   */
  'GET /api/admin/contact-submissions': { answer: ContactSubmission[] };
  'GET /api/admin/contact-submissions/{id}': { answer: ContactSubmission };
  /** 412 if the message has another state than `from` by now; 409 in the bin. */
  'PUT /api/admin/contact-submissions/{id}/status': {
    body: SubmissionStatusRequest;
    answer: ContactSubmission;
  };
  /** Moves the message to the bin; 204 also if it is there already. */
  'DELETE /api/admin/contact-submissions/{id}': { answer: null };
  'POST /api/admin/contact-submissions/{id}/take-from-bin': { answer: ContactSubmission };
  /** Deletes a message for good; 409 unless it is in the bin. */
  'DELETE /api/admin/contact-submissions/{id}/permanently': { answer: null };
  'GET /api/admin/new-messages': { answer: NewMessages };
  /** All messages of the list with the same filter, as CSV. */
  'GET /api/admin/contact-submissions/export': { answer: string };
  /** 201; with a known Idempotency-Key 200. 409 when there are too many. */
  'POST /api/admin/contact-submissions/{id}/notes': { body: NoteRequest; answer: ContactSubmission };
  /** The message without the note, also if that is gone already. */
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': { answer: ContactSubmission };
  /** What is stored about the person whom a header names, as in the next two calls. */
  'GET /api/admin/people': { answer: PersonSummary };
  /** Deletes it for good, in parts: to be repeated until nothing remains. */
  'DELETE /api/admin/people': { answer: PersonDeletion };
  /** A file with all of it (`format=json`), or with the messages (`format=csv`). */
  'GET /api/admin/people/export': { answer: PersonData | string };
}
