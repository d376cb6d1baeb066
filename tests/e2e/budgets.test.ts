/** What a visit costs in bytes, requests and reads: figures that do not depend on the machine. What takes time is measured by `npm run bench`. */
import { LOCALES } from '@perro-wisdom/domain/locale';
import { PAGES } from '@perro-wisdom/domain/paths';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { holdBack } from './support/hold-back';
import { countReads, firestoreCalls } from './support/own-project';
import { expectLoaded } from './support/page-health';
import { expect, test } from './support/test';

/** One window of a fresh connection: ten packets, less their headers. */
const HOME_HTML_MAX = 14_336;
const HTML_MAX = HOME_HTML_MAX * 1.1;
/** docs/performance.md says of what they consist, and why they are not smaller. */
const ENTRY_MAX = 150_000;
const HOME_SCRIPTS_MAX = 215_000;
const HOME_REQUESTS_MAX = 12;
const HOME_READS_MAX = 8;

const PATHS = [...Object.values(PAGES), '/blog/loose-leash-walking'];

/** Modules that no public page may load before they are needed, wherever they would come from. */
const NEVER_PUBLIC = /\/node_modules\/(?:date-fns|@tiptap|@firebase\/(?:auth|database|storage|functions|remote-config))\/|firestore\/dist\/(?!lite\/)|\/web\/src\/(?:app|features\/\w+)\/admin\/|\/domain\/src\/messages\/(?:en|es|index)\.ts/;
const NOT_IN_THE_ENTRY = /\/node_modules\/(?:@tanstack|formik|yup|dompurify|firebase|@firebase|reactfire|@radix-ui)\/|\/web\/src\/features\//;
const FORM = /\/node_modules\/(?:formik|yup)\//;
const SANITIZER = '/node_modules/dompurify/';

const scriptsIn = (text: string): string[] => [...new Set(text.match(/assets\/[\w-]+\.js/g))].map((file) => `/${file}`);

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path, test.info().project.use.baseURL));
  if (!path.startsWith('/404')) expect(response.status, path).toBe(200);
  return response.text();
}

const gzipBytes = async (paths: string[]): Promise<number> =>
  (await Promise.all(paths.map(read))).reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** The files that a script was made of; none for the bundler's own few lines. */
async function sourcesOf(script: string): Promise<string[]> {
  if (script.includes('/rolldown-runtime-')) return [];
  return (JSON.parse(await read(`${script}.map`)) as { sources: string[] }).sources;
}

/** Every script that can be reached from these, by static and by dynamic imports. */
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

test('every page comes in the first round trip, or hardly later', async () => {
  for (const locale of LOCALES) {
    for (const path of PATHS) {
      const bytes = brotliCompressSync(await read(`/${locale}${path}`)).length;
      expect.soft(bytes, `HTML of /${locale}${path}`).toBeLessThanOrEqual(path === '' ? HOME_HTML_MAX : HTML_MAX);
    }
  }
});

test('what every page loads is within its budget and holds nothing that can wait', async () => {
  const entry = scriptsIn(await read('/404'));
  expect(entry.length).toBeGreaterThan(0);
  expect(await gzipBytes(entry)).toBeLessThanOrEqual(ENTRY_MAX);
  const sources = (await Promise.all(entry.map(sourcesOf))).flat();
  // Were there no source maps, nothing would be forbidden.
  expect(sources.some((source) => source.includes('/react-dom/'))).toBe(true);
  expect(sources.filter((source) => NOT_IN_THE_ENTRY.test(source))).toEqual([]);
});

test("the visitors' site holds nothing of the owner's, and each large library in one place only", async () => {
  const scripts = await reachableFrom(scriptsIn(await read('/404')));
  const holding = { form: [] as string[], sanitizer: [] as string[] };
  for (const script of scripts) {
    const sources = await sourcesOf(script);
    expect.soft(sources.filter((source) => NEVER_PUBLIC.test(source)), script).toEqual([]);
    if (sources.some((source) => FORM.test(source))) holding.form.push(script);
    if (sources.some((source) => source.includes(SANITIZER))) holding.sanitizer.push(script);
  }
  expect(holding).toEqual({
    form: [expect.stringContaining('/ContactForm-')],
    sanitizer: [expect.stringContaining('/PostPage-')],
  });
});

test.describe('a visit of the home page', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('asks for little, and for Firestore last', async ({ page }) => {
    const scripts = new Set<string>();
    let isIdle = false;
    const early: string[] = [];
    const fonts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
      if (request.resourceType() === 'font') fonts.push(pathname);
      if (!isIdle && /^https?:/.test(request.url())) early.push(request.url());
    });
    await page.exposeFunction('nowIdle', () => (isIdle = true));
    // Registered before the page's own, so that it is the first to be called when the browser is idle.
    await page.addInitScript('addEventListener("load", () => requestIdleCallback(() => nowIdle()), { once: true })');
    let callsBeforeIdle = 0;
    await page.route(firestoreCalls(), (route) => {
      if (!isIdle) callsBeforeIdle += 1;
      return route.fallback();
    });
    const reads = countReads(page);

    await page.goto('/en', { waitUntil: 'networkidle' });
    await expectLoaded(page);
    expect.soft(new Set(early).size, early.join('\n')).toBeLessThanOrEqual(HOME_REQUESTS_MAX);
    expect.soft(callsBeforeIdle).toBe(0);
    // The whole font is for letters that the page does not have.
    expect.soft(fonts).toEqual([expect.stringMatching(/-core-[^/]*\.woff2$/)]);
    // Three services, and one testimonial more than are shown.
    expect.soft(await reads()).toBeLessThanOrEqual(HOME_READS_MAX);
    expect.soft(await gzipBytes([...scripts])).toBeLessThanOrEqual(HOME_SCRIPTS_MAX);
  });
});

test.describe('a page that a picture leads', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true });

  for (const path of [PAGES.services, PAGES.about, PAGES.blog, '/blog/loose-leash-walking']) {
    test(`${path} is painted with the picture’s colours before the picture is there, and its largest paint is over`, async ({ page }) => {
      await holdBack(page, /\.(?:avif|webp)$/);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const urls = list.getEntries().map((entry) => ('url' in entry ? String(entry.url) : ''));
          if (urls.some((url) => url.startsWith('data:image/avif'))) document.documentElement.dataset.coloursCounted = '';
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(`/es${path}`, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-colours-counted');
    });
  }
});
