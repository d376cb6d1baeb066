/**
 * Stores and reads posts: the summary in `posts`, the contents in `postContents` under the same id, and the index of published posts.
 */
import {
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { revisionTag } from '@perro-wisdom/domain/api';
import {
  publishedAtOnSave,
  splitPost,
  type AdminPost,
  type AdminPostSummary,
  type BlogPost,
  type BlogPostInput,
  type BlogPostSummary,
} from '@perro-wisdom/domain/blog';
import {
  adminPostSchema,
  adminPostSummarySchema,
  blogPostSchema,
  blogPostSummarySchema,
} from '@perro-wisdom/domain/blog.schema';
import { EMPTY_BLOG_INDEX, indexSavedPost, reindex, type BlogIndex } from '@perro-wisdom/domain/blog-index';
import { blogIndexSchema, indexedPostSchema } from '@perro-wisdom/domain/blog-index.schema';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { fieldsOf, parseDocuments, parseFields } from '../documents';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { documentIdFor } from '../http/idempotency';
import { readPage, type Page, type Paging } from '../http/paging';
import { listedPost, recordPublication } from '../publishing/store';
import { resolveTopics } from '../topics/store';
import { slugRedirectsOf, recordSlugs } from './redirects';

export const posts = db.collection(COLLECTIONS.posts);
const contents = db.collection(COLLECTIONS.postContents);
/** Written with every save and deletion of a post. */
export const publishedIndex = db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);

export const newestPublished = (collection: CollectionReference): Query =>
  collection.where('published', '==', true).orderBy('publishedAt', 'desc');
/** Drafts first, those saved last at the top; then published posts, newest first. */
const draftsFirst = (collection: CollectionReference): Query =>
  collection.orderBy('published', 'asc').orderBy('publishedAt', 'desc').orderBy('updatedAt', 'desc');

/** Joins summaries with their contents. */
async function withContents(summaries: readonly DocumentSnapshot[]): Promise<BlogPost[]> {
  if (summaries.length === 0) return [];
  const texts = await db.getAll(...summaries.map(({ id }) => contents.doc(id)));
  return summaries.flatMap((summary, index) => {
    const fields = { ...texts[index]?.data(), ...fieldsOf(summary) };
    return parseFields(blogPostSchema, summary.ref.path, fields) ?? [];
  });
}

/** Reads a page of published posts, newest first. */
export async function readPublishedPosts(paging: Paging): Promise<Page<BlogPost>> {
  const { items, next } = await readPage(posts, newestPublished, paging);
  return { items: await withContents(items), next };
}

/** Reads a page of all posts without their contents, in the order of `draftsFirst`. */
export async function readAllPosts(paging: Paging): Promise<Page<AdminPostSummary>> {
  const { items, next } = await readPage(posts, draftsFirst, paging);
  return { items: parseDocuments(adminPostSummarySchema, items), next };
}

/** Reads a post with its contents, draft or published; undefined if there is no post with this id. */
export async function readStoredPost(id: string): Promise<AdminPost | undefined> {
  const [summary, texts] = await db.getAll(posts.doc(id), contents.doc(id));
  return summary?.exists ? parseStored(summary, texts) : undefined;
}

function parseStored(summary: DocumentSnapshot, texts: DocumentSnapshot | undefined): AdminPost | undefined {
  return parseFields(adminPostSchema, summary.ref.path, { ...texts?.data(), ...fieldsOf(summary) });
}

const publishedBySlug = (slug: string): Query =>
  posts.where('slug', '==', slug).where('published', '==', true).limit(1);

export async function readPublishedPost(slug: string): Promise<BlogPost | undefined> {
  const { docs } = await publishedBySlug(slug).get();
  const [post] = await withContents(docs);
  return post;
}

/** Reads a published post without its contents. */
export async function readPublishedSummary(slug: string): Promise<BlogPostSummary | undefined> {
  const { docs } = await publishedBySlug(slug).get();
  const [post] = parseDocuments(blogPostSummarySchema, docs);
  return post;
}

/** A post to be saved. */
export interface PostToSave {
  input: BlogPostInput;
  /** Keeps the publication date of a post that is already public. */
  keepPublishedAt: boolean;
  /** The request's Idempotency-Key, if any. */
  saveKey: string | undefined;
}

/**
 * Creates a post; throws a 409 if another post has the slug. If a request with the same key has created the post before, returns the
 * post as it is now, and stores nothing.
 */
export function createPost(post: PostToSave): Promise<{ post: AdminPost; created: boolean }> {
  const id = documentIdFor(post.saveKey);
  return db.runTransaction(async (transaction) => {
    const [summary, texts] = await transaction.getAll(posts.doc(id), contents.doc(id));
    const stored = summary?.exists ? parseStored(summary, texts) : undefined;
    if (stored) return { post: stored, created: false };
    return { post: await savePost(transaction, id, post, null), created: true };
  });
}

