import type { AdminPost } from '@app/domain/blog/api';
import type { Draft } from '@app/domain/drafts/drafts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findCurrentSlug } from '../../../functions/src/blog/redirects';
import { call, expectError, logIn, unique } from '../support/environment';
import { createPost, draft, removePosts } from '../support/posts';

// Replaces the function's Firestore client, which would need the function's environment, with the tests'
// client. Both clients use the same emulator.
vi.mock('../../../functions/src/platform/firebase', async () => ({
  db: (await import('../support/environment')).db,
}));

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

async function save(
  { id, titleEn }: AdminPost,
  changes: { slug: string; published: boolean },
): Promise<void> {
  const response = await call(`/api/admin/blog/${id}`, {
    method: 'PUT',
    json: draft({ titleEn, ...changes }),
    cookie,
  });
  expect(response.status, await response.text()).toBe(200);
}
const rename = (post: AdminPost, slug: string) => save(post, { slug, published: true });
const remove = (id: string) => call(`/api/admin/blog/${id}`, { method: 'DELETE', cookie });

describe('the former slug of a published post', () => {
  it('redirects to the post’s current slug, even after several renames', async () => {
    const [first, second, third] = [unique('first'), unique('second'), unique('third')];
    const post = await createPost(cookie, { slug: first, published: true });
    expect(await findCurrentSlug(first)).toBeNull();
    await rename(post, second);
    expect(await findCurrentSlug(first)).toBe(second);
    await rename(post, third);
    expect([await findCurrentSlug(first), await findCurrentSlug(second)]).toEqual([third, third]);
    await rename(post, first);
    expect([await findCurrentSlug(first), await findCurrentSlug(second)]).toEqual([null, first]);
  });

  it('redirects even if the post was renamed while it was a draft', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const post = await createPost(cookie, { slug: first, published: true });
    await save(post, { slug: first, published: false });
    await save(post, { slug: second, published: false });
    expect(await findCurrentSlug(first), 'the slug of a draft must not leak').toBeNull();
    await rename(post, second);
    expect(await findCurrentSlug(first)).toBe(second);
  });

  it('redirects again when the post is republished after being withdrawn or moved to the bin', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const post = await createPost(cookie, { slug: first, published: true });
    await rename(post, second);
    const act = async (method: string, path: string, json?: object) => {
      const response = await call(`/api/admin/drafts/posts/${post.id}${path}`, { method, json, cookie });
      expect(response.status, await response.text()).toBeLessThan(300);
    };
    const publish = () => act('POST', '/publish', { keepPublishedAt: true });
    await act('POST', '/unpublish');
    expect(await findCurrentSlug(first)).toBeNull();
    await publish();
    expect(await findCurrentSlug(first)).toBe(second);
    await act('DELETE', '');
    expect(await findCurrentSlug(first)).toBeNull();
    await act('POST', '/take-from-bin');
    expect(await findCurrentSlug(first)).toBeNull();
    await publish();
    expect(await findCurrentSlug(first)).toBe(second);
  });

  it('redirects after a rename in the editor', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const post = await createPost(cookie, { slug: first, published: true });
    const path = `/api/admin/drafts/posts/${post.id}`;
    const { fields } = JSON.parse(await (await call(path, { cookie })).text()) as Draft<'posts'>;
    const saved = await call(path, {
      method: 'PUT',
      json: { fields: { ...fields, slug: second }, suggested: [] },
      cookie,
    });
    expect(saved.status, await saved.text()).toBe(200);
    expect(await findCurrentSlug(first), 'the change is not public yet').toBeNull();
    const published = await call(`${path}/publish`, {
      method: 'POST',
      json: { keepPublishedAt: true },
      cookie,
    });
    expect(published.status, await published.text()).toBe(200);
    expect(await findCurrentSlug(first)).toBe(second);
  });

  it('goes to another post once that post is published under it', async () => {
    const [taken, moved, later] = [unique('taken'), unique('moved'), unique('later')];
    const old = await createPost(cookie, { slug: taken, published: true });
    await rename(old, moved);
    const next = await createPost(cookie, { slug: taken, published: true });
    expect(await findCurrentSlug(taken)).toBeNull();
    await rename(next, later);
    expect(await findCurrentSlug(taken)).toBe(later);
    await remove(old.id);
    expect(await findCurrentSlug(taken), 'the other post keeps the slug').toBe(later);
  });

  it('stops redirecting when the post is deleted', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const post = await createPost(cookie, { slug: first, published: true });
    await rename(post, second);
    await remove(post.id);
    expect(await findCurrentSlug(first)).toBeNull();
    await call(`/api/admin/drafts/posts/${post.id}/permanently`, { method: 'DELETE', cookie });
    expect(await findCurrentSlug(first)).toBeNull();
  });

  it('gets a 404 from the API', async () => {
    const slug = unique('first');
    await rename(await createPost(cookie, { slug, published: true }), unique('second'));
    await expectError(await call(`/api/blog/${slug}`), 404, 'Post Not Found');
  });
});

describe('findCurrentSlug returns null', () => {
  it('for a post that was never published', async () => {
    const [first, second] = [unique('first'), unique('second')];
    const post = await createPost(cookie, { slug: first });
    await save(post, { slug: second, published: false });
    await rename(post, second);
    expect(await findCurrentSlug(first)).toBeNull();
  });

  it.each(['nothing-of-this-name', '', '__x__', '..', 'a/b', 'x'.repeat(2000), '¿?'])(
    'for %j',
    async (slug) => {
      expect(await findCurrentSlug(slug)).toBeNull();
    },
  );
});
