/** Redirects from the former slugs of posts: each draft has those of its own, so old links work however often a post was renamed. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { isSlug } from '@app/domain/general/slug';
import { db } from '../platform/firebase';
import { readPublishedSummary } from './store';

/**
 * Finds the present slug of the public post that had a slug before, of several the one published last; null if there is none, or if another
 * post is public under that slug.
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
