/** The HTTP API: methods, paths, headers, and the types of request and response bodies. */
import type { AdminPost, AdminPostSummary, BlogPost, BlogPostInput } from './blog';
import type { ContactRequest, ContactResponse, ContactSubmission, SubmissionRead, SubmissionReadRequest } from './contact';
import type { DiagnosticsInfo, UploadResponse } from './images';
import type { LibraryPicture, PictureDetails } from './pictures';
import type { InstagramPost } from './instagram';
import type { MailSettings, MailStatus } from './mail';
import type { PublicationStatus } from './publication';
import type { Locale } from './locale';
import type { Service } from './services';
import type { SessionRequest } from './session';
import type { Testimonial } from './testimonials';
import type { Topic, TopicNames } from './topics';
import type { TopicKind } from './topics.limits';
import type { TranslationRequest, TranslationResponse, TranslationSettings } from './translation';
import type {
  PostVersion,
  PreviewLink,
  SaveWorkingCopyRequest,
  VersionSummary,
  WorkingCopy,
  WorkingCopySummary,
} from './working-copies';

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
  adminMail: '/api/admin/mail',
  workingCopies: '/api/admin/working-copies',
  topics: '/api/admin/topics',
  pictures: '/api/admin/pictures',
  translations: '/api/admin/translations',
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

/** Returns the path of a post's working copy, or of one of its parts: `versions`, `publish`. */
export const workingCopyPath = (id: string, ...parts: readonly string[]): string =>
  [API_PATHS.workingCopies, encodeURIComponent(id), ...parts].join('/');

/** Returns the path of a category or tag. */
export const topicPath = (kind: TopicKind, slug: string): string => `${API_PATHS.topics}/${kind}/${encodeURIComponent(slug)}`;

/** Returns the path of a picture in the library, by the id of its record. */
export const picturePath = (id: string): string => `${API_PATHS.pictures}/${encodeURIComponent(id)}`;

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
  /** The owner's list, by `ListFilter` as query; paged by `Link`. A page may have fewer rows than `limit`, or none, although it continues. */
  'GET /api/admin/working-copies': { answer: WorkingCopySummary[] };
  /** 201; with a known Idempotency-Key 200 and the working copy as it is now. */
  'POST /api/admin/working-copies': { body: SaveWorkingCopyRequest; answer: WorkingCopy };
  'GET /api/admin/working-copies/{id}': { answer: WorkingCopy };
  /** With If-Match: 412 if the working copy has another revision by now. The same for the calls below that change it. */
  'PUT /api/admin/working-copies/{id}': { body: SaveWorkingCopyRequest; answer: WorkingCopy };
  /** Moves the post to the bin; 204 also if it is there already. */
  'DELETE /api/admin/working-copies/{id}': { answer: null };
  'POST /api/admin/working-copies/{id}/publish': { body: { keepPublishedAt: boolean }; answer: WorkingCopy };
  'POST /api/admin/working-copies/{id}/unpublish': { answer: WorkingCopy };
  /** "Still right": this language is up to date with the other one. */
  'POST /api/admin/working-copies/{id}/confirm-language': { body: { locale: Locale }; answer: WorkingCopy };
  'PUT /api/admin/working-copies/{id}/schedule': { body: { publishAt: string | null }; answer: WorkingCopy };
  'POST /api/admin/working-copies/{id}/take-from-bin': { answer: WorkingCopy };
  /** Deletes a post for good; 409 unless it is in the bin. */
  'DELETE /api/admin/working-copies/{id}/permanently': { answer: null };
  /** Newest first. */
  'GET /api/admin/working-copies/{id}/versions': { answer: VersionSummary[] };
  'GET /api/admin/working-copies/{id}/versions/{number}': { answer: PostVersion };
  'POST /api/admin/working-copies/{id}/versions/{number}/restore': { answer: WorkingCopy };
  /** The present private link; null if there is none. */
  'GET /api/admin/working-copies/{id}/preview-link': { answer: PreviewLink | null };
  /** Returns the present link, or creates one. */
  'POST /api/admin/working-copies/{id}/preview-link': { answer: PreviewLink };
  /** Ends the present link. */
  'DELETE /api/admin/working-copies/{id}/preview-link': { answer: null };
  'GET /api/admin/topics': { answer: Topic[] };
  'POST /api/admin/topics/{kind}': { body: TopicNames; answer: Topic };
  /** Renames a topic everywhere. */
  'PUT /api/admin/topics/{kind}/{slug}': { body: TopicNames; answer: Topic };
  /** 409 if a post has it. */
  'DELETE /api/admin/topics/{kind}/{slug}': { answer: null };
  /** The picture library, newest first; paged by `Link`. */
  'GET /api/admin/pictures': { answer: LibraryPicture[] };
  'GET /api/admin/pictures/{id}': { answer: LibraryPicture };
  'PUT /api/admin/pictures/{id}': { body: PictureDetails; answer: LibraryPicture };
  /** 409 while the picture is in use. */
  'DELETE /api/admin/pictures/{id}': { answer: null };
  'GET /api/admin/translations': { answer: TranslationSettings };
  'POST /api/admin/translations': { body: TranslationRequest; answer: TranslationResponse };
  'GET /api/admin/mail': { answer: MailStatus };
  'PUT /api/admin/mail': { body: MailSettings; answer: MailStatus };
  'GET /api/admin/publication': { answer: PublicationStatus };
  'POST /api/upload-image': { answer: UploadResponse };
  'POST /api/diagnostics/upload-image': { answer: UploadResponse };
  'GET /api/diagnostics/info': { answer: DiagnosticsInfo };
}
