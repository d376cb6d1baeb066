/**
 * Measures a visit on a phone without scrolling: requests, bytes, documents read, and long tasks after the
 * first paint.
 */
import type { Request } from '@playwright/test';
import type { ServedSite } from './cdn';
import { onPhone } from './phone';
import { TRACED, longTasks, type TraceEvent } from './tasks';

/** The Firestore response fields that each count as one read. Missing documents are billed as well. */
const READ = ['document', 'found', 'missing'];
/** How long to wait for the page and its data to load after following a link. */
const FOLLOWED_MS = 3000;

/** The resources that a page loads during a visit. Sizes are in bytes. */
export interface Loaded {
  /** The gzipped size of the scripts. */
  scripts: number;
  /** The total size of all responses as sent, except Firestore's. */
  bytes: number;
  requests: number;
  documents: number;
}

/**
 * Opens the page at `path` and then follows a link to each of the `further` paths. Returns the resources that
 * each page loads.
 */
export const visit = (site: ServedSite, path: string, ...further: string[]) =>
  onPhone(async (page, browser) => {
    let requests: Request[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && request.method() !== 'OPTIONS') requests.push(request);
    });
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const pages = [await loadedBy(site, requests)];
    for (const next of further) {
      requests = [];
      await page.locator(`a[href="${next}"]`).first().dispatchEvent('click');
      await page.waitForURL(site.url + next);
      await page.waitForTimeout(FOLLOWED_MS);
      pages.push(await loadedBy(site, requests));
    }
    return {
      html: (await site.answer(path)).body.length,
      longestTask: longTasks(trace.traceEvents).longest,
      pages,
    };
  });

async function loadedBy(site: ServedSite, requests: readonly Request[]): Promise<Loaded> {
  const own = requests.filter((request) => request.url().startsWith(site.url));
  const paths = [...new Set(own.map((request) => new URL(request.url()).pathname))];
  const answers = await Promise.all(paths.map((path) => site.answer(path)));
  const calls = requests.filter((request) => /:(runQuery|batchGet)/.test(request.url()));
  return {
    scripts: sum(
      answers.filter((_, index) => paths[index]?.endsWith('.js')).map(({ gzipBytes }) => gzipBytes),
    ),
    bytes: sum(answers.map(({ body }) => body.length)),
    requests: requests.length,
    documents: sum(await Promise.all(calls.map(documentsIn))),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function documentsIn(request: Request) {
  const found: unknown = await (await request.response())?.json().catch(() => []);
  return Array.isArray(found)
    ? found.filter((entry: object) => READ.some((name) => name in entry)).length
    : 0;
}
