/**
 * Maps former slugs to current ones. Each draft stores its own former slugs, so old links survive no matter
 * how often a post or page is renamed.
 */
import type { DraftKind } from '@app/domain/drafts/drafts';
import { COLLECTIONS } from '@app/domain/general/collections';
import { isSlug } from '@app/domain/general/slug';
import { db } from '../platform/firebase';
import { readPublishedSummary } from './store';

/**
 * Returns the current slug of the public draft of this kind that used to have `oldSlug`, or null if there is
 * none. If several drafts had it, returns the slug of the one published most recently.
 */
async function findRenamed(kind: DraftKind, oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const { docs } = await db
    .collection(COLLECTIONS.drafts)
    .where('kind', '==', kind)
    .where('published', '==', true)
    .where('formerSlugs', 'array-contains', oldSlug)
    .orderBy('publishedAt', 'desc')
    .limit(1)
    .select('publicSlug')
    .get();
  const slug: unknown = docs[0]?.get('publicSlug');
  return typeof slug === 'string' ? slug : null;
}

/**
 * Returns the current slug of the public post that used to have this slug. Returns null if there is none, or
 * if another public post has the slug now.
 */
export async function findCurrentSlug(oldSlug: string): Promise<string | null> {
  const slug = await findRenamed('posts', oldSlug);
  return slug !== null && !(await readPublishedSummary(oldSlug)) ? slug : null;
}

/**
 * Returns the current slug of the owner's own page that used to have `oldSlug`, or null if there is none. No
 * other page can take over a former slug.
 */
export const findCurrentPage = (oldSlug: string): Promise<string | null> => findRenamed('ownPages', oldSlug);
