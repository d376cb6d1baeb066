import { lookOf, NO_BRAND } from '@app/domain/content/brand';
import type { AdminPost } from '@app/domain/blog/api';
import { TITLE_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { imagePath, UPLOADS_PATH } from '@app/domain/pictures/images';
import {
  SOCIAL_IMAGE_HEIGHT,
  SOCIAL_IMAGE_MAX_BYTES,
  SOCIAL_IMAGE_WIDTH,
  socialImagePath,
} from '@app/domain/pictures/social-images';
import { randomBytes } from 'node:crypto';
import sharp, { type Region, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, callFunction, expectError, jsonOf, logIn, storeFile, unique } from '../support/environment';
import { createPost, draft, removePosts } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

/** The look of the test project, which has no brand or name. */
const look = lookOf(NO_BRAND);

async function fetchSocialImage(path: string): Promise<Buffer> {
  const response = await callFunction(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  return Buffer.from(await response.arrayBuffer());
}

async function expectWhole(jpeg: Buffer): Promise<void> {
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: 'jpeg',
    width: SOCIAL_IMAGE_WIDTH,
    height: SOCIAL_IMAGE_HEIGHT,
  });
  expect(jpeg.length).toBeLessThanOrEqual(SOCIAL_IMAGE_MAX_BYTES);
}

/**
 * Stores the full-size file of a picture, from which social images are made, and returns the picture's path.
 */
async function store(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .webp({ lossless: true, effort: 0 })
    .toBuffer({ resolveWithObject: true });
  const path = imagePath(UPLOADS_PATH, unique('dog'), info.width, info.height);
  await storeFile(path, data);
  return path;
}

/** Returns the difference between an area's mean color and the given color, from 0 to 255. */
async function distance(jpeg: Buffer, area: Region, color: readonly number[]): Promise<number> {
  // Sharp computes its statistics from the input file, so the area must be a separate file.
  const { channels } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats();
  return Math.max(...color.map((value, index) => Math.abs((channels[index]?.mean ?? Infinity) - value)));
}

/** The text area, and the color of the wall behind it. */
const TEXT = { left: 80, top: 118, width: 520, height: 387 };
const WALL = [0xf0, 0xd3, 0xbd];

describe('the social image of a post without a picture', () => {
  it('shows the post’s title in each language', async () => {
    const post = await createPost(cookie, {
      titleEs: '¿Qué hago con mi ñame? Árbol, pingüino',
      published: true,
    });
    const [english, spanish] = [
      await fetchSocialImage(socialImagePath(post, 'en', look)),
      await fetchSocialImage(socialImagePath(post, 'es', look)),
    ];
    for (const jpeg of [english, spanish]) {
      await expectWhole(jpeg);
      expect(await distance(jpeg, TEXT, WALL), 'letters on the wall').toBeGreaterThan(5);
      expect(await distance(jpeg, { left: 0, top: 0, width: 70, height: 630 }, WALL)).toBeLessThan(2);
    }
    expect(english.equals(spanish)).toBe(false);
  });

  it.each([
    ['the longest possible title', 'W'.repeat(TITLE_MAX_LENGTH)],
    ['markup and entities', '<b>Sit</b> & <span foo="bar"> &amp; </i> "stay"'],
    ['only pictograms', '🐕‍🦺 👩🏽‍🦱 🇵🇷'],
    ['pictograms and control characters', `\u0007${unique('Sit')} 🐕‍🦺 👩🏽‍🦱 🇵🇷`],
  ])('fits %s into the text area', async (_what, titleEs) => {
    const post = await createPost(cookie, { titleEs, published: true });
    const jpeg = await fetchSocialImage(socialImagePath(post, 'es', look));
    await expectWhole(jpeg);
    // The area below the text contains only the wall.
    expect(await distance(jpeg, { left: 0, top: 510, width: 670, height: 120 }, WALL)).toBeLessThan(3);
  });
});

