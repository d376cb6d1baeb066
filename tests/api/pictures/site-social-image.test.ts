/**
 * Tests the site's social image, shared by all pages except posts: its path, its file, and how it is drawn.
 */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { NO_BRAND, type Brand } from '@app/domain/content/brand';
import { LINE_MAX_LENGTH } from '@app/domain/content/limits';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { pagePath, sitePath, type Page } from '@app/domain/general/paths';
import {
  SOCIAL_IMAGE_HEIGHT,
  SOCIAL_IMAGE_MAX_BYTES,
  SOCIAL_IMAGE_WIDTH,
} from '@app/domain/pictures/social-images';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';
import { describe, expect, it } from 'vitest';
import { lookFor } from '../../../functions/src/pictures/images/look';
import type { WorkerJob, WorkerMessage } from '../../../functions/src/pictures/images/worker';
import { call, callFunction, expectError } from '../support/environment';

async function expectWhole(jpeg: Buffer): Promise<void> {
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: 'jpeg',
    width: SOCIAL_IMAGE_WIDTH,
    height: SOCIAL_IMAGE_HEIGHT,
  });
  expect(jpeg.length).toBeLessThanOrEqual(SOCIAL_IMAGE_MAX_BYTES);
}

describe('the site’s social image', () => {
  const socialImageOf = async (page: Page, locale: Locale): Promise<string> => {
    const html = await (await call(pagePath(page, locale))).text();
    const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    return new URL(image).pathname;
  };

  it('exists as one file per language, referenced by every page and by the file with the content shared by all pages', async () => {
    const paths = await Promise.all(LOCALES.map((locale) => socialImageOf('home', locale)));
    expect(new Set(paths).size).toBe(LOCALES.length);
    for (const [index, locale] of LOCALES.entries()) {
      const path = paths[index] ?? '';
      expect(path).toMatch(new RegExp(`^/images/og/${locale}/_site-[0-9a-f]{8}\\.jpg$`));
      for (const page of ['about', 'contact', 'testimonials'] as const)
        expect(await socialImageOf(page, locale), page).toBe(path);
      expect(await (await call(sitePath(locale))).json()).toMatchObject({ socialImage: path });
      const response = await call(path);
      expect(response.status).toBe(200);
      expect(response.headers.has(REQUEST_ID_HEADER), 'from the function').toBe(false);
      await expectWhole(Buffer.from(await response.arrayBuffer()));
    }
  });

  it('is rendered by the function on request, and is the target of redirects from its former paths', async () => {
    for (const locale of LOCALES) {
      const path = await socialImageOf('home', locale);
      const response = await callFunction(path);
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('Cache-Control'),
      ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable']);
      const outdated = await callFunction(path.replace(/[0-9a-f]{8}\.jpg/, '00000000.jpg'));
      expect([
        outdated.status,
        outdated.headers.get('Location'),
        outdated.headers.get('Cache-Control'),
      ]).toEqual([302, path, 'private, no-store']);
    }
    await expectError(await callFunction('/images/og/fr/_site-00000000.jpg'), 404, 'Not Found');
  });
});

const WORKER = fileURLToPath(new URL('../../../functions/lib/image-worker.js', import.meta.url));
type Composition = Extract<WorkerJob, { task: 'compose social image' }>['composition'];

/**
 * Draws a social image in the function's worker process, without changing the site's content, which other
 * tests check.
 */
