/**
 * The posts: a summary in `posts`, the long texts in `postContents` under the same id, an index of all that
 * is published.
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
  categorySlug,
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
import { EMPTY_BLOG_INDEX, reindex, type BlogIndex } from '@perro-wisdom/domain/blog-index';
import { blogIndexSchema } from '@perro-wisdom/domain/blog-index.schema';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { fieldsOf, parseDocuments, parseFields } from '../documents';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { documentIdFor } from '../http/idempotency';
import { readPage, type Page, type Paging } from '../http/paging';
import { slugRedirectsOf, recordSlugs } from './redirects';

export const posts = db.collection(COLLECTIONS.posts);
const contents = db.collection(COLLECTIONS.postContents);
/** Written with every change of a post. */
export const publishedIndex = db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);

const indexedSchema = blogPostSchema.pick(['categoryEn', 'categoryEs', 'tags', 'published']);

export const newestPublished = (collection: CollectionReference): Query =>
  collection.where('published', '==', true).orderBy('publishedAt', 'desc');
/** Drafts are what is left to do: the one worked on last comes first. */
const draftsFirst = (collection: CollectionReference): Query =>
  collection.orderBy('published', 'asc').orderBy('publishedAt', 'desc').orderBy('updatedAt', 'desc');

/** Joins summaries with their long texts. */
async function withContents(summaries: readonly DocumentSnapshot[]): Promise<BlogPost[]> {
  if (summaries.length === 0) return [];
  const texts = await db.getAll(...summaries.map(({ id }) => contents.doc(id)));
  return summaries.flatMap((summary, index) => {
    const fields = { ...texts[index]?.data(), ...fieldsOf(summary) };
    return parseFields(blogPostSchema, summary.ref.path, fields) ?? [];
  });
}

/** A page of published posts, newest first. */
export async function readPublishedPosts(paging: Paging): Promise<Page<BlogPost>> {
  const { items, next } = await readPage(posts, newestPublished, paging);
  return { items: await withContents(items), next };
}

/** A page of all posts without their long texts: drafts, then what is published, newest first. */
export async function readAllPosts(paging: Paging): Promise<Page<AdminPostSummary>> {
  const { items, next } = await readPage(posts, draftsFirst, paging);
  return { items: parseDocuments(adminPostSummarySchema, items), next };
}

/** A post with its long texts, draft or not; undefined when there is none of this id. */
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

/** A published post without its long texts. */
export async function readPublishedSummary(slug: string): Promise<BlogPostSummary | undefined> {
  const { docs } = await publishedBySlug(slug).get();
  const [post] = parseDocuments(blogPostSummarySchema, docs);
  return post;
}

/** A post on its way into the store. */
export interface PostToSave {
  input: BlogPostInput;
  /** Keeps the date of a post that is public already. */
  keepPublishedAt: boolean;
  /** The request's Idempotency-Key, if it has one. */
  saveKey: string | undefined;
}

/**
 * Stores a new post; refuses a slug that another post has. Where a request with the same key has created the post before, that post
 * is answered as it is now, and nothing is stored.
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
 * Replaces a post; null when there is none of this id. `ifMatch` is the ETag of the revision that the change was made to: a post that
 * has another one by now is a 412. Without it, the change replaces whatever is there.
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

/** Documents that no save has written, such as the seed of an earlier version, have no revision yet. */
function revisionOf(document: DocumentSnapshot | null): number {
  const revision: unknown = document?.get('revision');
  return typeof revision === 'number' ? revision : 0;
}

/** Whether there was a post to delete. */
export function deletePost(id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(posts.doc(id));
    if (!before.exists) return false;
    const slugs = await slugRedirectsOf(transaction, id);
    await updateIndex(transaction, before, null);
    transaction.delete(posts.doc(id)).delete(contents.doc(id));
    for (const slug of slugs) transaction.delete(slug);
    return true;
  });
}

async function savePost(
  transaction: Transaction,
  id: string,
  { input, keepPublishedAt, saveKey = '' }: PostToSave,
  before: DocumentSnapshot | null,
): Promise<AdminPost> {
  const { docs: holders } = await transaction.get(posts.where('slug', '==', input.slug).limit(2));
  if (holders.some((holder) => holder.id !== id)) throw new ApiError(409, 'blog.slugTaken');

  const now = new Date();
  const publishedAt = (keepPublishedAt && input.published && publicationDate(before)) || publishedAtOnSave(input.published, now);
  const post: AdminPost = {
    ...input,
    id,
    publishedAt,
    revision: revisionOf(before) + 1,
    saveKey,
    updatedAt: now.toISOString(),
  };
  await updateIndex(transaction, before, post);
  const [summary, texts] = splitPost(input);
  transaction.set(posts.doc(id), {
    ...summary,
    categorySlug: categorySlug(input),
    publishedAt: publishedAt === null ? null : Timestamp.fromDate(new Date(publishedAt)),
    revision: post.revision,
    saveKey,
    updatedAt: Timestamp.fromDate(now),
  });
  // The rules let visitors read the long texts of published posts, and see only this document.
  transaction.set(contents.doc(id), { ...texts, published: input.published });
  recordSlugs(transaction, id, before, input);
  return post;
}

/** When a stored post was published, as ISO 8601; null for a draft. */
function publicationDate(document: DocumentSnapshot | null): string | null {
  const publishedAt: unknown = document?.get('published') === true ? document.get('publishedAt') : null;
  return publishedAt instanceof Timestamp ? publishedAt.toDate().toISOString() : null;
}

/**
 * Brings the index of published posts up to date. It is written even when nothing in it changes: two saves at
 * once then touch the same document, so that the second one runs again, sees the first and finds its slug
 * taken.
 */
async function updateIndex(
  transaction: Transaction,
  before: DocumentSnapshot | null,
  after: BlogPost | null,
) {
  const index = readIndex(await transaction.get(publishedIndex));
  const indexed = before && parseFields(indexedSchema, before.ref.path, fieldsOf(before));
  transaction.set(publishedIndex, reindex(index, indexed ?? null, after));
}

/** An index that cannot be read fails the save: one that began anew would say that there is a single published post. */
function readIndex(stored: DocumentSnapshot): BlogIndex {
  const index = stored.exists
    ? parseFields(blogIndexSchema, publishedIndex.path, stored.data() ?? {})
    : EMPTY_BLOG_INDEX;
  if (!index) throw new ApiError(500, 'blog.indexDamaged');
  return index;
}
