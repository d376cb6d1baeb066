import type { Locale } from '../general/locale';
import type { PageContent } from '../publishing/page-renderer';
import type { Draft, DraftSummary, PreviewLink, Version, VersionSummary } from './drafts';

/** The body that saves a draft, whose fields are those of its kind. */
export interface SaveRequest {
  fields: object;
  suggested: string[];
}

export interface DraftsApi {
  /**
   * All drafts of a kind in their order; those in the bin too, last. The posts: those changed last first, by
   * `ListFilter` as query, paged by `Link`; a page may have fewer rows than `limit`, or none, although it
   * continues.
   */
  'GET /api/admin/drafts/{kind}': { answer: DraftSummary[] };
  /**
   * 201; with a known Idempotency-Key 200 and the draft as it is now. 405 for fixed drafts, such as the
   * facts.
   */
  'POST /api/admin/drafts/{kind}': { body: SaveRequest; answer: Draft };
  /**
   * Orders the drafts that are not in the bin, for visitors too; returns the list. 409 if these are not
   * exactly the ones that exist.
   */
  'PUT /api/admin/drafts/{kind}/order': { body: { ids: string[] }; answer: DraftSummary[] };
  'GET /api/admin/drafts/{kind}/{id}': { answer: Draft };
  /**
   * With If-Match: 412 if the draft has another revision by now. The same for the calls below that change it.
   */
  'PUT /api/admin/drafts/{kind}/{id}': { body: SaveRequest; answer: Draft };
  /** Moves the draft to the bin; 204 also if it is there already. 405 for fixed drafts. */
  'DELETE /api/admin/drafts/{kind}/{id}': { answer: null };
  'POST /api/admin/drafts/{kind}/{id}/publish': { body: { keepPublishedAt: boolean }; answer: Draft };
  /** Hides it from visitors. Without its own texts, a page shows those that are built in. */
  'POST /api/admin/drafts/{kind}/{id}/unpublish': { answer: Draft };
  /** "Still right": this language is up to date with the other one. */
  'POST /api/admin/drafts/{kind}/{id}/confirm-language': { body: { locale: Locale }; answer: Draft };
  'PUT /api/admin/drafts/{kind}/{id}/schedule': { body: { publishAt: string | null }; answer: Draft };
  /** It is not public then, and the last of its list. */
  'POST /api/admin/drafts/{kind}/{id}/take-from-bin': { answer: Draft };
  /** Deletes a draft for good; 409 unless it is in the bin. */
  'DELETE /api/admin/drafts/{kind}/{id}/permanently': { answer: null };
  /** Newest first. */
  'GET /api/admin/drafts/{kind}/{id}/versions': { answer: VersionSummary[] };
  'GET /api/admin/drafts/{kind}/{id}/versions/{number}': { answer: Version };
  'POST /api/admin/drafts/{kind}/{id}/versions/{number}/restore': { answer: Draft };
  /** What the page of a draft shows around it. The draft need not exist yet. */
  'GET /api/admin/drafts/{kind}/{id}/page': { answer: PageContent };
  /** The present private link of a post; null if there is none. */
  'GET /api/admin/drafts/{kind}/{id}/preview-link': { answer: PreviewLink | null };
  /** Returns the present link, or creates one. */
  'POST /api/admin/drafts/{kind}/{id}/preview-link': { answer: PreviewLink };
  'DELETE /api/admin/drafts/{kind}/{id}/preview-link': { answer: null };
}
