/** Changes to public content, which tell the publisher what pages to render. */

import type { ListKind } from '../content/kinds';
import type { LegalPageName } from '../general/paths';
import type { ListPages } from '../blog/list';

/** The properties of a published post that determine which pages list it. */
export interface ListedPost {
  slug: string;
  /** The publication date in ISO 8601 format. */
  publishedAt: string;
  categorySlug: string;
  tagSlugs: string[];
  /**
   * The numbered blog pages that list the post. They stay the same as long as the post is published with the
   * same date.
   */
  listPage: ListPages;
}

/**
 * A change to public content. `before` is null if the post wasn't public before the change, and `after` is
 * null if it isn't public after the change.
 */
export type PublicChange =
  | { collection: 'posts'; before: ListedPost | null; after: ListedPost | null }
  /** A change to a list item. `slugs` are its current and former public slugs. */
  | { collection: ListKind; slugs?: string[] }
  /** A change to the Instagram posts, or to a document of `siteContent`, such as the facts. */
  | { collection: 'instagramPosts' | 'siteContent' }
  | { collection: 'legalTexts'; page: LegalPageName };
