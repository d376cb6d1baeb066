/** Reads what visitors read: the summaries in `posts`, and their contents in `postContents` under the same id. `live.ts` writes them. */
import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { BlogPost, BlogPostSummary } from '@perro-wisdom/domain/blog/posts';
import { blogPostSchema, blogPostSummarySchema } from '@perro-wisdom/domain/blog/posts.schema';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { fieldsOf, parseDocuments, parseFields } from '../platform/documents';
import { db } from '../platform/firebase';
import { readPage, type Page, type Paging } from '../platform/http/paging';

export const posts = db.collection(COLLECTIONS.posts);
export const contents = db.collection(COLLECTIONS.postContents);
/** Written whenever a post is published or withdrawn. */
export const publishedIndex = db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);

export const newestPublished = (collection: CollectionReference): Query =>
  collection.where('published', '==', true).orderBy('publishedAt', 'desc');

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
