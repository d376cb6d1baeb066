/**
 * Reads the public documents of posts: the summaries in `posts`, and their contents in `postContents` under
 * the same id. `live.ts` writes them.
 */
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { asBlogPost, asBlogPostSummary, type BlogPost, type BlogPostSummary } from '@app/domain/blog/posts';
import type { Locale } from '@app/domain/general/locale';
import { BLOG_INDEX_ID, COLLECTIONS } from '@app/domain/general/collections';
import { fieldsOf, readDocuments, readFields } from '../platform/documents';
import { db } from '../platform/firebase';
import { readPage, type Page, type Paging } from '../platform/http/paging';

export const posts = db.collection(COLLECTIONS.posts);
export const contents = db.collection(COLLECTIONS.postContents);
/** The index of published posts, written whenever a post is published or withdrawn. */
export const publishedIndex = db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);

/** The query for all published posts. */
export const published: Query = posts.where('published', '==', true);

/** Returns the query for all published posts that are available in a language. */
export const publishedIn = (locale: Locale): Query => published.where(`languages.${locale}`, '==', true);

/** Reads the contents of the posts with these summaries, and returns the complete posts. */
export async function readContents(summaries: readonly DocumentSnapshot[]): Promise<BlogPost[]> {
  if (summaries.length === 0) return [];
  const texts = await db.getAll(...summaries.map(({ id }) => contents.doc(id)));
  return summaries.flatMap((summary, index) => {
    const fields = { ...texts[index]?.data(), ...fieldsOf(summary) };
    return readFields(asBlogPost, summary.ref.path, fields) ?? [];
  });
}

/** Reads a page of published posts, newest first. */
export async function readPublishedPosts(paging: Paging): Promise<Page<BlogPost>> {
  const { items, next } = await readPage(posts, () => published.orderBy('publishedAt', 'desc'), paging);
  return { items: await readContents(items), next };
}

const publishedBySlug = (slug: string): Query => published.where('slug', '==', slug).limit(1);

/** Reads a published post with its contents; undefined if no published post has the slug. */
export async function readPublishedPost(slug: string): Promise<BlogPost | undefined> {
  const { docs } = await publishedBySlug(slug).get();
  const [post] = await readContents(docs);
  return post;
}

/** Reads the summary of a published post; undefined if no published post has the slug. */
export async function readPublishedSummary(slug: string): Promise<BlogPostSummary | undefined> {
  const { docs } = await publishedBySlug(slug).get();
  const [post] = readDocuments(asBlogPostSummary, docs);
  return post;
}
