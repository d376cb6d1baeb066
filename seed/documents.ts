/** Writes the records to Firestore. */
import { FIRST_REVISION, splitPost, type BlogPost } from '@perro-wisdom/domain/blog';
import { indexPosts, numberListPages } from '@perro-wisdom/domain/blog-index';
import { BLOG_INDEX_ID, COLLECTIONS, TOPICS_ID } from '@perro-wisdom/domain/collections';
import { topicsOf } from '@perro-wisdom/domain/topics';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { inParallel } from '@perro-wisdom/domain/in-parallel';
import { NO_RECORDS, type Records } from './records';

/** The documents of one collection, by id. */
export type Documents = Map<string, DocumentData>;

/** Returns the documents of the collections that the seed replaces; a collection without records has none. */
export function documentsOf({ services, testimonials, posts }: Records): Map<string, Documents> {
  const pages = numberListPages(posts);
  const listed = posts.map((post) => ({ ...post, listPage: pages.get(post.id) ?? null }));
  return new Map([
    [COLLECTIONS.services, byId(services)],
    [COLLECTIONS.testimonials, byId(testimonials)],
    [COLLECTIONS.posts, byId(listed.map(toSummary))],
    [COLLECTIONS.postContents, byId(posts.map(toContent))],
    [COLLECTIONS.blogIndex, new Map(posts.length > 0 ? [[BLOG_INDEX_ID, indexPosts(listed)]] : [])],
    [COLLECTIONS.topics, new Map(posts.length > 0 ? [[TOPICS_ID, { topics: topicsOf(posts) }]] : [])],
  ]);
}

/** Moves the ids out of the fields: documents do not repeat them. */
function byId(records: (DocumentData & { id: string })[]): Documents {
  return new Map(records.map(({ id, ...fields }) => [id, fields]));
}

function toSummary(post: BlogPost & { listPage: number | null }) {
  const [summary] = splitPost(post);
  return {
    ...summary,
    publishedAt: post.publishedAt === null ? null : Timestamp.fromDate(new Date(post.publishedAt)),
    revision: FIRST_REVISION,
    updatedAt: Timestamp.fromDate(post.publishedAt === null ? new Date() : new Date(post.publishedAt)),
  };
}

/** The contents repeat `published`: in security rules, reading the post as well would be billed as another read. */
function toContent(post: BlogPost) {
  const [, content] = splitPost(post);
  return { id: post.id, ...content, published: post.published };
}

/** Firestore's limit. */
const WRITES_PER_BATCH = 500;
const CONCURRENT_BATCHES = 4;

/** Writes documents, and deletes those whose data is null. */
async function applyChanges(db: Firestore, name: string, changes: readonly [id: string, data: DocumentData | null][]): Promise<void> {
  const collection = db.collection(name);
  const batches = Array.from({ length: Math.ceil(changes.length / WRITES_PER_BATCH) }, (_, index) =>
    changes.slice(index * WRITES_PER_BATCH, (index + 1) * WRITES_PER_BATCH),
  );
  await inParallel(batches, CONCURRENT_BATCHES, async (writes) => {
    const batch = db.batch();
    for (const [id, data] of writes) {
      if (data) batch.set(collection.doc(id), data);
      else batch.delete(collection.doc(id));
    }
    await batch.commit();
  });
}

/** Writes documents to a collection, and leaves its other documents. */
export const writeDocuments = (db: Firestore, name: string, documents: Documents): Promise<void> => applyChanges(db, name, [...documents]);

/** Returns the names of the collections that the seed would replace and that are not empty. */
export async function occupiedCollections(db: Firestore): Promise<string[]> {
  const names = [...documentsOf(NO_RECORDS).keys()];
  const first = await Promise.all(names.map((name) => db.collection(name).limit(1).select().get()));
  return names.filter((_, index) => first[index]?.empty === false);
}

/** Replaces all documents of a collection. Returns how many others were deleted. */
export async function replaceCollection(db: Firestore, name: string, documents: Documents): Promise<number> {
  const { docs } = await db.collection(name).select().get();
  const others = docs.filter(({ id }) => !documents.has(id));
  await applyChanges(db, name, [...documents, ...others.map(({ id }): [string, null] => [id, null])]);
  return others.length;
}
