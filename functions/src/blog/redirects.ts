/**
 * Redirects from the former slugs of posts: `slugRedirects/{slug}` has the id of the post that was last public under that slug, so old
 * links work however often the post was renamed since.
 */
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { isSlug } from '@app/domain/general/slug';
import { db } from '../platform/firebase';
import { posts } from './store';

const redirects = db.collection(COLLECTIONS.slugRedirects);

/** Returns the present slug of the published post that had another slug before; null if there is none. */
export async function currentSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const postId: unknown = (await redirects.doc(oldSlug).get()).get('postId');
  if (typeof postId !== 'string') return null;
  const post = await posts.doc(postId).get();
  const slug: unknown = post.get('slug');
  return post.get('published') === true && typeof slug === 'string' && slug !== oldSlug ? slug : null;
}

/**
 * Records the slugs under which a post is public, or was before this change; `newSlug` is null for a post that is withdrawn. A slug that is
 * used again belongs to the post that was public under it last.
 */
export function recordSlugs(
  transaction: Transaction,
  postId: string,
  before: DocumentSnapshot,
  newSlug: string | null,
): void {
  const slugs = new Set<string>();
  // Posts that were published by a seed or a restored export have no redirect yet.
  if (before.get('published') === true) slugs.add(String(before.get('slug')));
  if (newSlug !== null) slugs.add(newSlug);
  for (const slug of slugs) transaction.set(redirects.doc(slug), { postId });
}

/** Returns the redirects to a post, to be deleted with it. To be called before the writes of the transaction. */
export async function slugRedirectsOf(
  transaction: Transaction,
  postId: string,
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(redirects.where('postId', '==', postId));
  return docs.map(({ ref }) => ref);
}
