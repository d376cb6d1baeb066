import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { INSTAGRAM_LIMIT, type InstagramPost } from '@perro-wisdom/domain/instagram';
import { instagramPostSchema } from '@perro-wisdom/domain/instagram.schema';
import { parseDocuments } from '../documents';
import { db } from '../firebase';

/** Reads the latest posts, newest first. */
export async function readInstagramPosts(): Promise<InstagramPost[]> {
  const { docs } = await db.collection(COLLECTIONS.instagramPosts).orderBy('postedAt', 'desc').limit(INSTAGRAM_LIMIT).get();
  return parseDocuments(instagramPostSchema, docs);
}
