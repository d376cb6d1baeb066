/**
 * Tests budgets for bytes, requests and reads, which don't depend on the machine. `npm run bench -- pages`
 * measures times.
 */
import { LOCALES } from '@app/domain/general/locale';
import { PAGES } from '@app/domain/general/paths';
import type { Page } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { longTasks, taskThatMarked, TRACED, type TraceEvent } from '../../../bench/tasks';
import { launchOptions } from '../../../tools/browser';
import { field, NEW } from '../support/editor';
import { holdBack } from '../support/hold-back';
import { countReads } from '../support/own-project';
import { logIn } from '../support/owner';
import { expectLoaded } from '../support/page-health';
import { expect, test } from '../support/test';

// Runs optimized code, as in visitors' browsers, because these tests measure tasks. Other tests run without
// optimization.
test.use({ launchOptions: launchOptions() });

/** The initial congestion window of a connection, in bytes: ten packets without their headers. */
const FIRST_ROUND_TRIP = 14_336;
/**
 * The maximum size of a compressed document, in bytes. Only its end, far below the first screen, may miss the
 * first round trip.
 */
const HTML_MAX = FIRST_ROUND_TRIP * 1.1;
/**
 * The maximum sizes of gzipped scripts, in bytes. docs/performance.md lists the scripts' contents and
 * explains why they aren't smaller.
 */
const ENTRY_MAX = 150_000;
const HOME_SCRIPTS_MAX = 180_000;
/**
 * The maximum number of requests that the home page may make, including those answered from the cache. Each
 * script counts twice, because it is fetched and then imported.
 */
const HOME_REQUESTS_MAX = 26;
/** The maximum number of files that a document requests. Each file counts once. */
const DOCUMENT_REQUESTS_MAX = 11;
const OWNERS_SCRIPTS_MAX = 270_000;

const PATHS = [...Object.values(PAGES), '/blog/loose-leash-walking'];

const NOT_IN_THE_ENTRY =
  /\/node_modules\/(?:@tanstack|formik|yup|dompurify|firebase|@firebase|reactfire|@radix-ui)\/|\/web\/src\/site\/(?:blog|content|inbox|instagram)\//;
const FORM = /\/node_modules\/(?:formik|yup)\//;
const EDITOR = /\/node_modules\/(?:@tiptap|prosemirror-)/;
const SANITIZER = '/node_modules/dompurify/';

const scriptsIn = (text: string): string[] =>
  [...new Set(text.match(/assets\/[\w-]+\.js/g))].map((file) => `/${file}`);

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path, test.info().project.use.baseURL));
  if (!path.startsWith('/404')) expect(response.status, path).toBe(200);
  return response.text();
}

const gzipBytes = async (paths: string[]): Promise<number> =>
  (await Promise.all(paths.map(read))).reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** Returns the source files of a script, or none for the bundler's runtime and helpers. */
async function sourcesOf(script: string): Promise<string[]> {
  if (/\/(?:rolldown-runtime|classPrivate\w+)-/.test(script)) return [];
  return (JSON.parse(await read(`${script}.map`)) as { sources: string[] }).sources;
}

/**
 * Returns the given scripts and all scripts that they import, statically or dynamically, directly or
 * indirectly.
 */
async function reachableFrom(scripts: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const add = async (script: string): Promise<void> => {
    if (found.has(script)) return;
    found.add(script);
    const imported = (await read(script)).match(/["'`](?:\.\/|assets\/)[\w-]+\.js["'`]/g) ?? [];
    await Promise.all(imported.map((name) => add(`/assets/${name.slice(1, -1).split('/').at(-1) ?? ''}`)));
  };
  await Promise.all(scripts.map(add));
  return found;
}

/**
 * Starts watching a page's requests. Returns the URLs of all requests, and those that the document itself
 * requests through elements and inline scripts. Later requests are added to both.
 */
async function watchRequests(page: Page): Promise<{ all: string[]; ofDocument: Set<string> }> {
  const requests = { all: [] as string[], ofDocument: new Set<string>() };
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { url } = request;
    if (url.startsWith('data:')) return;
    // A script caused the request if the initiator's URL or its call stack refers to a built file.
    const causes = [initiator.url, ...(initiator.stack?.callFrames ?? []).map((frame) => frame.url)];
    const isOfFile = causes.some((cause) => cause?.includes('/assets/'));
    if (!isOfFile && !requests.all.includes(url)) requests.ofDocument.add(url);
    requests.all.push(url);
  });
  await session.send('Network.enable');
  return requests;
}

test("every page's HTML fits into little more than the first round trip", async () => {
  for (const locale of LOCALES) {
    for (const path of PATHS) {
      const bytes = brotliCompressSync(await read(`/${locale}${path}`)).length;
      expect.soft(bytes, `HTML of /${locale}${path}`).toBeLessThanOrEqual(HTML_MAX);
    }
  }
});

test("every page's scripts are within budget and contain no code that could be loaded later", async () => {
  const entry = scriptsIn(await read('/404'));
  expect(entry.length).toBeGreaterThan(0);
  expect(await gzipBytes(entry)).toBeLessThanOrEqual(ENTRY_MAX);
  const sources = (await Promise.all(entry.map(sourcesOf))).flat();
  // Without source maps, the next check would always pass.
  expect(sources.some((source) => source.includes('/react-dom/'))).toBe(true);
  expect(sources.filter((source) => NOT_IN_THE_ENTRY.test(source))).toEqual([]);
});