/**
 * Replaces a post; returns null if there is no post with this id. `ifMatch` is the ETag of the revision that was edited; throws a 412 if
 * the post has another revision by now. Without `ifMatch`, any revision is replaced.
 */
export function updatePost(id: string, post: PostToSave, ifMatch: string | undefined): Promise<AdminPost | null> {
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(posts.doc(id));
    if (!before.exists) return null;
    if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== revisionTag(revisionOf(before)))
      throw new ApiError(412, 'blog.changedElsewhere');
    return savePost(transaction, id, post, before);
  });
}

/** Returns a post's revision; 0 for a document that was not written by a save, such as one of an old seed. */
function revisionOf(document: DocumentSnapshot | null): number {
  const revision: unknown = document?.get('revision');
  return typeof revision === 'number' ? revision : 0;
}

/** Deletes a post; returns whether it existed. */
export function deletePost(id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(posts.doc(id));
    if (!before.exists) return false;
    const slugs = await slugRedirectsOf(transaction, id);
    const index = await readIndex(transaction);
    transaction.set(publishedIndex, reindex(index, indexedPost(before), null));
    transaction.delete(posts.doc(id)).delete(contents.doc(id));
    for (const slug of slugs) transaction.delete(slug);
    recordPublication(transaction, { collection: 'posts', before: listedPost(before.data()), after: null });
    return true;
  });
}

async function savePost(
  transaction: Transaction,
  id: string,
  { input, keepPublishedAt, saveKey = '' }: PostToSave,
  before: DocumentSnapshot | null,
): Promise<AdminPost> {
  const { docs: postsWithSlug } = await transaction.get(posts.where('slug', '==', input.slug).limit(2));
  if (postsWithSlug.some(({ id: otherId }) => otherId !== id)) throw new ApiError(409, 'blog.slugTaken');

  const { topics, record } = await resolveTopics(transaction, input);
  const now = new Date();
  const publishedAt = (keepPublishedAt && input.published && publicationDate(before)) || publishedAtOnSave(input.published, now);
  const post: AdminPost = {
    ...input,
    ...topics,
    id,
    publishedAt,
    revision: revisionOf(before) + 1,
    saveKey,
    updatedAt: now.toISOString(),
  };
  const listPage = await indexSave(transaction, before, post);
  const [summary, texts] = splitPost(input);
  const document = {
    ...summary,
    ...topics,
    listPage,
    publishedAt: publishedAt === null ? null : Timestamp.fromDate(new Date(publishedAt)),
    revision: post.revision,
    saveKey,
    updatedAt: Timestamp.fromDate(now),
  };
  record();
  transaction.set(posts.doc(id), document);
  // The security rules check `published` on the document that is read, so this one has a copy.
  transaction.set(contents.doc(id), { ...texts, published: input.published });
  recordSlugs(transaction, id, before, input);
  recordPublication(transaction, { collection: 'posts', before: listedPost(before?.data()), after: listedPost(document) });
  return post;
}

/** Returns when a stored post was published, as ISO 8601; null for a draft. */
function publicationDate(document: DocumentSnapshot | null): string | null {
  const publishedAt: unknown = document?.get('published') === true ? document.get('publishedAt') : null;
  return publishedAt instanceof Timestamp ? publishedAt.toDate().toISOString() : null;
}

/**
 * Updates the index of published posts, and returns the post's numbered page. Writes the index even if it does not change: two concurrent
 * saves then conflict on this document, and the transaction that is retried finds the slug taken by the other.
 */
async function indexSave(transaction: Transaction, before: DocumentSnapshot | null, after: BlogPost): Promise<number | null> {
  const { index, listPage } = indexSavedPost(await readIndex(transaction), {
    before: indexedPost(before),
    after,
    keepsDate: after.publishedAt === publicationDate(before),
  });
  transaction.set(publishedIndex, index);
  return listPage;
}

const indexedPost = (stored: DocumentSnapshot | null) =>
  (stored && parseFields(indexedPostSchema, stored.ref.path, fieldsOf(stored))) ?? null;

/** Throws a 500 for an invalid index: starting with an empty one would lose all posts but this one. */
async function readIndex(transaction: Transaction): Promise<BlogIndex> {
  const stored = await transaction.get(publishedIndex);
  const index = stored.exists
    ? parseFields(blogIndexSchema, publishedIndex.path, stored.data() ?? {})
    : EMPTY_BLOG_INDEX;
  if (!index) throw new ApiError(500, 'blog.indexDamaged');
  return index;
}
