/**
 * Tests that all content for visitors and crawlers is served as files, even right after the owner publishes.
 */
import { UPLOAD_FIELD, type UploadResponse } from '@app/domain/pictures/images';
import { LOCALES } from '@app/domain/general/locale';
import { absoluteUrl, PAGE_NAMES, pagePath, postPath } from '@app/domain/general/paths';
import type { Service } from '@app/domain/content/services';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { facts } from '../../../seed/facts';
import { readList } from '../../../functions/src/content/store';
import { saveService } from '../support/services';
import { call, jsonOf, logIn, unique } from '../support/environment';
import { startHostingAlone, type HostingAlone } from '../support/hosting-alone';
import { createPost, removePosts } from '../support/posts';
import { readStatus } from '../support/publication';

const POST_TITLES = { en: unique('Whistle'), es: unique('Silbato') };
const SERVICE_TITLES = { en: unique('Tracking'), es: unique('Rastreo') };
const PUBLISHING = { timeout: 60_000, interval: 200 };
const HOOK_TIMEOUT_MS = 120_000;

let site: HostingAlone;
let service: Service;
let slug: string;
let picture: string;

async function uploadPicture(cookie: string): Promise<string> {
  const file = await sharp(randomBytes(12), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(700, 500)
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append(UPLOAD_FIELD, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'dog.jpg');
  const response = await call('/api/upload-image', { body, cookie });
  return (await jsonOf<UploadResponse>(response)).path;
}

beforeAll(async () => {
  const cookie = await logIn();
  const [first] = await readList('services');
  if (!first) throw new Error('The seed has no services');
  service = first;
  picture = await uploadPicture(cookie);
  const post = await createPost(cookie, {
    published: true,
    titleEn: POST_TITLES.en,
    titleEs: POST_TITLES.es,
    featuredImage: picture,
  });
  ({ slug } = post);
  await saveService({ ...service, titleEn: SERVICE_TITLES.en, titleEs: SERVICE_TITLES.es });
  await vi.waitUntil(async () => (await readStatus(cookie)).state === 'live', PUBLISHING);
  site = await startHostingAlone();
}, HOOK_TIMEOUT_MS);

afterAll(async () => {
  await site.stop();
  await saveService(service);
  await removePosts();
});

interface File {
  status: number;
  type: string;
  text: string;
}

async function read(path: string): Promise<File> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    text: await response.text(),
  };
}

const LINK = /(?:href="|<loc>|<link>|\]\()(\/(?:en|es)(?:\/[^"#?<)]*)?)(?=["#?<)])/g;
const FILE = /\/(?:images|assets)\/[\w./-]+\.\w+/g;

/** Returns the paths on this site that a document references. */
function pathsIn(text: string): string[] {
  const relative = text.replaceAll(absoluteUrl('', facts), '');
  return [...[...relative.matchAll(LINK)].map(([, path = '']) => path), ...(relative.match(FILE) ?? [])];
}

/** Reads the files at the `start` paths and, recursively, at all paths that the files reference. */
async function crawl(start: readonly string[]): Promise<Map<string, File>> {
  const found = new Map<string, File>();
  const paths = new Set(start);
  // The loop also visits paths added to the set during the iteration.
  for (const path of paths) {
    const file = await read(path);
    found.set(path, file);
    if (/html|xml|plain/.test(file.type)) for (const named of pathsIn(file.text)) paths.add(named);
  }
  return found;
}

const TYPES: readonly [RegExp, string][] = [
  [/\.avif$/, 'image/avif'],
  [/\.webp$/, 'image/webp'],
  [/\.jpg$/, 'image/jpeg'],
  [/\.js$/, 'application/javascript; charset=utf-8'],
  [/\.woff2$/, 'font/woff2'],
  [/feed\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/\.xml$/, 'application/xml'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
];
const typeOf = (path: string): string =>
  TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? 'text/html; charset=utf-8';

describe('without the function', () => {
  it('the API responds with a 404', async () => {
    expect((await read('/api/services')).status).toBe(404);
  });

  it('all pages in both languages, their files, the sitemap, feeds, robots.txt and llms.txt are served', async () => {
    const pages = LOCALES.flatMap((locale) => [
      ...PAGE_NAMES.map((page) => pagePath(page, locale)),
      postPath(slug, locale),
    ]);
    const found = await crawl([
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      ...PAGE_NAMES.map((page) => pagePath(page, 'en')),
    ]);
    const wrong = [...found].filter(([path, { status, type }]) => status !== 200 || type !== typeOf(path));
    expect(wrong.map(([path, { status, type }]) => `${path}: ${status} ${type}`)).toEqual([]);

    const paths = [...found.keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        ...pages,
        '/en/feed.xml',
        '/es/feed.xml',
        picture,
        picture.replace('.webp', '-w320.avif'),
      ]),
    );
    for (const locale of LOCALES)
      expect(paths).toContainEqual(expect.stringMatching(`^/images/og/${locale}/${slug}-.*\\.jpg$`));
  });

  it.each(LOCALES)('the newly published post and service are shown in %s', async (locale) => {
    expect((await read(postPath(slug, locale))).text).toContain(POST_TITLES[locale]);
    for (const path of [pagePath('blog', locale), `/${locale}/feed.xml`])
      expect((await read(path)).text).toContain(POST_TITLES[locale]);
    for (const page of ['home', 'services'] as const)
      expect((await read(pagePath(page, locale))).text).toContain(SERVICE_TITLES[locale]);
  });
});
