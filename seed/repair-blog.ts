/**
 * Rebuilds the data derived from the posts, if it was damaged or written by an earlier version:
 *   npx tsx seed/repair-blog.ts [--project <id>]
 * Adds missing revisions, times of the last save and numbers of list pages, collects the categories and tags, and rebuilds the index of
 * published posts. Safe to run at any time, and repeatedly; the texts of the posts do not change. The target is chosen as in `load.ts`.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { FIRST_REVISION, POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { indexPosts, numberListPages } from '@perro-wisdom/domain/blog-index';
import { indexedPostSchema } from '@perro-wisdom/domain/blog-index.schema';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentData, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { repairTopics } from './repair-topics';
import { chooseTarget } from './target';

/** Returns how many published posts the index counts now. Uses a transaction, so that no post saved meanwhile is missed. */
function rebuildIndex(db: Firestore): Promise<number> {
  const published = db.collection(COLLECTIONS.posts).where('published', '==', true).orderBy('publishedAt', 'asc');
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(published.select(...Object.keys(indexedPostSchema.fields)));
    const posts = docs.flatMap((document) => {
      if (indexedPostSchema.isValidSync(document.data())) return indexedPostSchema.cast(document.data());
      console.error(`${document.ref.path} is invalid and left out.`);
      return [];
    });
    transaction.set(db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID), indexPosts(posts));
    return posts.length;
  });
}

/** Adds the fields that posts lack, and corrects derived ones; returns how many posts were changed. */
async function fillInPosts(db: Firestore): Promise<number> {
  const fields = ['published', 'publishedAt', 'revision', 'updatedAt', 'listPage'];
  const { docs } = await db.collection(COLLECTIONS.posts).select(...fields).get();
  const pages = listPagesOf(docs);
  const writer = db.bulkWriter();
  let changed = 0;
  for (const post of docs) {
    const changes = changesOf(post, pages.get(post.id) ?? null);
    if (Object.keys(changes).length === 0) continue;
    changed += 1;
    void writer
      // Fails for a post that is saved meanwhile, which has every field by then.
      .update(post.ref, changes, { lastUpdateTime: post.updateTime })
      .catch((error: unknown) => { console.error(`${post.ref.path} was changed meanwhile and is not updated: ${String(error)}`); });
  }
  await writer.close();
  return changed;
}

/** Returns the fields of a post that are missing or wrong. */
function changesOf(post: QueryDocumentSnapshot, listPage: number | null): DocumentData {
  const { publishedAt, ...stored } = post.data();
  const added = { revision: FIRST_REVISION, updatedAt: (publishedAt as unknown) ?? post.updateTime };
  const derived = { listPage };
  return Object.fromEntries([
    ...Object.entries(added).filter(([field]) => stored[field] === undefined),
    ...Object.entries(derived).filter(([field, value]) => !isDeepStrictEqual(stored[field], value)),
  ]);
}

/** Returns the numbered page of each published post. If a post has none, or a page has too many posts, all are numbered again. */
function listPagesOf(docs: readonly QueryDocumentSnapshot[]): Map<string, number> {
  const published = docs.filter((post) => post.get('published') === true);
  const pages = new Map<string, number>();
  const counts = new Map<number, number>();
  for (const post of published) {
    const page: unknown = post.get('listPage');
    if (typeof page !== 'number') continue;
    pages.set(post.id, page);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const isComplete = pages.size === published.length && [...counts.values()].every((count) => count <= POSTS_PER_PAGE);
  return isComplete ? pages : numberListPages(published.map(publicationOf));
}

function publicationOf(post: QueryDocumentSnapshot) {
  const publishedAt: unknown = post.get('publishedAt');
  return { id: post.id, published: true, publishedAt: publishedAt instanceof Timestamp ? publishedAt.toDate().toISOString() : null };
}

async function repair(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { projectId, onEmulators } = chooseTarget(process.env, values.project);
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  initializeApp({ projectId });
  const db = getFirestore();
  console.log(`Repairing the blog of ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`);
  console.log(`${COLLECTIONS.posts}: ${await fillInPosts(db)} brought up to date`);
  console.log(`${COLLECTIONS.topics}: ${await repairTopics(db)} posts and working copies given the present names`);
  console.log(`${COLLECTIONS.blogIndex}: ${await rebuildIndex(db)} published posts counted`);
  await db.terminate();
}

repair().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
