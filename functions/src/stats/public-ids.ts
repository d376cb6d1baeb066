/** Caches the ids of published posts and of the owner's own pages, keyed by slug. */
import type { Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { PublicIds } from '@app/domain/stats/keys';
import { publishedIndex, published } from '../blog/store';
import { db } from '../platform/firebase';

const MAX_AGE_MS = 60_000;

type Slugs = ReadonlyMap<string, string>;

/** Returns the ids of documents, keyed by slug. Reads only the slugs, not the whole documents. */
async function slugsIn(documents: Query): Promise<Slugs> {
  const { docs } = await documents.select('slug').get();
  return new Map(docs.map((document) => [String(document.get('slug')), document.id]));
}

let read: { version: string; slugs: Slugs } | undefined;

/**
 * Returns the slugs of published posts. Publishing or withdrawing a post writes the index of published posts,
 * so the slugs are reread only if the index has changed.
 */
async function readSlugs(): Promise<Slugs> {
  const version = (await publishedIndex.get()).updateTime?.toDate().toISOString() ?? '';
  // The version is read before the posts, so a post that changes in between is reread next time.
  if (read?.version !== version) read = { version, slugs: await slugsIn(published) };
  return read.slugs;
}

const readPageSlugs = (): Promise<Slugs> => slugsIn(db.collection(COLLECTIONS.ownPages));

async function readPublicIds(): Promise<PublicIds> {
  const [posts, pages] = await Promise.all([readSlugs(), readPageSlugs()]);
  return { postId: (slug) => posts.get(slug), pageId: (slug) => pages.get(slug) };
}

let ids: Promise<PublicIds> | undefined;
let readAt = 0;

/**
 * Returns the ids of the public posts and pages, cached for a minute. Each refresh costs one read plus one
 * read for each of the owner's own pages.
 */
export async function publicIds(now = Date.now()): Promise<PublicIds> {
  if (!ids || now - readAt > MAX_AGE_MS) {
    readAt = now;
    ids = readPublicIds();
    ids.catch(() => (ids = undefined));
  }
  return ids;
}
