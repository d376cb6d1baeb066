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
import {
  categorySlug,
  publishedAtOnSave,
  splitPost,
  type BlogPost,
  type BlogPostInput,
  type BlogPostSummary,
} from '@perro-wisdom/domain/blog';
import { blogPostSchema, blogPostSummarySchema } from '@perro-wisdom/domain/blog.schema';
import { EMPTY_BLOG_INDEX, reindex } from '@perro-wisdom/domain/blog-index';
import { blogIndexSchema } from '@perro-wisdom/domain/blog-index.schema';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { fieldsOf, parseDocuments, parseFields } from '../documents';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { readPage, type Page, type Paging } from '../http/paging';
import { rememberedSlugs, rememberSlugs } from './redirects';

export const posts = db.collection(COLLECTIONS.posts);
const contents = db.collection(COLLECTIONS.postContents);
/** Written with every change of a post. */
export const publishedIndex = db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);

const indexedSchema = blogPostSchema.pick(['categoryEn', 'categoryEs', 'tags', 'published']);

export const newestPublished = (collection: CollectionReference): Query =>
  collection.where('published', '==', true).orderBy('publishedAt', 'desc');
/** Drafts are what is left to do. */
const draftsFirst = (collection: CollectionReference): Query =>
  collection.orderBy('published', 'asc').orderBy('publishedAt', 'desc');

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

/** A page of all posts: drafts, then what is published, newest first. */
export async function readAllPosts(paging: Paging): Promise<Page<BlogPost>> {
  const { items, next } = await readPage(posts, draftsFirst, paging);
  return { items: await withContents(items), next };
}

const publishedUnder = (slug: string): Query =>
  posts.where('slug', '==', slug).where('published', '==', true).limit(1);

export async function readPublishedPost(slug: string): Promise<BlogPost | undefined> {
  const { docs } = await publishedUnder(slug).get();
  const [post] = await withContents(docs);
  return post;
}

/** A published post without its long texts. */
export async function readPublishedSummary(slug: string): Promise<BlogPostSummary | undefined> {
  const { docs } = await publishedUnder(slug).get();
  const [post] = parseDocuments(blogPostSummarySchema, docs);
  return post;
}

/** Stores a new post; refuses a slug that another post has. */
export function createPost(input: BlogPostInput): Promise<BlogPost> {
  return db.runTransaction((transaction) => savePost(transaction, posts.doc().id, input, null));
}

/** Replaces a post; null when there is none of this id. */
export function updatePost(id: string, input: BlogPostInput): Promise<BlogPost | null> {
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(posts.doc(id));
    return before.exists ? savePost(transaction, id, input, before) : null;
  });
}

/** Whether there was a post to delete. */
export function deletePost(id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(posts.doc(id));
    if (!before.exists) return false;
    const slugs = await rememberedSlugs(transaction, id);
    await replaceInIndex(transaction, before, null);
    transaction.delete(posts.doc(id)).delete(contents.doc(id));
    for (const slug of slugs) transaction.delete(slug);
    return true;
  });
}

async function savePost(
  transaction: Transaction,
  id: string,
  input: BlogPostInput,
  before: DocumentSnapshot | null,
): Promise<BlogPost> {
  const { docs: holders } = await transaction.get(posts.where('slug', '==', input.slug).limit(2));
  if (holders.some((holder) => holder.id !== id)) throw new ApiError(409, 'blog.slugTaken');

  const now = new Date();
  const post: BlogPost = { ...input, id, publishedAt: publishedAtOnSave(input.published, now) };
  await replaceInIndex(transaction, before, post);
  const [summary, texts] = splitPost(input);
  const publishedAt = post.publishedAt === null ? null : Timestamp.fromDate(now);
  transaction.set(posts.doc(id), { ...summary, categorySlug: categorySlug(input), publishedAt });
  // The rules let visitors read the long texts of published posts, and see only this document.
  transaction.set(contents.doc(id), { ...texts, published: input.published });
  rememberSlugs(transaction, id, before, input);
  return post;
}

/**
 * Brings the index of published posts up to date. It is written even when nothing in it changes: two saves at
 * once then touch the same document, so that the second one runs again, sees the first and finds its slug
 * taken.
 */
async function replaceInIndex(
  transaction: Transaction,
  before: DocumentSnapshot | null,
  after: BlogPost | null,
) {
  const stored = await transaction.get(publishedIndex);
  const index =
    parseFields(blogIndexSchema, publishedIndex.path, stored.data() ?? EMPTY_BLOG_INDEX) ?? EMPTY_BLOG_INDEX;
  const indexed = before && parseFields(indexedSchema, before.ref.path, fieldsOf(before));
  transaction.set(publishedIndex, reindex(index, indexed ?? null, after));
}
