import { adminBlogPostPath } from '@app/domain/blog/api';
import { EMPTY_BLOG_INDEX } from '@app/domain/blog/list';
import { BLOG_INDEX_ID, COLLECTIONS } from '@app/domain/general/collections';
import { LOCALES } from '@app/domain/general/locale';
import { absoluteUrl, feedPath, postPath } from '@app/domain/general/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facts } from '../../../seed/facts';
import { call, callFunction, expectError, logIn } from '../support/environment';
import { startFunction, type FunctionInstance } from '../support/function';
import { createPost, draft, removePosts } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

const TEXTS = ['/llms.txt', '/sitemap.xml', ...LOCALES.map(feedPath)];

/** Reads a text as the function makes it; Hosting serves the file of the last publication. */
async function read(path: string): Promise<string> {
  const response = await callFunction(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

describe('the texts for crawlers and feed readers', () => {
  it.each([
    ['/llms.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/en/feed.xml', 'application/rss+xml'],
    ['/es/feed.xml', 'application/rss+xml'],
  ])('%s is %s, kept for minutes, and not sent twice', async (path, type) => {
    const response = await callFunction(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300');
    const etag = response.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    // By default Node's fetch requests an uncached response.
    const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await callFunction(path, { headers: known })).status).toBe(304);
  });

  it('name the site’s origin', async () => {
    for (const path of TEXTS) expect(await read(path), path).toContain(absoluteUrl('', facts));
    expect(await (await call('/robots.txt')).text()).toContain(absoluteUrl('', facts));
  });

  it('exclude robots from the owner’s area and the API only', async () => {
    const rules = (await (await call('/robots.txt')).text())
      .split('\n')
      .filter((line) => /^(Dis)?allow:/i.test(line));
    expect(rules).toEqual(['Allow: /', 'Disallow: /admin', 'Disallow: /api/']);
  });
});

describe('a post', () => {
  const sitemapAddresses = async () =>
    [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const feedTitles = async (path: string) =>
    [...(await read(path)).matchAll(/<item>\s*<title>([^<]+)<\/title>/g)].map(([, title]) => title);

  it('is in the sitemap and both feeds while it is published', async () => {
    const post = await createPost(cookie, { titleEs: 'Junto & al <paso>', published: true });
    const addresses = LOCALES.map((locale) => absoluteUrl(postPath(post.slug, locale), facts));
    expect(await sitemapAddresses()).toEqual(expect.arrayContaining(addresses));
    expect((await feedTitles('/en/feed.xml'))[0]).toBe(post.titleEn);
    expect((await feedTitles('/es/feed.xml'))[0]).toBe('Junto &amp; al &lt;paso&gt;');
    expect(await read('/llms.txt')).toContain(addresses[0]);

    const path = adminBlogPostPath(post.id);
    await call(path, { method: 'PUT', json: draft({ slug: post.slug, titleEn: post.titleEn }), cookie });
    expect(await sitemapAddresses()).not.toContain(addresses[0]);
    expect(await feedTitles('/en/feed.xml')).not.toContain(post.titleEn);
  });

  it('is not listed as a draft', async () => {
    const { slug, titleEn } = await createPost(cookie);
    expect(await sitemapAddresses()).not.toContain(absoluteUrl(postPath(slug, 'en'), facts));
    expect(await feedTitles('/en/feed.xml')).not.toContain(titleEn);
  });

  it('is one of at most twenty in a feed', async () => {
    for (let index = 0; index < 21; index += 1) await createPost(cookie, { published: true });
    expect(await feedTitles('/en/feed.xml')).toHaveLength(20);
  });
});

describe('the sitemap of more posts than a file holds', () => {
  const POSTS = 2005;
  const projectId = `demo-${randomUUID()}`;
  const app = initializeApp({ projectId }, projectId);
  const database = getFirestore(app);
  const slug = (number: number) => `post-${String(number).padStart(4, '0')}`;
  let instance: FunctionInstance;

  beforeAll(async () => {
    for (let start = 0; start < POSTS; start += 500) {
      const batch = database.batch();
      for (let number = start; number < Math.min(start + 500, POSTS); number += 1) {
        const publishedAt = Timestamp.fromMillis(Date.UTC(2020, 0, 1) + number * 60_000);
        batch.set(database.collection(COLLECTIONS.posts).doc(), {
          slug: slug(number),
          published: true,
          publishedAt,
          languages: { en: true, es: true },
        });
      }
      await batch.commit();
    }
    await database.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID).set(EMPTY_BLOG_INDEX);
    instance = await startFunction({ GCLOUD_PROJECT: projectId });
  });
  afterAll(async () => {
    await Promise.all([instance.stop(), deleteApp(app)]);
  });

  const addresses = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const readAddresses = async (path: string) => {
    const { status, text } = await instance.send({ path });
    expect(status, path).toBe(200);
    return addresses(text);
  };

  it('is an index of files that list every post once in each language', async () => {
    const files = await readAddresses('/sitemap.xml');
    expect(files).toEqual([1, 2].map((number) => absoluteUrl(`/sitemap-${number}.xml`, facts)));

    const listed: string[] = [];
    for (const file of files) listed.push(...(await readAddresses(new URL(file).pathname)));
    const posts = listed.filter((address) => address.includes('/blog/post-'));
    const all = Array.from({ length: POSTS }, (_, number) =>
      LOCALES.map((locale) => absoluteUrl(postPath(slug(number), locale), facts)),
    );
    expect(posts.sort()).toEqual(all.flat().sort());
    expect(listed.filter((address) => address === absoluteUrl('/en/about', facts))).toHaveLength(1);
  });

  it('has no other files', async () => {
    for (const name of ['0', '3', '1.5', '-1', '1e0', '01', 'x', '99999999999999999999']) {
      expect([name, (await instance.send({ path: `/sitemap-${name}.xml` })).status]).toEqual([name, 404]);
    }
  });

  it('is served through Hosting', async () => {
    expect((await call('/sitemap-1.xml')).headers.get('Content-Type')).toMatch(/^application\/xml/);
    expect((await call('/sitemap-9.xml')).status).toBe(404);
    await expectError(await callFunction('/sitemap-9.xml'), 404, 'Not Found');
  });
});

/** Starts a proxy to Firestore whose connections can be cut. */
async function firestoreByWire() {
  const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const sockets = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(port), host);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  return {
    host: `127.0.0.1:${(wire.address() as AddressInfo).port}`,
    cut: () => {
      wire.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('while Firestore cannot be reached', () => {
  it('the last response is repeated, or a 503 says when to retry', async () => {
    const wire = await firestoreByWire();
    const instance = await startFunction({ FIRESTORE_EMULATOR_HOST: wire.host });
    try {
      const before = await instance.send({ path: '/sitemap.xml' });
      expect(before.status).toBe(200);
      wire.cut();
      const [sitemap, feed] = await Promise.all(
        ['/sitemap.xml', '/en/feed.xml'].map((path) => instance.send({ path })),
      );
      expect([sitemap?.status, sitemap?.text]).toEqual([200, before.text]);
      expect(feed).toMatchObject({
        status: 503,
        headers: { 'cache-control': 'private, no-store', 'retry-after': '60' },
      });
    } finally {
      wire.cut();
      await instance.stop();
    }
  });
});
