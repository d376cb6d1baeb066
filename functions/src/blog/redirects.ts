/**
 * The slugs under which posts have been public: `slugRedirects/{slug}` holds the id of the post that visitors
 * saw there last. Old links lead on through it, however often the post was renamed since.
 */
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { BlogPostInput } from '@perro-wisdom/domain/blog';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { isSlug } from '@perro-wisdom/domain/slug';
import { db } from '../firebase';

const redirects = db.collection(COLLECTIONS.slugRedirects);
const posts = db.collection(COLLECTIONS.posts);

/** The slug at which a published post is found today that was once found at another; null when there is none. */
export async function currentSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const postId: unknown = (await redirects.doc(oldSlug).get()).get('postId');
  if (typeof postId !== 'string') return null;
  const post = await posts.doc(postId).get();
  const slug: unknown = post.get('slug');
  return post.get('published') === true && typeof slug === 'string' && slug !== oldSlug ? slug : null;
}

/**
 * Remembers the slugs under which a saved post is public, or was until now. The last post that is public under
 * a slug has it, so a slug that is used again no longer leads to the post that had it before.
 */
export function recordSlugs(
  transaction: Transaction,
  postId: string,
  before: DocumentSnapshot | null,
  after: BlogPostInput,
): void {
  const slugs = new Set<string>();
  // Also posts that were not published by a save, but came with the seed or a restored export.
  if (before?.get('published') === true) slugs.add(String(before.get('slug')));
  if (after.published) slugs.add(after.slug);
  for (const slug of slugs) transaction.set(redirects.doc(slug), { postId });
}

/** What is remembered of a post; read before the transaction writes, to be deleted with the post. */
export async function slugRedirectsOf(
  transaction: Transaction,
  postId: string,
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(redirects.where('postId', '==', postId));
  return docs.map(({ ref }) => ref);
}
