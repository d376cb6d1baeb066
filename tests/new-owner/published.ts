/** Reads everything on the site that is visible to visitors, search engines and apps. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { LOCALES } from '@app/domain/general/locale';
import { PAGE_NAMES, feedPath, pagePath } from '@app/domain/general/paths';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Public text and its location. */
export interface PublishedText {
  where: string;
  text: string;
}

const TEXT_FILE = /\.(html|js|css|json|txt|xml|svg|webmanifest)$/;
/** Matches files that aren't for visitors: the owner's application, and build metadata for the publisher. */
const NOT_PUBLIC = /^(admin[.-]|build\.json$)/;

/** The pages that exist even if the owner hasn't added any content, plus one that doesn't exist. */
export const PAGE_PATHS = LOCALES.flatMap((locale) => [
  ...PAGE_NAMES.map((page) => pagePath(page, locale)),
  `/${locale}/no-such-page`,
]);
const OTHER_PATHS = [
  '/',
  '/no-such-page',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  ...LOCALES.map(feedPath),
];

/** Returns all text files that Hosting serves, including scripts. */
export function publishedFiles(folder: string): PublishedText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEXT_FILE.test(path) && !NOT_PUBLIC.test(path))
    .map((path) => ({ where: path, text: readFileSync(join(folder, path), 'utf8') }));
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?:href="|<loc>[a-z]+:\/\/[^/]+)(\/(?:en|es|sitemap)[^"#?<]*)/g)].map(
    ([, link = '']) => link,
  );

/**
 * Returns the site's responses for its known URLs and for all URLs in its sitemap or linked from its pages.
 */
export async function publishedAnswers(request: APIRequestContext): Promise<PublishedText[]> {
  const answers = new Map<string, PublishedText>();
  let waiting = [...PAGE_PATHS, ...OTHER_PATHS];
  while (waiting.length > 0) {
    const read = await Promise.all(
      waiting.map(async (where) => ({ where, text: await (await request.get(where)).text() })),
    );
    for (const answer of read) answers.set(answer.where, answer);
    waiting = [...new Set(read.flatMap(({ text }) => linksIn(text)))].filter((link) => !answers.has(link));
  }
  return [...answers.values()];
}

/** The number of pages opened in parallel. Each one mostly waits for the network. */
const TABS = 4;

/** Opens every page, several in parallel, and calls `visit` on each hydrated page. Returns the results. */
export async function visitPages<Result>(
  context: BrowserContext,
  visit: (page: Page, path: string) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...PAGE_PATHS];
  const results: Result[] = [];
  const visitNext = async (): Promise<void> => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => !document.querySelector('#root[data-modules]'));
      results.push(await visit(page, path));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, visitNext));
  return results;
}

/** Returns the rendered HTML of a page, including its head. */
export const shownText = async (page: Page, path: string): Promise<PublishedText> => ({
  where: `${path} in a browser`,
  text: await page.content(),
});