async function draw(
  composition: Omit<Composition, 'look'>,
  picture: Buffer = Buffer.alloc(0),
  brand: Brand = NO_BRAND,
  logo: Buffer = Buffer.alloc(0),
): Promise<Buffer> {
  const job: WorkerJob = {
    task: 'compose social image',
    composition: { look: lookFor(brand), ...composition },
    pictureBytes: picture.length,
  };
  const child = fork(WORKER, [JSON.stringify(job)], {
    serialization: 'advanced',
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  child.stdin?.end(Buffer.concat([picture, logo]));
  for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<[WorkerMessage]>) {
    if (message.type === 'image') return Buffer.from(message.bytes);
  }
  throw new Error('The worker returned no image');
}

/**
 * Returns how much an area's mean color differs from `color` (0 to 255), in the channel that differs most.
 */
async function distance(jpeg: Buffer, area: Region, color: readonly number[]): Promise<number> {
  const { channels } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats();
  return Math.max(...color.map((value, index) => Math.abs((channels[index]?.mean ?? Infinity) - value)));
}

const WALL = [0xf0, 0xd3, 0xbd];
const [RED, GREEN, BLUE] = [
  [0xc0, 0x20, 0x20],
  [0x20, 0xc0, 0x20],
  [0x20, 0x20, 0xc0],
] as const;
/** An area inside the arch, and the text area beside it. */
const ARCH = { left: 700, top: 320, width: 400, height: 300 };
const TEXT = { left: 80, top: 118, width: 520, height: 387 };

describe('a drawing of the site’s social image', () => {
  it('shows the photo in the arch, around its focal point, and the text on the wall beside it', async () => {
    const third = (color: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = color;
      return { create: { width: 500, height: 500, channels: 3, background: { r, g, b } } } as const;
    };
    const flag = await sharp({ create: { width: 1500, height: 500, channels: 3, background: '#20c020' } })
      .composite([
        { input: third(RED), left: 0, top: 0 },
        { input: third(BLUE), left: 1000, top: 0 },
      ])
      .webp({ lossless: true })
      .toBuffer();
    for (const [focus, color] of [
      ['0% 50%', RED],
      ['', GREEN],
      ['100% 50%', BLUE],
    ] as const) {
      const jpeg = await draw(
        { title: 'Patitas', subtitle: 'Paseos', picture: { kind: 'photo', focus } },
        flag,
      );
      await expectWhole(jpeg);
      expect(await distance(jpeg, ARCH, color), focus).toBeLessThan(12);
      expect(await distance(jpeg, TEXT, WALL), 'letters on the wall').toBeGreaterThan(5);
      expect(
        await distance(jpeg, { left: 0, top: 0, width: 75, height: SOCIAL_IMAGE_HEIGHT }, WALL),
      ).toBeLessThan(2);
    }
  });

  it.each([
    ['the longest title and subtitle', 'W'.repeat(LINE_MAX_LENGTH), 'M'.repeat(LINE_MAX_LENGTH)],
    ['markup and entities', '<b>Sit</b> & <span foo="bar"> &amp; </i> "stay"', '</span>'],
    ['only pictograms', '🐕‍🦺', '🇵🇷'],
  ])('fits %s into the text area', async (_what, title, subtitle) => {
    const noise = sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } });
    const photo = await noise.webp({ lossless: true }).toBuffer();
    const composition = { title, subtitle, picture: { kind: 'photo', focus: '' } } as const;
    const jpeg = await draw(composition, photo);
    await expectWhole(jpeg);
    expect(await distance(jpeg, { left: 0, top: 510, width: 670, height: 120 }, WALL)).toBeLessThan(3);

    const withLogo = await draw(composition, photo, NO_BRAND, photo);
    await expectWhole(withLogo);
    expect(await distance(withLogo, { left: 0, top: 576, width: 670, height: 54 }, WALL)).toBeLessThan(3);
  });

  it('shows a landscape if there is neither a photo nor a logo, even without a name', async () => {
    const jpeg = await draw({ title: '', subtitle: 'Un perro que escucha', picture: { kind: 'landscape' } });
    await expectWhole(jpeg);
    expect(await distance(jpeg, ARCH, WALL)).toBeGreaterThan(12);
  });

  it('has the brand’s colors and fonts, and shows the logo if there is no photo', async () => {
    const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c02020' } })
      .webp({ lossless: true })
      .toBuffer();
    const job = { title: 'Patitas', subtitle: 'Paseos', picture: { kind: 'logo' } } as const;
    const jpeg = await draw(job, logo, { ...NO_BRAND, groundColor: '#CFE3F5' });
    await expectWhole(jpeg);
    const [margin, middle] = [
      { left: 0, top: 0, width: 75, height: SOCIAL_IMAGE_HEIGHT },
      { left: 850, top: 305, width: 100, height: 100 },
    ];
    expect(await distance(jpeg, margin, [0xcf, 0xe3, 0xf5])).toBeLessThan(2);
    expect(await distance(jpeg, middle, RED)).toBeLessThan(12);
    const others = await Promise.all(
      (['fraunces', 'nunito', 'archivo'] as const).map((fonts) =>
        draw(job, logo, { ...NO_BRAND, groundColor: '#CFE3F5', fonts }),
      ),
    );
    expect(new Set([jpeg, ...others].map((each) => each.toString('base64'))).size).toBe(4);
  });
});
