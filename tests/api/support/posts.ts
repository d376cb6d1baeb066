/** Creates posts through the API and removes them afterward. */
import type { AdminPost } from '@app/domain/blog/api';
import { POSTS_PER_PAGE } from '@app/domain/blog/posts';
import { asBlogIndex, type BlogIndex } from '@app/domain/blog/list';
import { readWhole } from '@app/domain/stored/reader.fixture';
import { BLOG_INDEX_ID, COLLECTIONS } from '@app/domain/general/collections';
import { expect } from 'vitest';
import { call, db, jsonOf, unique } from './environment';

const created: { id: string; cookie: string }[] = [];

/** Returns a post as the editor sends it; the server derives the slug from the title. */
export function draft(changes: object = {}) {
  return {
    titleEn: unique('Heel'),
    titleEs: 'Junto',
    excerptEn: 'Walk beside me.',
    excerptEs: 'Camina a mi lado.',
    contentEn: '<p>Begin indoors.</p>',
    contentEs: '<p>Empieza adentro.</p>',
    categoryEn: 'Obedience',
    categoryEs: 'Obediencia',
    tags: ['leash'],
    published: false,
    publishedAt: null,
    ...changes,
  };
}

/** Marks a post for removal by `removePosts`. */
export const removeLater = ({ id }: { id: string }, cookie: string): void =>
  void created.push({ id, cookie });

/** Sends the request that creates a post, and marks the post for removal. */
export async function create(
  cookie: string,
  post: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await call('/api/admin/blog', { json: post, cookie, headers });
  if (response.status === 201) removeLater(await jsonOf<AdminPost>(response.clone()), cookie);
  return response;
}

export async function createPost(cookie: string, changes: object = {}): Promise<AdminPost> {
  const response = await create(cookie, draft(changes));
  expect(response.status).toBe(201);
  return jsonOf<AdminPost>(response);
}

export async function readIndex(): Promise<BlogIndex> {
  const stored = await db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID).get();
  return readWhole(asBlogIndex, stored.data());
}

/** Publishes posts until the newest list page is full, then one more to start a new page. */
export async function openListPage(cookie: string): Promise<void> {
  const { pages } = (await readIndex()).en;
  const free = POSTS_PER_PAGE - (pages.at(-1) ?? POSTS_PER_PAGE);
  for (let count = 0; count <= free; count += 1) await createPost(cookie, { published: true });
}

export async function removePosts(): Promise<void> {
  for (const { id, cookie } of created.splice(0)) {
    await call(`/api/admin/drafts/posts/${id}`, { method: 'DELETE', cookie });
    await call(`/api/admin/drafts/posts/${id}/permanently`, { method: 'DELETE', cookie });
  }
}
