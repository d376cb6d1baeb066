/** The HTTP API: methods, paths, headers, and the types of request and response bodies. */
import type { AdminPost, AdminPostSummary, BlogPost, BlogPostInput } from './blog/posts';
import type { Backup, BackupLink, BackupStatus } from './backup/archive';
import type {
  ContentCopy,
  ContentKind,
  ContentOrder,
  ContentSummary,
  ContentVersion,
  SaveContentRequest,
} from './content/kinds';
import type { ContactRequest, ContactResponse, ContactSubmission, NewMessages } from './inbox/contact';
import type { NamedService } from './inbox/services';
import type { SubmissionStatusRequest } from './inbox/status.schema';
import type { NoteRequest } from './inbox/notes.schema';
import type { DiagnosticsInfo, UploadResponse } from './pictures/images';
import type { PersonData, PersonDeletion, PersonSummary } from './inbox/people';
import type { LibraryPicture, PictureDetails } from './pictures/library';
import type { ConnectRequest, InstagramPost, InstagramStatus } from './instagram/posts';
import type { MailSettings, MailStatus, RecipientConfirmation, RecipientRequest } from './notifications/mail';
import type { PublicationStatus } from './publishing/publication';
import type { PushDevice, PushDeviceRequest, PushStatus } from './notifications/push';
import type { Locale } from './general/locale';
import type { SavedReply, SavedReplyInput } from './inbox/replies/saved';
import type { Service } from './content/services';
import type { SetupStatus } from './setup/steps';
import type { StatsReport } from './stats/report';
import type { StatsEvent } from './stats/events.schema';
import type { GateResponse, PasswordChange, SessionRequest, SessionSummary } from './account/session';
import type { Testimonial } from './content/testimonials';
import type { TakenTexts, TypedTexts } from './account/typed-texts';
import type { SubmittedStatusRequest, SubmittedTestimonial, TestimonialRequest } from './inbox/testimonials';
import type { Topic, TopicNames } from './blog/topics';
import type { TopicKind } from './blog/topics.limits';
import type { TranslationRequest, TranslationResponse, TranslationSettings } from './translation/suggestions';
import type {
  PostVersion,
  PreviewLink,
  SaveWorkingCopyRequest,
  VersionSummary,
  WorkingCopy,
  WorkingCopySummary,
} from './drafts/drafts';

export const API_PATHS = {
  contact: '/api/contact',
  contactReady: '/api/contact/ready',
  instagram: '/api/instagram',
  services: '/api/services',
  testimonials: '/api/testimonials',
  blog: '/api/blog',
  session: '/api/admin/session',
  adminGate: '/api/admin/gate',
  adminPassword: '/api/admin/password',
  adminSessions: '/api/admin/sessions',
  adminContactSubmissions: '/api/admin/contact-submissions',
  newMessages: '/api/admin/new-messages',
  submissionExport: '/api/admin/contact-submissions/export',
  contactServices: '/api/admin/contact-services',
  testimonialSubmissions: '/api/admin/testimonial-submissions',
  people: '/api/admin/people',
  personExport: '/api/admin/people/export',
  savedReplies: '/api/admin/saved-replies',
  typedTexts: '/api/admin/typed-texts',
  adminBlog: '/api/admin/blog',
  adminPublication: '/api/admin/publication',
  adminMail: '/api/admin/mail',
  mailRecipient: '/api/admin/mail/recipient',
  mailRecipientConfirmation: '/api/admin/mail/recipient/confirmation',
  adminPush: '/api/admin/push',
  pushDevices: '/api/admin/push/devices',
  adminInstagram: '/api/admin/instagram',
  instagramAuthorization: '/api/admin/instagram/authorization',
  instagramConnection: '/api/admin/instagram/connection',
  instagramFetch: '/api/admin/instagram/fetch',
  setup: '/api/admin/setup',
  backups: '/api/admin/backups',
  workingCopies: '/api/admin/working-copies',
  content: '/api/admin/content',
  topics: '/api/admin/topics',
  pictures: '/api/admin/pictures',
  translations: '/api/admin/translations',
  uploadImage: '/api/upload-image',
  diagnosticsUploadImage: '/api/diagnostics/upload-image',
  diagnosticsInfo: '/api/diagnostics/info',
  stats: '/api/stats',
  adminStats: '/api/admin/stats',
} as const;

/** The default and the largest page size of the lists in the owner's area. */
export const ADMIN_LIST_LIMIT = 100;
export const ADMIN_LIST_MAX_LIMIT = 500;

/** The header that identifies repetitions of one request: the same key stores a message, or creates a post, only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The header with the token of App Check, under the name that Firebase's own libraries use. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';
/** The header of a login's response with the id that the server has given to a device that is new to it. */
export const DEVICE_HEADER = 'X-Device-Id';
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

/** Returns the path of the owner's pieces of a kind, of one of them, or of its parts: `services/{id}/publish`, `services/order`. */
export const contentPath = (kind: ContentKind, ...parts: readonly string[]): string =>
  [API_PATHS.content, kind, ...parts.map(encodeURIComponent)].join('/');

