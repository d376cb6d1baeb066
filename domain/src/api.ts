/** The HTTP API: methods, paths, headers, and the types of request and response bodies. */
import type { AdminPost, AdminPostSummary, BlogPost, BlogPostInput } from './blog';
import type { ContactRequest, ContactResponse, ContactSubmission, SubmissionRead, SubmissionReadRequest } from './contact';
import type { DiagnosticsInfo, UploadResponse } from './images';
import type { InstagramPost } from './instagram';
import type { PublicationStatus } from './publication';
import type { Service } from './services';
import type { SessionRequest } from './session';
import type { Testimonial } from './testimonials';

export const API_PATHS = {
  contact: '/api/contact',
  instagram: '/api/instagram',
  services: '/api/services',
  testimonials: '/api/testimonials',
  blog: '/api/blog',
  session: '/api/admin/session',
  adminContactSubmissions: '/api/admin/contact-submissions',
  adminBlog: '/api/admin/blog',
  adminPublication: '/api/admin/publication',
  uploadImage: '/api/upload-image',
  diagnosticsUploadImage: '/api/diagnostics/upload-image',
  diagnosticsInfo: '/api/diagnostics/info',
} as const;

/** The default and the largest page size of the lists in the owner's area. */
export const ADMIN_LIST_LIMIT = 100;
export const ADMIN_LIST_MAX_LIMIT = 500;

/** The header that identifies repetitions of one request: the same key stores a message, or creates a post, only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The header of a 400 response that names the invalid field of the body. */
export const ERROR_FIELD_HEADER = 'X-Error-Field';
/** The response header with the id that the log has for the request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Returns the ETag of a revision. Sent as `If-Match`, it makes a save fail when the post has another revision by then. */
export const revisionTag = (revision: number): string => `"${revision}"`;

/** Return the path of a post: by its slug (public), by its id (owner's area). */
export const blogPostPath = (slug: string): string => `${API_PATHS.blog}/${encodeURIComponent(slug)}`;
export const adminBlogPostPath = (id: string): string => `${API_PATHS.adminBlog}/${encodeURIComponent(id)}`;

/** Returns the path where a message is marked as read or unread. */
export const submissionReadPath = (id: string): string =>
  `${API_PATHS.adminContactSubmissions}/${encodeURIComponent(id)}/read`;

/** The body that saves a post. The server sets the date of publication itself and ignores `publishedAt`. */
export type SavePostRequest = BlogPostInput & { publishedAt: string | null; keepPublishedAt?: boolean };

/** The JSON bodies of requests (`body`) and responses (`answer`; null: none). Uploads are sent as multipart forms. */
export interface Api {
  'POST /api/contact': { body: ContactRequest; answer: ContactResponse };
  'GET /api/instagram': { answer: InstagramPost[] };
  'GET /api/services': { answer: Service[] };
  'GET /api/testimonials': { answer: Testimonial[] };
  'GET /api/blog': { answer: BlogPost[] };
  'GET /api/blog/{slug}': { answer: BlogPost };
  'POST /api/admin/session': { body: SessionRequest; answer: null };
  'DELETE /api/admin/session': { answer: null };
  'GET /api/admin/contact-submissions': { answer: ContactSubmission[] };
  'PUT /api/admin/contact-submissions/{id}/read': { body: SubmissionReadRequest; answer: SubmissionRead };
  'GET /api/admin/blog': { answer: AdminPostSummary[] };
  'POST /api/admin/blog': { body: SavePostRequest; answer: AdminPost };
  'GET /api/admin/blog/{id}': { answer: AdminPost };
  'PUT /api/admin/blog/{id}': { body: SavePostRequest; answer: AdminPost };
  'DELETE /api/admin/blog/{id}': { answer: null };
  'GET /api/admin/publication': { answer: PublicationStatus };
  'POST /api/upload-image': { answer: UploadResponse };
  'POST /api/diagnostics/upload-image': { answer: UploadResponse };
  'GET /api/diagnostics/info': { answer: DiagnosticsInfo };
}