describe('the social image of a post with a picture', () => {
  it('is filled with that picture', async () => {
    const red = sharp({ create: { width: 700, height: 900, channels: 3, background: '#c02020' } });
    const post = await createPost(cookie, { featuredImage: await store(red), published: true });
    const jpeg = await fetchSocialImage(socialImagePath(post, 'en', look));
    await expectWhole(jpeg);
    const whole = { left: 0, top: 0, width: SOCIAL_IMAGE_WIDTH, height: SOCIAL_IMAGE_HEIGHT };
    expect(await distance(jpeg, whole, [0xc0, 0x20, 0x20])).toBeLessThan(4);
  });

  it('is cropped around the focal point', async () => {
    const third = (background: string) =>
      ({ create: { width: 500, height: 500, channels: 3, background } }) as const;
    const flag = sharp({
      create: { width: 1500, height: 500, channels: 3, background: '#20c020' },
    }).composite([
      { input: third('#c02020'), left: 0, top: 0 },
      { input: third('#2020c0'), left: 1000, top: 0 },
    ]);
    const featuredImage = await store(flag);
    // The crop is 952 of the picture's 1,500 pixels wide.
    const edge = { top: 0, width: 300, height: SOCIAL_IMAGE_HEIGHT };
    for (const [featuredImageFocus, left, color] of [
      ['0% 50%', 0, [0xc0, 0x20, 0x20]],
      ['100% 50%', SOCIAL_IMAGE_WIDTH - edge.width, [0x20, 0x20, 0xc0]],
      ['50% 50%', (SOCIAL_IMAGE_WIDTH - edge.width) / 2, [0x20, 0xc0, 0x20]],
    ] as const) {
      const post = await createPost(cookie, { featuredImage, featuredImageFocus, published: true });
      const jpeg = await fetchSocialImage(socialImagePath(post, 'en', look));
      await expectWhole(jpeg);
      expect(await distance(jpeg, { ...edge, left }, color), featuredImageFocus).toBeLessThan(12);
    }
  });

  it('is small enough for WhatsApp, even with a lot of detail', async () => {
    const noise = sharp(randomBytes(1200 * 630 * 3), { raw: { width: 1200, height: 630, channels: 3 } });
    const post = await createPost(cookie, { featuredImage: await store(noise), published: true });
    await expectWhole(await fetchSocialImage(socialImagePath(post, 'en', look)));
  });

  it('shows the title if the picture is missing or is not an upload', async () => {
    for (const featuredImage of [
      `/images/uploads/${unique('gone')}-10x10.webp`,
      '/images/site/hero.webp',
      '/x',
    ]) {
      const post = await createPost(cookie, { featuredImage, published: true });
      const jpeg = await fetchSocialImage(socialImagePath(post, 'en', look));
      await expectWhole(jpeg);
      expect(await distance(jpeg, { left: 0, top: 0, width: 70, height: 630 }, WALL)).toBeLessThan(2);
    }
  });
});

describe('the path of a social image', () => {
  const save = ({ id }: AdminPost, changes: object) =>
    call(`/api/admin/blog/${id}`, { method: 'PUT', json: draft({ published: true, ...changes }), cookie });

  it('redirects to the current path after the title or slug changes', async () => {
    const post = await createPost(cookie, { slug: unique('before'), published: true });
    const old = socialImagePath(post, 'en', look);
    const changed = await jsonOf<AdminPost>(
      await save(post, { slug: unique('after'), titleEn: unique('After') }),
    );
    const response = await callFunction(old);
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      socialImagePath(changed, 'en', look),
    ]);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('returns a 404 for a draft, a missing post, an unknown language or any other file type', async () => {
    const unpublished = await createPost(cookie);
    const published = await createPost(cookie, { published: true });
    for (const path of [
      socialImagePath(unpublished, 'en', look),
      socialImagePath({ ...published, slug: unique('nothing') }, 'en', look),
      socialImagePath(published, 'en', look).replace('/en/', '/fr/'),
      socialImagePath(published, 'en', look).replace('.jpg', '.png'),
    ]) {
      await expectError(await callFunction(path), 404, 'Not Found');
    }
  });
});