test("each large library on the visitors' site is in only one script", async () => {
  const scripts = await reachableFrom(scriptsIn(await read('/404')));
  const holding = { form: [] as string[], sanitizer: [] as string[] };
  for (const script of scripts) {
    const sources = await sourcesOf(script);
    if (sources.some((source) => FORM.test(source))) holding.form.push(script);
    if (sources.some((source) => source.includes(SANITIZER))) holding.sanitizer.push(script);
  }
  expect(holding).toEqual({
    form: [expect.stringContaining('/forms-')],
    sanitizer: [expect.stringContaining('/sanitizer-')],
  });
});

test('no script that visitors can load contains an owner-only API call', async () => {
  for (const script of await reachableFrom(scriptsIn(await read('/404'))))
    expect.soft(await read(script), script).not.toContain('/api/admin/');
});

test.describe('a visit to the home page', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('the home page makes few requests and reads nothing from Firestore', async ({ page }) => {
    const scripts = new Set<string>();
    const fonts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
      if (request.resourceType() === 'font') fonts.push(pathname);
    });
    const requests = await watchRequests(page);
    const reads = countReads(page);

    await page.goto('/en', { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await expectLoaded(page);
    // Excludes lazy pictures: how many of them load in advance depends on the connection's estimated speed.
    const lazy = await page
      .locator('img[loading="lazy"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const eager = (url: string) => !lazy.includes(url);
    const ofDocument = [...requests.ofDocument].filter(eager);
    expect.soft(ofDocument, 'the document itself is recorded').toContain(page.url());
    expect.soft(ofDocument.length, ofDocument.join('\n')).toBeLessThanOrEqual(DOCUMENT_REQUESTS_MAX);
    const all = requests.all.filter(eager);
    expect.soft(all.length, all.join('\n')).toBeLessThanOrEqual(HOME_REQUESTS_MAX);
    // This page has no characters that need the complete font.
    expect.soft(fonts).toEqual([expect.stringMatching(/-core-[^/]*\.woff2$/)]);
    // The page contains its data, so nothing is read from Firestore.
    expect.soft(await reads()).toBe(0);
    expect.soft([...scripts].filter((script) => script.includes('/openFirestore-'))).toEqual([]);
    expect.soft(await gzipBytes([...scripts])).toBeLessThanOrEqual(HOME_SCRIPTS_MAX);
  });
});

test("the owner's area loads little code before its first screen, and loads the editor's code only when the editor opens", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const sources = async () => (await Promise.all([...scripts].map(sourcesOf))).flat();
  await logIn(page);
  await expectLoaded(page);
  expect.soft(await gzipBytes([...scripts])).toBeLessThanOrEqual(OWNERS_SCRIPTS_MAX);
  expect((await sources()).filter((source) => EDITOR.test(source))).toEqual([]);
  await page.goto(NEW);
  await expect(field(page, 'contentEn')).toBeVisible();
  expect((await sources()).some((source) => EDITOR.test(source))).toBe(true);
});

test.describe('after the first paint', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  /**
   * Runs a loop that takes 22 ms on a processor four times as fast as a phone's. On a phone, the loop would
   * take about twice the 50 ms limit for a task.
   */
  function referenceLoop(): string {
    performance.mark('reference');
    let text = '';
    for (let count = 0; count < 300_000; count += 1) text = (text + String(count)).slice(-20);
    return text;
  }

  test('no task on a page takes as long as a reference loop on the same machine', async ({
    page,
    browser,
  }) => {
    // Uses a single trace for all pages, because starting and stopping a trace takes several seconds.
    await browser.startTracing(undefined, { categories: TRACED });
    await page.evaluate(referenceLoop);
    // Waits for another task, because the loop returns its result before its task ends, and the trace records
    // only finished tasks.
    await page.evaluate(() => undefined);
    const paths = ['/en', '/es/blog', '/es/contact'];
    for (const path of paths) {
      // Opens each page in its own process, as on a first visit.
      const visit = await browser.newPage();
      await visit.goto(path, { waitUntil: 'load' });
      await expect(visit.locator('#root[data-modules]')).toHaveCount(0);
      await visit.waitForLoadState('networkidle');
      await visit.close();
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const reference = taskThatMarked(traceEvents, 'reference');
    const visits = new Set(
      traceEvents.filter(({ name }) => name === 'firstContentfulPaint').map(({ pid }) => pid),
    );
    expect(visits.size).toBe(paths.length);
    for (const [index, visit] of [...visits].entries()) {
      const { longest } = longTasks(traceEvents.filter(({ pid }) => pid === visit));
      expect.soft(longest, paths[index]).toBeLessThan(reference);
    }
  });
});

test.describe('a page with a leading picture', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true });

  for (const path of [PAGES.services, PAGES.about, PAGES.blog, '/blog/loose-leash-walking']) {
    test(`the placeholder image of ${path} is painted before the picture has loaded, and is the largest contentful paint`, async ({
      page,
    }) => {
      await holdBack(page, /\.(?:avif|webp)$/);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const urls = list.getEntries().map((entry) => ('url' in entry ? String(entry.url) : ''));
          if (urls.some((url) => url.startsWith('data:image/avif')))
            document.documentElement.dataset.placeholderCounted = '';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(`/es${path}`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-placeholder-counted');
    });
  }
});
