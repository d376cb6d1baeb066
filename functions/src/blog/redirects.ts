/**
 * Redirects the former slugs of posts. Each draft stores its own former slugs, so old links survive any
 * number of renames.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { isSlug } from '@app/domain/general/slug';
import { db } from '../platform/firebase';
import { readPublishedSummary } from './store';

/**
 * Returns the current slug of the public post that formerly had a slug. If several posts had it, the one
 * published last wins. Returns null if there is none, or if another public post has that slug now.
 */
export async function findCurrentSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const { docs } = await db
    .collection(COLLECTIONS.drafts)
    .where('kind', '==', 'posts')
    .where('published', '==', true)
    .where('formerSlugs', 'array-contains', oldSlug)
    .orderBy('publishedAt', 'desc')
    .limit(1)
    .select('publicSlug')
    .get();
  const slug: unknown = docs[0]?.get('publicSlug');
  return typeof slug === 'string' && !(await readPublishedSummary(oldSlug)) ? slug : null;
}
