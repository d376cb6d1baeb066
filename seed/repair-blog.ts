/**
 * Rebuilds the data derived from the posts, if it was damaged or written by an earlier version:
 *   npx tsx seed/repair-blog.ts [--project <id>]
 * Adds missing working copies, with the first version of each public post, and fields that posts lack; removes drafts from the public
 * collections, once they have a working copy; collects the categories and tags; and rebuilds the index of published posts. Safe to run at any time, and repeatedly; the texts
 * of the posts do not change. The target is chosen as in `load.ts`.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { FIRST_REVISION, POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { indexPosts, numberListPages } from '@perro-wisdom/domain/blog-index';
import { indexedPostSchema } from '@perro-wisdom/domain/blog-index.schema';
import { BLOG_INDEX_ID, COLLECTIONS, VERSIONS } from '@perro-wisdom/domain/collections';
import { inParallel } from '@perro-wisdom/domain/in-parallel';
import { pictureIdsOf } from '@perro-wisdom/domain/pictures';
import type { DraftFields } from '@perro-wisdom/domain/working-copies';
import { slugify } from '@perro-wisdom/domain/slug';
import { workingCopyDocument, workingCopyOf } from '@perro-wisdom/domain/working-copies-document';
import { draftFieldsSchema } from '@perro-wisdom/domain/working-copies.schema';
import { initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { repairTopics } from './repair-topics';
import { chooseTarget } from './target';

const POSTS_AT_ONCE = 8;

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

/** What was repaired. */
interface Repaired {
  posts: number;
  workingCopies: number;
  drafts: number;
}

/** Gives each post what it lacks, in a transaction of its own, so that no post saved meanwhile is overwritten. */
async function repairPosts(db: Firestore): Promise<Repaired> {
  const { docs } = await db.collection(COLLECTIONS.posts).select('published', 'publishedAt', 'listPage').get();
  const pages = listPagesOf(docs);
  const repaired: Repaired = { posts: 0, workingCopies: 0, drafts: 0 };
  await inParallel(docs, POSTS_AT_ONCE, async ({ id }) => {
    for (const kind of await repairPost(db, id, pages.get(id) ?? null)) repaired[kind] += 1;
  });
  return repaired;
}

/** Returns what was repaired. */
function repairPost(db: Firestore, id: string, listPage: number | null): Promise<(keyof Repaired)[]> {
  const contents = db.collection(COLLECTIONS.postContents).doc(id);
  return db.runTransaction(async (transaction) => {
    const [post, texts, copy] = await transaction.getAll(
      db.collection(COLLECTIONS.posts).doc(id),
      contents,
      db.collection(COLLECTIONS.workingCopies).doc(id),
    );
    if (!post?.exists || !copy) return [];
    const fields = fieldsOf(post, texts);
    if (!fields) return [];

    const repaired: (keyof Repaired)[] = [];
    if (!copy.exists) {
      repaired.push('workingCopies');
      addWorkingCopy(transaction, post, copy.ref, fields);
    }
    if (post.get('published') !== true) {
      repaired.push('drafts');
      transaction.delete(post.ref).delete(contents);
      return repaired;
    }
    const changes = changesOf(post, fields, listPage);
    if (Object.keys(changes).length > 0) {
      repaired.push('posts');
      transaction.update(post.ref, changes);
    }
    return repaired;
  });
}

/** Returns the fields of a post, new ones empty; null for an invalid post, which is left as it is. */
function fieldsOf(post: DocumentSnapshot, texts: DocumentSnapshot | undefined): DraftFields | null {
  const stored = { ...texts?.data(), ...post.data() };
  if (!draftFieldsSchema.isValidSync(stored)) {
    console.error(`${post.ref.path} is invalid and left as it is.`);
    return null;
  }
  const fields = draftFieldsSchema.cast(stored, { stripUnknown: true });
  return { ...fields, tagsEs: fields.tags.map((_tag, index) => fields.tagsEs[index] ?? '') };
}

const timeOf = (value: unknown): string | null => (value instanceof Timestamp ? value.toDate().toISOString() : null);

/** When a post was saved last, as far as is known. */
const savedAt = (post: DocumentSnapshot): string =>
  timeOf(post.get('updatedAt')) ?? timeOf(post.get('publishedAt')) ?? timeOf(post.updateTime) ?? new Date().toISOString();

/** Adds the working copy of a post and, if the post is public, its first version. */
function addWorkingCopy(transaction: Transaction, post: DocumentSnapshot, ref: DocumentReference, fields: DraftFields): void {
  const updatedAt = savedAt(post);
  const isPublic = post.get('published') === true;
  const revision: unknown = post.get('revision');
  const copy = workingCopyOf(post.id, fields, {
    updatedAt,
    live: isPublic ? { slug: fields.slug, publishedAt: timeOf(post.get('publishedAt')) ?? updatedAt } : null,
    lastVersion: isPublic ? 1 : 0,
  });
  const document = workingCopyDocument(
    // An editor that is open now goes on from the revision that it has.
    { ...copy, revision: typeof revision === 'number' && revision > 0 ? revision : FIRST_REVISION },
    // As long as no topic has been renamed; `repairTopics` corrects them.
    { categorySlug: slugify(fields.categoryEn), tagSlugs: fields.tags.map(slugify) },
  );
  transaction.set(ref, document);
  if (isPublic)
    transaction.set(ref.collection(VERSIONS).doc('1'), { number: 1, savedAt: new Date(updatedAt), fields, pictures: pictureIdsOf(fields) });
}

/** Returns the fields of a public post that are missing or wrong. */
function changesOf(post: DocumentSnapshot, fields: DraftFields, listPage: number | null): DocumentData {
  const { tagsEs, featuredImageAltEn, featuredImageAltEs, featuredImageFocus } = fields;
  const added = {
    updatedAt: Timestamp.fromDate(new Date(savedAt(post))),
    tagsEs,
    featuredImageAltEn,
    featuredImageAltEs,
    featuredImageFocus,
  };
  const derived = { pictures: pictureIdsOf(fields), listPage };
  const changed = [
    ...Object.entries(added).filter(([field]) => post.get(field) === undefined),
    ...Object.entries(derived).filter(([field, value]) => !isDeepStrictEqual(post.get(field), value)),
  ];
  return Object.fromEntries(changed) as DocumentData;
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
  const { posts, workingCopies, drafts } = await repairPosts(db);
  console.log(`${COLLECTIONS.posts}: ${posts} brought up to date, ${drafts} drafts removed, which are working copies only`);
  console.log(`${COLLECTIONS.workingCopies}: ${workingCopies} added`);
  console.log(`${COLLECTIONS.topics}: ${await repairTopics(db)} posts and working copies given the present names`);
  console.log(`${COLLECTIONS.blogIndex}: ${await rebuildIndex(db)} published posts counted`);
  await db.terminate();
}

repair().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