/** Returns the path of a category or tag. */
export const topicPath = (kind: TopicKind, slug: string): string =>
  `${API_PATHS.topics}/${kind}/${encodeURIComponent(slug)}`;

/** Returns the path of a picture in the library, by the id of its record. */
export const picturePath = (id: string): string => `${API_PATHS.pictures}/${encodeURIComponent(id)}`;

/** Returns the path of a device that gets push notifications, or of one of its parts: `test`. */
export const pushDevicePath = (id: string, ...parts: readonly string[]): string =>
  [API_PATHS.pushDevices, encodeURIComponent(id), ...parts].join('/');

/** The query parameter of a logout that names the device that no longer gets push notifications. */
export const LOGOUT_DEVICE_QUERY = 'device';

/** Returns the path of a message, or of one of its parts: `status`, `take-from-bin`. */
export const submissionPath = (id: string, ...parts: readonly string[]): string =>
  [API_PATHS.adminContactSubmissions, encodeURIComponent(id), ...parts].join('/');

/** Returns the path of the notes of a message, or of one of them. */
export const notesPath = (id: string, ...noteId: readonly string[]): string =>
  [
    API_PATHS.adminContactSubmissions,
    encodeURIComponent(id),
    'notes',
    ...noteId.map(encodeURIComponent),
  ].join('/');

/** Returns the path of a testimonial that a visitor has sent, or of a part of it. */
export const submittedPath = (id: string, part?: 'photo' | 'status' | 'approve'): string =>
  `${API_PATHS.testimonialSubmissions}/${encodeURIComponent(id)}${part ? `/${part}` : ''}`;

/**
 * Headers with what a call looks for in personal data, percent-encoded. They are no part of the address, which is in the request logs of the
 * platform and in the browser's history.
 */
export const SEARCH_HEADER = 'X-Search';
export const PERSON_HEADER = 'X-Person-Email';

/** Returns the headers of a call that searches for a text; none without one. */
export const searchHeaders = (search: string | undefined): Record<string, string> =>
  search ? { [SEARCH_HEADER]: encodeURIComponent(search) } : {};

/** Returns the headers of a call about the person with an e-mail address. */
export const personHeaders = (email: string): Record<string, string> => ({
  [PERSON_HEADER]: encodeURIComponent(email),
});

/** Returns the path of the file with what is stored about a person. */
export const personExportPath = (format: 'json' | 'csv'): string =>
  `${API_PATHS.personExport}?format=${format}`;

/** Returns the path of a saved reply. */
export const savedReplyPath = (id: string): string => `${API_PATHS.savedReplies}/${encodeURIComponent(id)}`;

/** Returns the path of a part of a copy of everything: `link`, `archive`. */
export const backupPath = (id: string, part: 'link' | 'archive'): string =>
  `${API_PATHS.backups}/${encodeURIComponent(id)}/${part}`;
/** Returns the path of one of the owner's sessions. */
export const sessionPath = (id: string): string => `${API_PATHS.adminSessions}/${encodeURIComponent(id)}`;

/** The body that saves a post. The server sets the date of publication itself and ignores `publishedAt`. */
export type SavePostRequest = BlogPostInput & { publishedAt: string | null; keepPublishedAt?: boolean };

