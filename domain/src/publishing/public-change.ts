/**
 * What changed for visitors, as the publisher needs to know it: which pages show the change follows from it.
 */

import type { ListKind } from '../content/kinds';
import type { LegalPageName } from '../general/paths';
import type { ListPages } from '../blog/list';

/** Where a published post is listed, as stored in its document. */
export interface ListedPost {
  slug: string;
  /** ISO 8601. */
  publishedAt: string;
  categorySlug: string;
  tagSlugs: string[];
  /**
   * The numbered pages of the blog that have the post; they do not change while it stays published under the
   * same date.
   */
  listPage: ListPages;
}

/** A change that visitors can see. A post that is not public has no `before` or no `after`. */
export type PublicChange =
  | { collection: 'posts'; before: ListedPost | null; after: ListedPost | null }
  /** `slugs`: those under which it is and was public. */
  | { collection: ListKind; slugs?: string[] }
  /** `siteContent`: the facts, or the texts of a page. */
  | { collection: 'instagramPosts' | 'siteContent' }
  | { collection: 'legalTexts'; page: LegalPageName };
