import type {
  ContentCopy,
  ContentKind,
  ContentOrder,
  ContentSummary,
  ContentVersion,
  SaveContentRequest,
} from '../content/kinds';
import type { ExpectedAnswers } from '../general/api';
import type { Locale } from '../general/locale';
import type {
  PostVersion,
  PreviewLink,
  SaveWorkingCopyRequest,
  VersionSummary,
  WorkingCopy,
  WorkingCopySummary,
} from './drafts';

export const DRAFTS_PATHS = {
  workingCopies: '/api/admin/working-copies',
  content: '/api/admin/content',
} as const;

/** Returns the path of a post's working copy, or of one of its parts: `versions`, `publish`. */
export const workingCopyPath = (id: string, ...parts: readonly string[]): string =>
  [DRAFTS_PATHS.workingCopies, encodeURIComponent(id), ...parts].join('/');

/** Returns the path of the owner's pieces of a kind, of one of them, or of its parts: `services/{id}/publish`, `services/order`. */
export const contentPath = (kind: ContentKind, ...parts: readonly string[]): string =>
  [DRAFTS_PATHS.content, kind, ...parts.map(encodeURIComponent)].join('/');

export interface DraftsApi {
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
}

const COPY = { fields: ['id', 'fields', 'revision', 'saveKey'] } as const;
const PIECES = { each: ['kind', 'id', 'revision', 'titleEn', 'titleEs'] } as const;
const VERSIONS = { each: ['number', 'savedAt'] } as const;
const VERSION = { fields: ['number', 'fields'] } as const;

export const DRAFTS_ANSWERS: ExpectedAnswers<DraftsApi> = {
  'GET /api/admin/working-copies': { each: ['id', 'revision', 'fields', 'status'] },
  'POST /api/admin/working-copies': COPY,
  'GET /api/admin/working-copies/{id}': COPY,
  'PUT /api/admin/working-copies/{id}': COPY,
  'DELETE /api/admin/working-copies/{id}': null,
  'POST /api/admin/working-copies/{id}/publish': COPY,
  'POST /api/admin/working-copies/{id}/unpublish': COPY,
  'POST /api/admin/working-copies/{id}/confirm-language': COPY,
  'PUT /api/admin/working-copies/{id}/schedule': COPY,
  'POST /api/admin/working-copies/{id}/take-from-bin': COPY,
  'DELETE /api/admin/working-copies/{id}/permanently': null,
  'GET /api/admin/working-copies/{id}/versions': VERSIONS,
  'GET /api/admin/working-copies/{id}/versions/{number}': VERSION,
  'POST /api/admin/working-copies/{id}/versions/{number}/restore': COPY,
  'GET /api/admin/working-copies/{id}/preview-link': { fields: ['path'], orNull: true },
  'POST /api/admin/working-copies/{id}/preview-link': { fields: ['path'] },
  'DELETE /api/admin/working-copies/{id}/preview-link': null,
  'GET /api/admin/content/{kind}': PIECES,
  'POST /api/admin/content/{kind}': COPY,
  // Before the piece with an id, whose path it matches too.
  'PUT /api/admin/content/{kind}/order': PIECES,
  'GET /api/admin/content/{kind}/{id}': COPY,
  'PUT /api/admin/content/{kind}/{id}': COPY,
  'DELETE /api/admin/content/{kind}/{id}': null,
  'POST /api/admin/content/{kind}/{id}/publish': COPY,
  'POST /api/admin/content/{kind}/{id}/unpublish': COPY,
  'POST /api/admin/content/{kind}/{id}/confirm-language': COPY,
  'POST /api/admin/content/{kind}/{id}/take-from-bin': COPY,
  'DELETE /api/admin/content/{kind}/{id}/permanently': null,
  'GET /api/admin/content/{kind}/{id}/versions': VERSIONS,
  'GET /api/admin/content/{kind}/{id}/versions/{number}': VERSION,
  'POST /api/admin/content/{kind}/{id}/versions/{number}/restore': COPY,
};