/** The JSON bodies of requests (`body`) and responses (`answer`; null: none). Uploads are sent as multipart forms. */
export interface Api {
  'POST /api/contact': { body: ContactRequest; answer: ContactResponse };
  /** Wakes the server for a message that is being written; 204. */
  'GET /api/contact/ready': { answer: undefined };
  'GET /api/instagram': { answer: InstagramPost[] };
  'GET /api/services': { answer: Service[] };
  'GET /api/testimonials': { answer: Testimonial[] };
  'GET /api/blog': { answer: BlogPost[] };
  'GET /api/blog/{slug}': { answer: BlogPost };
  'POST /api/admin/session': { body: SessionRequest; answer: null };
  /** With the query `device`, the id of a device: it gets no push notifications any more. */
  'DELETE /api/admin/session': { answer: null };
  /** The browser's check of the password, for the login; public, like the one in the build. */
  'GET /api/admin/gate': { answer: GateResponse };
  /** Ends all other sessions. 204 also for a repetition, known by its Idempotency-Key; 409 if the password was changed meanwhile. */
  'PUT /api/admin/password': { body: PasswordChange; answer: null };
  /** Last used first. */
  'GET /api/admin/sessions': { answer: SessionSummary[] };
  /** Ends all sessions except the one that asks. */
  'DELETE /api/admin/sessions': { answer: null };
  /** Ends a session; 204 also if it has ended already. */
  'DELETE /api/admin/sessions/{id}': { answer: null };
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
  'GET /api/admin/saved-replies': { answer: SavedReply[] };
  /** 201; with a known Idempotency-Key 200 and the reply as it is now. */
  'POST /api/admin/saved-replies': { body: SavedReplyInput; answer: SavedReply };
  /** With If-Match: 412 if the reply has another revision by now. The same for its deletion. */
  'PUT /api/admin/saved-replies/{id}': { body: SavedReplyInput; answer: SavedReply };
  /** 204 also if it is gone already. */
  'DELETE /api/admin/saved-replies/{id}': { answer: null };
  /** What was typed and not sent, as it was handed over at the last logouts. */
  'GET /api/admin/typed-texts': { answer: TypedTexts };
  /** Hands over what was typed; 204. */
  'POST /api/admin/typed-texts': { body: TypedTexts; answer: null };
  /** Forgets what a device has taken over; 204. */
  'POST /api/admin/typed-texts/taken': { body: TakenTexts; answer: null };
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
  /** All pieces of a kind in their order; those in the bin too, last. */
  'GET /api/admin/content/{kind}': { answer: ContentSummary[] };
  /** Adds a service or a testimonial at the end of the list, as a draft: 201; with a known Idempotency-Key 200 and the piece as it is now. */
  'POST /api/admin/content/{kind}': { body: SaveContentRequest; answer: ContentCopy };
  /** Orders the pieces that are not in the bin, for visitors too; returns the list. 409 if these are not exactly the ones that exist. */
  'PUT /api/admin/content/{kind}/order': { body: ContentOrder; answer: ContentSummary[] };
  'GET /api/admin/content/{kind}/{id}': { answer: ContentCopy };
  /** With If-Match: 412 if the piece has another revision by now. The same for the calls below that change it. */
  'PUT /api/admin/content/{kind}/{id}': { body: SaveContentRequest; answer: ContentCopy };
  /** Moves the piece to the bin; 204 also if it is there already. 405 for a single piece, such as the facts. */
  'DELETE /api/admin/content/{kind}/{id}': { answer: null };
  'POST /api/admin/content/{kind}/{id}/publish': { answer: ContentCopy };
  /** Hides the piece from visitors. Without its own texts, a page shows those that are built in. */
  'POST /api/admin/content/{kind}/{id}/unpublish': { answer: ContentCopy };
  'POST /api/admin/content/{kind}/{id}/confirm-language': { body: { locale: Locale }; answer: ContentCopy };
  /** The piece is a draft then, at the end of the list. */
  'POST /api/admin/content/{kind}/{id}/take-from-bin': { answer: ContentCopy };
  /** Deletes a piece for good; 409 unless it is in the bin. */
  'DELETE /api/admin/content/{kind}/{id}/permanently': { answer: null };
  /** Newest first. */
  'GET /api/admin/content/{kind}/{id}/versions': { answer: VersionSummary[] };
  'GET /api/admin/content/{kind}/{id}/versions/{number}': { answer: ContentVersion };
  'POST /api/admin/content/{kind}/{id}/versions/{number}/restore': { answer: ContentCopy };
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
  'PUT /api/admin/mail/recipient': { body: RecipientRequest; answer: MailStatus };
  'POST /api/admin/mail/recipient/confirmation': { body: RecipientConfirmation; answer: MailStatus };
  'GET /api/admin/push': { answer: PushStatus };
  /** Registers this browser's subscription; repeated at each visit. */
  'POST /api/admin/push/devices': { body: PushDeviceRequest; answer: PushDevice };
  'DELETE /api/admin/push/devices/{id}': { answer: null };
  /** Sends a notification at once; 404 if the device does not get them any more, 502 if the push service refuses. */
  'POST /api/admin/push/devices/{id}/test': { answer: null };
  'GET /api/admin/instagram': { answer: InstagramStatus };
  /** Begins to connect an account: returns the address at Instagram where the owner allows it. */
  'POST /api/admin/instagram/authorization': { answer: { url: string } };
  /** Connects the account with which the owner came back from Instagram; replaces an earlier one. */
  'POST /api/admin/instagram/connection': { body: ConnectRequest; answer: InstagramStatus };
  /** Forgets the token; with `removePosts=true` also takes the posts off the site. */
  'DELETE /api/admin/instagram/connection': { answer: InstagramStatus };
  /** Asks for the posts to be fetched at once. */
  'POST /api/admin/instagram/fetch': { answer: InstagramStatus };
  /** What is left to do until the site is the owner's. */
  'GET /api/admin/setup': { answer: SetupStatus };
  'GET /api/admin/backups': { answer: BackupStatus };
  /** 202: a copy of everything is being made; the one that is being made already, if there is one. */
  'POST /api/admin/backups': { answer: Backup };
  /** A link to the archive that needs no session, and ends soon. */
  'POST /api/admin/backups/{id}/link': { answer: BackupLink };
  /** The archive itself; on the emulators only, which cannot make such links. */
  'GET /api/admin/backups/{id}/archive': { answer: never };
  'GET /api/admin/publication': { answer: PublicationStatus };
  'POST /api/upload-image': { answer: UploadResponse };
  'POST /api/diagnostics/upload-image': { answer: UploadResponse };
  'GET /api/diagnostics/info': { answer: DiagnosticsInfo };
  /** What a visitor's browser counts, as a beacon. */
  'POST /api/stats': { body: { events: StatsEvent[] }; answer: null };
  /** Of all months of the report, or of the one that `month` names (`2026-03`). */
  'GET /api/admin/stats': { answer: StatsReport };
}
