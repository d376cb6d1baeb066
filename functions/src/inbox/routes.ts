import type { InboxApi } from '@app/domain/inbox/api';
import type { Routes } from '../platform/http/handler';
import {
  addSubmissionNote,
  answerReady,
  binSubmission,
  changeSubmissionStatus,
  exportPerson,
  exportSubmissions,
  listContactServices,
  listSubmissions,
  removePerson,
  removeSubmission,
  removeSubmissionNote,
  showNewMessages,
  showPerson,
  showSubmission,
  submitContact,
  takeSubmissionFromBin,
} from './handler';
import { addSavedReply, changeSavedReply, listSavedReplies, removeSavedReply } from './saved-replies/handler';
import {
  approveTestimonial,
  changeSubmitted,
  listSubmitted,
  removeSubmitted,
  showSubmittedPhoto,
  submitTestimonial,
} from './testimonials/handler';

export const INBOX_ROUTES: Routes<InboxApi> = {
  'POST /api/contact': submitContact,
  'GET /api/contact/ready': answerReady,
  'POST /api/testimonials': submitTestimonial,
  'GET /api/admin/testimonial-submissions': listSubmitted,
  'GET /api/admin/testimonial-submissions/{id}/photo': showSubmittedPhoto,
  'PUT /api/admin/testimonial-submissions/{id}/status': changeSubmitted,
  'POST /api/admin/testimonial-submissions/{id}/approve': approveTestimonial,
  'DELETE /api/admin/testimonial-submissions/{id}': removeSubmitted,
  'GET /api/admin/contact-services': listContactServices,
  'GET /api/admin/contact-submissions': listSubmissions,
  // Before the message with an id, whose path it matches too.
  'GET /api/admin/contact-submissions/export': exportSubmissions,
  'GET /api/admin/contact-submissions/{id}': showSubmission,
  'PUT /api/admin/contact-submissions/{id}/status': changeSubmissionStatus,
  'DELETE /api/admin/contact-submissions/{id}': binSubmission,
  'POST /api/admin/contact-submissions/{id}/take-from-bin': takeSubmissionFromBin,
  'DELETE /api/admin/contact-submissions/{id}/permanently': removeSubmission,
  'GET /api/admin/new-messages': showNewMessages,
  'POST /api/admin/contact-submissions/{id}/notes': addSubmissionNote,
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': removeSubmissionNote,
  'GET /api/admin/people': showPerson,
  'DELETE /api/admin/people': removePerson,
  'GET /api/admin/people/export': exportPerson,
  'GET /api/admin/saved-replies': listSavedReplies,
  'POST /api/admin/saved-replies': addSavedReply,
  'PUT /api/admin/saved-replies/{id}': changeSavedReply,
  'DELETE /api/admin/saved-replies/{id}': removeSavedReply,
};
