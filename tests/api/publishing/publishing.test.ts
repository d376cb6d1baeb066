/**
 * Tests publishing, from a save to the files that Hosting serves. Unlike responses from the function, files
 * have no `X-Request-Id` header.
 */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import type { AdminPost } from '@app/domain/blog/api';
import type { BlogIndex } from '@app/domain/blog/list';
import { BLOG_INDEX_ID, COLLECTIONS } from '@app/domain/general/collections';
import { UPLOAD_FIELD, type UploadResponse } from '@app/domain/pictures/images';
import { LOCALES } from '@app/domain/general/locale';
import { categoryPath, feedPath, listPagePath, pagePath, postPath, tagPath } from '@app/domain/general/paths';
import { lookOf } from '@app/domain/content/brand';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readList } from '../../../functions/src/content/store';
import { saveService } from '../support/services';
import { call, db, expectError, jsonOf, logIn, unique } from '../support/environment';
import { createPost, draft, removePosts } from '../support/posts';
import { readStatus, untilLive } from '../support/publication';
import { brand } from '../../../seed/brand';

/** The brand's look in the tests' project. */
const look = lookOf(brand);

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

interface Opened {
  status: number;
  location: string | null;
  /** Whether Hosting has a file at this path. */
  isFile: boolean;
  text: string;
}

async function open(path: string): Promise<Opened> {
  const response = await call(path);
  return {
    status: response.status,
    location: response.headers.get('Location'),
    isFile: response.ok && !response.headers.has(REQUEST_ID_HEADER),
    text: await response.text(),
  };
}

/** Returns the text of a file that Hosting serves. */
async function read(path: string): Promise<string> {
  const { isFile, text } = await open(path);
  expect(isFile, `${path} is a file`).toBe(true);
  return text;
}

const save = async (post: AdminPost, changes: object): Promise<void> => {
  const json = draft({ titleEn: post.titleEn, slug: post.slug, published: true, ...changes });
  const response = await call(`/api/admin/blog/${post.id}`, { method: 'PUT', json, cookie });
  expect(response.status, await response.text()).toBe(200);
};

