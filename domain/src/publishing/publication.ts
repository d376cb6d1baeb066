/** Publications: how a change of the owner's reaches the files that visitors get. */

import type { LegalPageName } from '../general/paths';
import type { ListPages } from '../blog/list';

/** Where a published post is listed, as stored in its document. */
export interface ListedPost {
  slug: string;
  /** ISO 8601. */
  publishedAt: string;
  categorySlug: string;
  tagSlugs: string[];
  /** The numbered pages of the blog that have the post; they do not change while it stays published under the same date. */
  listPage: ListPages;
}

/** A change that visitors can see. A post that is not public has no `before` or no `after`. */
export type PublicChange =
  | { collection: 'posts'; before: ListedPost | null; after: ListedPost | null }
  /** `siteContent`: the facts, or the texts of a page. */
  | { collection: 'services' | 'testimonials' | 'instagramPosts' | 'siteContent' }
  | { collection: 'legalTexts'; page: LegalPageName };

/**
 * What the owner is told. `live`: visitors see everything that she has published. `publishing`: the last changes are on their way.
 * `delayed`: they could not be published so far; it is tried again.
 */
export interface PublicationStatus {
  state: 'live' | 'publishing' | 'delayed';
  /** Since when visitors have seen the last version, ISO 8601; null if nothing has been published since the site was deployed. */
  liveSince: string | null;
}
