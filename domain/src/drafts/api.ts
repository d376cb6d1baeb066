import type { Locale } from '../general/locale';
import type { PageContent } from '../publishing/page-renderer';
import type { Draft, DraftSummary, PreviewLink, Version, VersionSummary } from './drafts';

/** The body of a request that saves a draft. The draft's kind determines its `fields`. */
export interface SaveRequest {
  fields: object;
  suggested: string[];
}

export interface DraftsApi {
  /**
   * Returns all drafts of a kind in list order, followed by those in the bin. Posts are sorted by their last
   * change, are paged with `Link` headers, and can be filtered by a `ListFilter` in the query. A page may
   * have fewer rows than `limit`, or none, even if more pages follow.
   */
  'GET /api/admin/drafts/{kind}': { answer: DraftSummary[] };
  /**
   * Creates a draft. Responds with a 201, or with a 200 and the current draft if the Idempotency-Key was
   * already used. Responds with a 405 for fixed drafts, such as the facts.
   */
  'POST /api/admin/drafts/{kind}': { body: SaveRequest; answer: Draft };
  /**
   * Reorders the drafts outside the bin and their published items, and returns the list. Responds with a 409
   * unless the ids are exactly those of the drafts outside the bin.
   */
  'PUT /api/admin/drafts/{kind}/order': { body: { ids: string[] }; answer: DraftSummary[] };
  'GET /api/admin/drafts/{kind}/{id}': { answer: Draft };
  /**
   * Saves a draft. Like all calls that change a draft, responds with a 412 if the request has an If-Match
   * header that doesn't match the draft's current revision.
   */
  'PUT /api/admin/drafts/{kind}/{id}': { body: SaveRequest; answer: Draft };
  /**
   * Moves a draft to the bin. Responds with a 204 even if the draft is already there, and with a 405 for
   * fixed drafts.
   */
  'DELETE /api/admin/drafts/{kind}/{id}': { answer: null };
  'POST /api/admin/drafts/{kind}/{id}/publish': { body: { keepPublishedAt: boolean }; answer: Draft };
  /** Unpublishes a draft. A page without published content shows its built-in content. */
  'POST /api/admin/drafts/{kind}/{id}/unpublish': { answer: Draft };
  /** Records the owner's confirmation ("Still right") that a language is up to date with the other one. */
  'POST /api/admin/drafts/{kind}/{id}/confirm-language': { body: { locale: Locale }; answer: Draft };
  'PUT /api/admin/drafts/{kind}/{id}/schedule': { body: { publishAt: string | null }; answer: Draft };
  /** Restores a draft from the bin, unpublished and at the end of its list. */
  'POST /api/admin/drafts/{kind}/{id}/take-from-bin': { answer: Draft };
  /** Permanently deletes a draft. Responds with a 409 unless the draft is in the bin. */
  'DELETE /api/admin/drafts/{kind}/{id}/permanently': { answer: null };
  /** Returns the published versions of a draft, newest first. */
  'GET /api/admin/drafts/{kind}/{id}/versions': { answer: VersionSummary[] };
  'GET /api/admin/drafts/{kind}/{id}/versions/{number}': { answer: Version };
  'POST /api/admin/drafts/{kind}/{id}/versions/{number}/restore': { answer: Draft };
  /** Returns the other site content shown on the draft's page. The draft doesn't have to exist yet. */
  'GET /api/admin/drafts/{kind}/{id}/page': { answer: PageContent };
  /** Returns a post's current private link, or null if there is none. */
  'GET /api/admin/drafts/{kind}/{id}/preview-link': { answer: PreviewLink | null };
  /** Returns a post's current private link, or creates one. */
  'POST /api/admin/drafts/{kind}/{id}/preview-link': { answer: PreviewLink };
  'DELETE /api/admin/drafts/{kind}/{id}/preview-link': { answer: null };
}
