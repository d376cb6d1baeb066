/**
 * Rebuilds the data derived from the posts, if it was damaged or written by an earlier version:
 *   npx tsx seed/repair-blog.ts [--project <id>]
 * Rebuilds the index of published posts, and adds missing revisions and times of the last save. Safe to run at any time, and repeatedly;
 * the texts of the posts do not change. The target is chosen as in `load.ts`.
 */
import { parseArgs } from 'node:util';
import { FIRST_REVISION } from '@perro-wisdom/domain/blog';
import { blogPostSchema } from '@perro-wisdom/domain/blog.schema';
import { indexPosts } from '@perro-wisdom/domain/blog-index';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { chooseTarget } from './target';

const indexedSchema = blogPostSchema.pick(['categoryEn', 'categoryEs', 'tags', 'published']);

/** Returns how many published posts the index counts now. Uses a transaction, so that no post saved meanwhile is missed. */
function rebuildIndex(db: Firestore): Promise<number> {
  const published = db.collection(COLLECTIONS.posts).where('published', '==', true).orderBy('publishedAt', 'asc');
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(published.select('categoryEn', 'categoryEs', 'tags', 'published'));
    const posts = docs.flatMap((document) => {
      if (indexedSchema.isValidSync(document.data())) return indexedSchema.cast(document.data());
      console.error(`${document.ref.path} is invalid and left out.`);
      return [];
    });
    transaction.set(db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID), indexPosts(posts));
    return posts.length;
  });
}

/** Adds missing revisions and times of the last save; returns how many posts lacked one. */
async function fillInRevisions(db: Firestore): Promise<number> {
  const { docs } = await db.collection(COLLECTIONS.posts).select('publishedAt', 'revision', 'updatedAt').get();
  const incomplete = docs.filter((post) => post.get('revision') === undefined || post.get('updatedAt') === undefined);
  const writer = db.bulkWriter();
  for (const post of incomplete) {
    const revision: unknown = post.get('revision');
    void writer.update(
      post.ref,
      {
        revision: typeof revision === 'number' ? revision : FIRST_REVISION,
        updatedAt: (post.get('publishedAt') as unknown) ?? post.updateTime,
      },
      // Fails for a post that is saved meanwhile, which has both by then.
      { lastUpdateTime: post.updateTime },
    ).catch((error: unknown) => { console.error(`${post.ref.path} was changed meanwhile and is not updated: ${String(error)}`); });
  }
  await writer.close();
  return incomplete.length;
}

async function repair(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { projectId, onEmulators } = chooseTarget(process.env, values.project);
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  initializeApp({ projectId });
  const db = getFirestore();
  console.log(`Repairing the blog of ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`);
  console.log(`posts: ${await fillInRevisions(db)} given a revision`);
  console.log(`${COLLECTIONS.blogIndex}: ${await rebuildIndex(db)} published posts counted`);
  await db.terminate();
}

repair().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
