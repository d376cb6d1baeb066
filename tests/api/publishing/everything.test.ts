/** Tests the program that renders all files into a folder. Uses a fake renderer and a separate database. */
import { splitPost } from '@app/domain/blog/posts';
import { samplePost } from '@app/domain/blog/posts.fixture';
import { COLLECTIONS } from '@app/domain/general/collections';
import { UPLOAD_FIELD, bucketName, type UploadResponse } from '@app/domain/pictures/images';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, jsonOf, logIn } from '../support/environment';

const projectId = `demo-${crypto.randomUUID()}`;
const app = initializeApp({ projectId }, projectId);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everything-'));
  site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ buildId: 'b1', project: projectId }));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the program on a site with the given services and with the given text on every page. */
async function publishEverything({
  services = [{}],
  text = '',
  isComplete = true,
  env = {},
}: { services?: object[]; text?: string; isComplete?: boolean; env?: NodeJS.ProcessEnv } = {}): Promise<{
  code: unknown;
  output: string;
}> {
  const html = `<body>${text}</body>`;
  writeFileSync(
    join(folder, 'render.js'),
    `export const renderPage = ({ url }) => ({ status: url.includes('/category/') ? 404 : 200, isComplete: ${String(isComplete)}, html: url + ${JSON.stringify(html)} });
    export const readSite = () => (${JSON.stringify({ documents: {}, services })});
    export const renderSite = (locale) => locale;`,
  );
  const child = spawn(process.execPath, ['functions/lib/publish-everything.js', site], {
    env: {
      ...process.env,
      GCLOUD_PROJECT: projectId,
      STORAGE_BUCKET: bucketName(process.env.GCLOUD_PROJECT ?? ''),
      PAGES_DIR: folder,
      ALLOW_EMPTY: '',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output };
}

const has = (path: string): boolean => existsSync(join(site, path));

function storePost(id: string) {
  const [summary] = splitPost(samplePost);
  return db
    .collection(COLLECTIONS.posts)
    .doc(id)
    .set({
      ...summary,
      ...{ slug: id, categorySlug: 'play', tags: ['Hoop'], tagsEs: [''], tagSlugs: ['hoop'] },
      ...{ listPage: { en: 4, es: 4 }, publishedAt: Timestamp.now() },
    });
}

it('renders every page, post and list in both languages, and the files for crawlers', async () => {
  await storePost('roll-over');
  expect(await publishEverything()).toMatchObject({ code: 0 });
  for (const locale of ['en', 'es']) {
    for (const path of ['', '/about', '/blog', '/blog/roll-over', '/blog/page/4', '/blog/tag/hoop'])
      expect(readFileSync(join(site, `${locale}${path}.html`), 'utf8')).toContain(`/${locale}${path}<body>`);
    expect(readFileSync(join(site, locale, 'feed.xml'), 'utf8')).toContain('/blog/roll-over');
  }
  for (const path of ['sitemap.xml', 'sitemap-1.xml', 'llms.txt'])
    expect(readFileSync(join(site, path), 'utf8')).toContain('/blog/roll-over');
  expect(has('en/blog/category/play.html'), 'renders as a 404').toBe(false);
});

it('removes outdated files from an earlier run, but keeps the build’s files', async () => {
  mkdirSync(join(site, 'en', 'blog'), { recursive: true });
  for (const path of ['en/blog/gone.html', 'sitemap-7.xml', '404.html', 'admin.html', 'sw.js'])
    writeFileSync(join(site, path), '');
  await publishEverything();
  expect(['en/blog/gone.html', 'sitemap-7.xml', '404.html', 'admin.html', 'sw.js'].filter(has)).toEqual([
    '404.html',
    'admin.html',
    'sw.js',
  ]);
});

it('adds the pictures that pages reference, without rewriting existing ones', async () => {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append(UPLOAD_FIELD, new Blob([new Uint8Array(png)]), 'dog.png');
  const { path } = await jsonOf<UploadResponse>(
    await call('/api/upload-image', { body, cookie: await logIn() }),
  );
  const text = `<img src="${path}">`;
  const [large, small] = [join(site, path), join(site, path.replace('.webp', '-w160.avif'))];

  expect(await publishEverything({ text })).toMatchObject({ code: 0 });
  expect(existsSync(large) && existsSync(small)).toBe(true);
  utimesSync(large, 1, 1);
  rmSync(small);
  await publishEverything({ text });
  expect([statSync(large).mtimeMs, existsSync(small)]).toEqual([1000, true]);
});

it('removes social images that no page references anymore', async () => {
  const [named, gone] = ['/images/og/es/roll-over-0f3a9c21.jpg', '/images/og/es/gone-0f3a9c21.jpg'];
  mkdirSync(join(site, 'images', 'og', 'es'), { recursive: true });
  for (const path of [named, gone]) writeFileSync(join(site, path), '');
  await publishEverything({
    text: `<meta property="og:image" content="https://site.example${named}"/>`,
  });
  expect([has(named), has(gone)]).toEqual([true, false]);
});

it('marks the changes that were pending before the run as live', async () => {
  await db.collection(COLLECTIONS.publications).add({ collection: 'services', createdAt: Timestamp.now() });
  await publishEverything();
  expect((await db.collection(COLLECTIONS.publications).get()).empty).toBe(true);
  expect((await db.collection(COLLECTIONS.publishing).doc('lease').get()).exists).toBe(false);
});

describe('the program fails', () => {
  it('when the database contains no services, unless ALLOW_EMPTY is set', async () => {
    const { code, output } = await publishEverything({ services: [] });
    expect(code).toBe(1);
    expect(output).toContain('deploy with --allow-empty if that is intended');
    expect(has('en.html')).toBe(false);
    expect((await publishEverything({ services: [], env: { ALLOW_EMPTY: '1' } })).code).toBe(0);
  });

  it('when the content of a page cannot be read', async () => {
    const { code, output } = await publishEverything({ isComplete: false });
    expect(code).toBe(1);
    expect(output).toContain('not all of its content was read');
    expect(has('en.html')).toBe(false);
  });

  it('when the build is for another project', async () => {
    writeFileSync(join(folder, 'build.json'), JSON.stringify({ buildId: 'b1', project: 'other' }));
    expect((await publishEverything()).output).toContain('The build is for the project other');
  });
});
