/** The records as Firestore's documents. */
import { categorySlug, splitPost, type BlogPost } from '@perro-wisdom/domain/blog';
import { indexPosts } from '@perro-wisdom/domain/blog-index';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { inParallel } from './in-parallel';
import type { Records } from './records';

/** The documents of one collection, by id. */
export type Documents = Map<string, DocumentData>;

/** The public collections, each with all its documents; none where there is no record. */
export function documentsOf({ services, testimonials, posts }: Records): Map<string, Documents> {
  return new Map([
    [COLLECTIONS.services, byId(services)],
    [COLLECTIONS.testimonials, byId(testimonials)],
    [COLLECTIONS.posts, byId(posts.map(toSummary))],
    [COLLECTIONS.postContents, byId(posts.map(toContent))],
    [COLLECTIONS.blogIndex, new Map(posts.length > 0 ? [[BLOG_INDEX_ID, indexPosts(posts)]] : [])],
  ]);
}

/** A document does not repeat its id. */
function byId(records: (DocumentData & { id: string })[]): Documents {
  return new Map(records.map(({ id, ...fields }) => [id, fields]));
}

function toSummary(post: BlogPost) {
  const [summary] = splitPost(post);
  return {
    ...summary,
    categorySlug: categorySlug(post),
    publishedAt: post.publishedAt === null ? null : Timestamp.fromDate(new Date(post.publishedAt)),
  };
}

/** The texts say for themselves whether they are published: rules cannot cheaply ask the post. */
function toContent(post: BlogPost) {
  const [, content] = splitPost(post);
  return { id: post.id, ...content, published: post.published };
}

/** Firestore's own limit. */
const WRITES_PER_BATCH = 500;
const BATCHES_AT_ONCE = 4;

/** Makes a collection hold exactly these documents. Answers how many others it held. */
export async function replaceCollection(db: Firestore, name: string, documents: Documents): Promise<number> {
  const collection = db.collection(name);
  const { docs } = await collection.select().get();
  const others = docs.filter(({ id }) => !documents.has(id));

  const writes = [...documents.keys(), ...others.map(({ id }) => id)];
  const batches = Array.from({ length: Math.ceil(writes.length / WRITES_PER_BATCH) }, (_, index) =>
    writes.slice(index * WRITES_PER_BATCH, (index + 1) * WRITES_PER_BATCH),
  );
  await inParallel(batches, BATCHES_AT_ONCE, async (ids) => {
    const batch = db.batch();
    for (const id of ids) {
      const data = documents.get(id);
      if (data) batch.set(collection.doc(id), data);
      else batch.delete(collection.doc(id));
    }
    await batch.commit();
  });
  return others.length;
}
