/** The posts: a summary in `posts`, the long texts in `postContents` under the same id. */
import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { blogPostSchema, type BlogPost } from '@perro-wisdom/domain/blog';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { fieldsOf, parseFields } from '../documents';
import { db } from '../firebase';
import { readPage, type Page, type Paging } from '../http/paging';

const posts = db.collection(COLLECTIONS.posts);
const contents = db.collection(COLLECTIONS.postContents);

const newestPublished = (collection: CollectionReference): Query =>
  collection.where('published', '==', true).orderBy('publishedAt', 'desc');

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

export async function readPublishedPost(slug: string): Promise<BlogPost | undefined> {
  const { docs } = await posts.where('slug', '==', slug).where('published', '==', true).limit(1).get();
  const [post] = await withContents(docs);
  return post;
}
