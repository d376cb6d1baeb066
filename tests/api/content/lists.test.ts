import type { AdminPost } from '@app/domain/blog/api';
import { asBlogPost, type BlogPost } from '@app/domain/blog/posts';
import { COLLECTIONS } from '@app/domain/general/collections';
import { sampleService, sampleTestimonial } from '@app/domain/content/kinds.fixture';
import type { InstagramPost } from '@app/domain/instagram/posts';
import { asService, type Service } from '@app/domain/content/services';
import { readWhole } from '@app/domain/stored/reader.fixture';
import { asTestimonial, type Testimonial } from '@app/domain/content/testimonials';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, nextOf, unique } from '../support/environment';
import { createPost, removePosts } from '../support/posts';

async function list<Item>(path: string): Promise<Item[]> {
  const response = await call(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300');
  return jsonOf<Item[]>(response);
}

/** Stores documents before a block's tests and deletes them afterward. */
function withDocuments(collection: string, documents: Record<string, object>): void {
  beforeAll(async () => {
    await Promise.all(
      Object.entries(documents).map(([id, data]) => db.collection(collection).doc(id).set(data)),
    );
  });
  afterAll(async () => {
    await Promise.all(Object.keys(documents).map((id) => db.collection(collection).doc(id).delete()));
  });
}

describe('the services', () => {
  const [second, first, broken] = [unique('service'), unique('service'), unique('service')];
  const service = (slug: string, order: number): Service => sampleService(slug, { slug }, order);
  withDocuments(COLLECTIONS.services, {
    [second]: service(second, 1),
    [first]: service(first, 0),
    [broken]: { slug: broken, order: 0 },
  });

  it('are complete and in order, and exclude a service without a title', async () => {
    const services = await list<Service>('/api/services');
    for (const one of services) expect(readWhole(asService, one)).toEqual(one);
    expect(services.map(({ order }) => order)).toEqual(
      services.map(({ order }) => order).sort((a, b) => a - b),
    );
    const mine = services.filter(({ id }) => [first, second, broken].includes(id));
    expect(mine).toEqual([service(first, 0), service(second, 1)]);
  });
});

describe('the testimonials', () => {
  const ids = [unique('testimonial'), unique('testimonial'), unique('testimonial')];
  const testimonial = (id: string, order: number): Testimonial => sampleTestimonial(id, {}, order);
  withDocuments(
    COLLECTIONS.testimonials,
    Object.fromEntries(ids.map((id, index) => [id, testimonial(id, index)])),
  );

  it('are complete and in order', async () => {
    const testimonials = await list<Testimonial>('/api/testimonials');
    for (const one of testimonials) expect(readWhole(asTestimonial, one)).toEqual(one);
    expect(testimonials.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids);
  });

  it('are limited to the number in the `limit` query parameter', async () => {
    expect(await list('/api/testimonials?limit=1')).toHaveLength(1);
    expect(await list('/api/testimonials?limit=3')).toHaveLength(3);
    expect((await list('/api/testimonials?limit=100')).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the published posts', () => {
  const published: BlogPost[] = [];
  let unpublished: AdminPost;
  beforeAll(async () => {
    const cookie = await logIn();
    for (let count = 0; count < 3; count += 1)
      // Unlike the owner, visitors don't get revisions, but they do get the topics' slugs.
      published.unshift(
        readWhole(asBlogPost, {
          ...(await createPost(cookie, { published: true })),
          languages: { en: true, es: true },
          categorySlug: 'obedience',
          tagSlugs: ['leash'],
        }) as BlogPost,
      );
    unpublished = await createPost(cookie);
  });
  afterAll(removePosts);

  it('are complete, sorted newest first, and include no drafts', async () => {
    const posts = await list<BlogPost>('/api/blog?limit=50');
    for (const post of posts) expect(readWhole(asBlogPost, post)).toEqual(post);
    const times = posts.map(({ publishedAt }) => publishedAt ?? '');
    expect(times).toEqual([...times].sort().reverse());
    expect(posts.filter(({ id }) => published.some((mine) => mine.id === id))).toEqual(published);
    expect(posts.map(({ id }) => id)).not.toContain(unpublished.id);
  });

  it('are split into linked pages, which list each post only once', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/api/blog?limit=2';
    while (path !== undefined) {
      const response: Response = await call(path);
      const posts = await jsonOf<BlogPost[]>(response);
      seen.push(...posts.map(({ id }) => id));
      path = nextOf(response);
      if (path !== undefined) expect(posts).toHaveLength(2);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(published.map(({ id }) => id)));
  });

  it('can be read by their slugs', async () => {
    const response = await call(`/api/blog/${published[0]?.slug ?? ''}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300');
    expect(JSON.parse(await response.text())).toEqual(published[0]);
  });

  it('do not include drafts, whose URLs return the same uncached 404 as those of missing posts', async () => {
    await expectError(await call(`/api/blog/${unpublished.slug}`), 404, 'Post Not Found');
    for (const slug of ['never-written', 'Not A Slug', '__proto__', '%00', 'x'.repeat(3000)]) {
      await expectError(await call(`/api/blog/${slug}`), 404, 'Post Not Found');
    }
  });
});

describe('the Instagram posts', () => {
  const ids = [5, 4, 3, 2, 1].map((day) => unique(`instagram-${day}`));
  const [fifth, broken, third, second, first] = ids as [string, string, string, string, string];
  const post = (day: number): Omit<InstagramPost, 'id'> => ({
    permalink: `https://www.instagram.com/p/${day}/`,
    mediaUrl: '/images/uploads/x-800x800.webp',
    caption: '',
    likeCount: 12,
    commentCount: 3,
  });
  const stored = (day: number) => ({ ...post(day), postedAt: Timestamp.fromMillis(Date.UTC(2100, 0, day)) });
  withDocuments(COLLECTIONS.instagramPosts, {
    [first]: stored(1),
    [third]: stored(3),
    [broken]: { ...stored(4), permalink: 4 },
    [second]: stored(2),
    [fifth]: stored(5),
  });

  it('include at most four complete posts, sorted newest first, and no invalid ones', async () => {
    expect(await list<InstagramPost>('/api/instagram')).toEqual([
      { id: fifth, ...post(5) },
      { id: third, ...post(3) },
      { id: second, ...post(2) },
    ]);
  });
});

describe('a list', () => {
  it.each([
    ['/api/testimonials', 100],
    ['/api/blog', 50],
  ])('at %s accepts only a limit from 1 to %i', async (path, max) => {
    for (const limit of [
      '0',
      '-1',
      String(max + 1),
      '1.5',
      '1e1',
      'ten',
      '',
      ' 1',
      '１',
      'NaN',
      '9'.repeat(400),
    ]) {
      const response = await call(`${path}?${new URLSearchParams({ limit }).toString()}`);
      await expectError(response, 400, `limit must be a whole number from 1 to ${max}`);
    }
    await expectError(await call(`${path}?limit=1&limit=2`), 400, /^limit must be/);
  });

  it('rejects an invalid cursor', async () => {
    for (const after of ['no-such-post', '', 'a/b', '..', '__x__', 'x'.repeat(2000), '\u0000']) {
      const response = await call(`/api/blog?${new URLSearchParams({ after }).toString()}`);
      await expectError(response, 400, 'after is not the place of a known post');
    }
  });

  it.each([
    ['/api/services', 'GET, HEAD'],
    // Visitors submit testimonials by POST (testimonial-submissions.test.ts).
    ['/api/testimonials', 'GET, HEAD, POST'],
    ['/api/blog', 'GET, HEAD'],
    ['/api/instagram', 'GET, HEAD'],
  ])('at %s allows HEAD requests and rejects methods other than %s', async (path, allowed) => {
    const head = await call(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !allowed.includes(one))) {
      const response = await call(path, { method });
      await expectError(response, 405, 'Method Not Allowed');
      expect(response.headers.get('Allow')).toBe(allowed);
    }
  });
});