describe('a published post', () => {
  it('appears in both languages on its page, in the lists, feeds and sitemap, and in its social image', async () => {
    const before = Date.now();
    const post = await createPost(cookie, { titleEs: unique('Junto'), published: true });
    await untilLive(cookie);
    expect(Date.parse((await readStatus(cookie)).liveSince ?? '')).toBeGreaterThan(before);
    for (const locale of LOCALES) {
      const path = postPath(post.slug, locale);
      const page = await read(path);
      expect(page).toContain(locale === 'en' ? post.titleEn : post.titleEs);
      expect(page).toContain(locale === 'en' ? '<p>Begin indoors.</p>' : '<p>Empieza adentro.</p>');
      const index = await db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID).get();
      const { pages } = (index.data() as BlogIndex)[locale];
      const lists = [
        pagePath('blog', locale),
        listPagePath(pages.length, locale),
        categoryPath('obedience', locale),
        tagPath('leash', locale),
      ];
      for (const list of lists) expect(await read(list), list).toContain(`href="${path}"`);
      for (const list of [feedPath(locale), '/llms.txt', '/sitemap.xml'])
        expect(await read(list), list).toContain(path);
      expect((await open(socialImagePath(post, locale, look))).isFile).toBe(true);
    }
  });

  it('disappears when unpublished, and its URLs return 404s', async () => {
    const post = await createPost(cookie, { published: true });
    const other = await createPost(cookie, { published: true, slug: `${post.slug}-too` });
    await untilLive(cookie);
    await save(post, { published: false });
    await untilLive(cookie);
    for (const locale of LOCALES) {
      const path = postPath(post.slug, locale);
      expect((await open(path)).status).toBe(404);
      expect((await open(socialImagePath(post, locale, look))).status).toBe(404);
      expect((await open(socialImagePath(other, locale, look))).isFile).toBe(true);
      // Excludes the other post's address, which starts with this one's.
      const named = new RegExp(`${path}(?!-too)`);
      expect(await read(pagePath('blog', locale))).not.toMatch(named);
      expect(await read(feedPath(locale))).not.toMatch(named);
    }
  });

  it('redirects from its old URL after a rename', async () => {
    const post = await createPost(cookie, { published: true });
    await untilLive(cookie);
    const slug = unique('renamed').toLowerCase();
    await save(post, { slug });
    await untilLive(cookie);
    for (const locale of LOCALES) {
      expect(await open(postPath(post.slug, locale))).toMatchObject({
        status: 301,
        location: postPath(slug, locale),
      });
      expect(await read(postPath(slug, locale))).toContain('id="page-data"');
      expect(await open(socialImagePath(post, locale, look))).toMatchObject({
        status: 302,
        location: socialImagePath({ ...post, slug }, locale, look),
      });
    }
  });

  it('updates its social image and its neighbors’ pages when its title changes', async () => {
    const older = await createPost(cookie, { published: true });
    const post = await createPost(cookie, { published: true });
    await untilLive(cookie);
    const titleEs = unique('Otro título');
    await save(post, { keepPublishedAt: true, titleEs });
    await untilLive(cookie);
    expect(await read(postPath(older.slug, 'es'))).toContain(titleEs);
    const present = { ...post, titleEs };
    expect((await open(socialImagePath(post, 'en', look))).isFile).toBe(true);
    expect((await open(socialImagePath(present, 'es', look))).isFile).toBe(true);
    expect(await open(socialImagePath(post, 'es', look))).toMatchObject({
      status: 302,
      location: socialImagePath(present, 'es', look),
    });
  });

  it('publishes its pictures in every size; deleting it keeps pictures that another post uses', async () => {
    const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
    const body = new FormData();
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer();
    body.append(UPLOAD_FIELD, new Blob([new Uint8Array(png)]), 'dog.png');
    const { path: featuredImage } = await jsonOf<UploadResponse>(
      await call('/api/upload-image', { body, cookie }),
    );
    const expectPictures = async (isFile: boolean) => {
      for (const end of ['.webp', '.avif', '-w160.webp', '-w160.avif', '-w320.webp', '-w320.avif'])
        expect((await open(featuredImage.replace('.webp', end))).isFile, end).toBe(isFile);
    };
    await expectPictures(false);
    const [post, other] = [
      await createPost(cookie, { featuredImage, published: true }),
      await createPost(cookie, { featuredImage, published: true }),
    ];
    await untilLive(cookie);
    await expectPictures(true);
    await call(`/api/admin/blog/${post.id}`, { method: 'DELETE', cookie });
    await untilLive(cookie);
    expect((await open(postPath(post.slug, 'en'))).status).toBe(404);
    expect((await open(socialImagePath(post, 'en', look))).status).toBe(404);
    expect((await open(socialImagePath(other, 'en', look))).isFile).toBe(true);
    await expectPictures(true);
  });
});

it('a post published during a deployment goes live after it', async () => {
  await untilLive(cookie);
  const expiresAt = Timestamp.fromMillis(Date.now() + 3000);
  await db
    .collection(COLLECTIONS.publishing)
    .doc('lease')
    .set({ holder: 'a deployment', kind: 'deployment', expiresAt });
  const { slug } = await createPost(cookie, { published: true });
  expect((await readStatus(cookie)).state).toBe('publishing');
  await untilLive(cookie);
  expect(Date.now()).toBeGreaterThan(expiresAt.toMillis());
  expect(await read(postPath(slug, 'en'))).toContain('<p>Begin indoors.</p>');
});

it('saving a draft publishes nothing', async () => {
  await untilLive(cookie);
  const { liveSince } = await readStatus(cookie);
  await createPost(cookie);
  expect(await readStatus(cookie)).toEqual({ state: 'live', liveSince });
});

it('publishing a changed service updates the home page and the services page', async () => {
  const [service] = await readList('services');
  if (!service) throw new Error('The seed has no services');
  const titles = { titleEn: unique('Puppies'), titleEs: unique('Cachorros') };
  try {
    await saveService({ ...service, ...titles });
    await untilLive(cookie);
    for (const page of ['home', 'services'] as const) {
      expect(await read(pagePath(page, 'en'))).toContain(titles.titleEn);
      expect(await read(pagePath(page, 'es'))).toContain(titles.titleEs);
    }
    const stored = (await db.collection('services').doc(service.id).get()).data();
    expect(stored).toMatchObject(titles);
  } finally {
    await saveService(service);
    await untilLive(cookie);
  }
});

it('only the owner can read the publication status', async () => {
  await expectError(await call('/api/admin/publication'), 401, /./);
});
