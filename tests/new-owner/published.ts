/** Everything that visitors, search engines and apps can read of the site. */
import type { APIRequestContext, Page } from '@playwright/test';
import { LOCALES } from '@app/domain/general/locale';
import { PAGE_NAMES, feedPath, pagePath } from '@app/domain/general/paths';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that is public, and where it is. */
export interface PublishedText {
  where: string;
  text: string;
}

const TEXT_FILE = /\.(html|js|css|json|txt|xml|svg|webmanifest)$/;
/** Neither is for visitors: the owner's application, and what the publisher knows about the build. */
const NOT_PUBLIC = /^(admin[.-]|build\.json$)/;

/** Pages that exist without content of their own, and one that does not exist. */
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

/** Returns all text files that Hosting serves, scripts included. */
export function publishedFiles(folder: string): PublishedText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEXT_FILE.test(path) && !NOT_PUBLIC.test(path))
    .map((path) => ({ where: path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Returns what the site answers at its known addresses, and at those that its sitemap and its pages lead to. */
export async function publishedAnswers(request: APIRequestContext): Promise<PublishedText[]> {
  const answers = new Map<string, string>();
  const waiting = [...PAGE_PATHS, ...OTHER_PATHS];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (answers.has(path)) continue;
    const text = await (await request.get(path)).text();
    answers.set(path, text);
    const links = [...text.matchAll(/(?:href="|<loc>[a-z]+:\/\/[^/]+)(\/(?:en|es|sitemap)[^"#?<]*)/g)].map(
      ([, link = '']) => link,
    );
    waiting.push(...links.filter((link) => !answers.has(link)));
  }
  return [...answers].map(([where, text]) => ({ where, text }));
}

/** Returns what a browser shows of each page after its code has run, the head included. */
export async function shownPages(page: Page): Promise<PublishedText[]> {
  const shown: PublishedText[] = [];
  for (const path of PAGE_PATHS) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    shown.push({ where: `${path} in a browser`, text: await page.content() });
  }
  return shown;
}
