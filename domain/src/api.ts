/** Every call between the browser and the server: its method, its path and what it carries. */
import type { AdminPost, AdminPostSummary, BlogPost, BlogPostInput } from './blog';
import type { ContactRequest, ContactResponse, ContactSubmission, SubmissionRead, SubmissionReadRequest } from './contact';
import type { DiagnosticsInfo, UploadResponse } from './images';
import type { InstagramPost } from './instagram';
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
  uploadImage: '/api/upload-image',
  diagnosticsUploadImage: '/api/diagnostics/upload-image',
  diagnosticsInfo: '/api/diagnostics/info',
} as const;

/** How many items a list of the owner's area holds when nothing is asked for, and at most. */
export const ADMIN_LIST_LIMIT = 100;
export const ADMIN_LIST_MAX_LIMIT = 500;

/** The header by which a repeated message or a repeated creation of a post is known to be the same one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The header of a 400 that names the field of the body that is wrong. */
export const ERROR_FIELD_HEADER = 'X-Error-Field';
/** The header that names a request in the logs. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The ETag of a revision: what `If-Match` names when a change must replace no other version. */
export const revisionTag = (revision: number): string => `"${revision}"`;

/** The path of one post by its slug (public) or its id (the owner's). */
export const blogPostPath = (slug: string): string => `${API_PATHS.blog}/${encodeURIComponent(slug)}`;
export const adminBlogPostPath = (id: string): string => `${API_PATHS.adminBlog}/${encodeURIComponent(id)}`;

/** Whether the owner has read a message: one message by its id. */
export const submissionReadPath = (id: string): string =>
  `${API_PATHS.adminContactSubmissions}/${encodeURIComponent(id)}/read`;

/** What saving a post sends. The server decides when it was published, whatever `publishedAt` says. */
export type SavePostRequest = BlogPostInput & { publishedAt: string | null; keepPublishedAt?: boolean };

/** What each call sends (`body`) and answers (`answer`; null where the answer is empty); uploads are multipart. */
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
  'POST /api/upload-image': { answer: UploadResponse };
  'POST /api/diagnostics/upload-image': { answer: UploadResponse };
  'GET /api/diagnostics/info': { answer: DiagnosticsInfo };
}
