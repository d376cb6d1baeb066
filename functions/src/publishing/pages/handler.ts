/** The public pages that have no file: those that do not exist, redirects, and pages that are not published yet. */
import type { RequestHandler, Response } from 'express';
import { FIRESTORE_ORIGIN, pagePolicy } from '@app/domain/publishing/page-policy';
import { localeFromPath, stripLocale } from '@app/domain/general/locale';
import { PAGES, postPath } from '@app/domain/general/paths';
import { findCurrentSlug } from '../../blog/redirects';
import { NO_STORE } from '../../platform/http/cache';
import { renderPage } from './renderer';

/** For how long the CDN caches a page and a 404, in seconds. */
const PAGE_CDN_MAX_AGE = 300;
const MISSING_PAGE_CDN_MAX_AGE = 600;

const POST = new RegExp(`^${PAGES.blog}/([^/]+)$`);

/** Returns the slug in the path of a post's page; null for any other path. */
const slugIn = (path: string): string | null => POST.exec(stripLocale(path))?.[1] ?? null;

/** Returns the `Cache-Control` of a page: browsers revalidate it each time, the CDN caches it for some seconds. */
const onCdn = (seconds: number): string => `public, max-age=0, must-revalidate, s-maxage=${seconds}`;

const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;

/** Sends a page, with the headers that restrict what it may load, and keep it out of frames. */
export function sendPage(
  response: Response,
  status: number,
  html: string,
  cacheControl: string,
  headers: Record<string, string> = {},
): void {
  response
    .status(status)
    .set({
      'Cache-Control': cacheControl,
      'Content-Security-Policy': pagePolicy(emulator ? `http://${emulator}` : FIRESTORE_ORIGIN),
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...headers,
    })
    .type('html')
    .send(html);
}

/**
 * Renders a page. The former address of a renamed post redirects to the current one. When Firestore cannot be read, sends the page with
 * placeholders, which the browser tries to fill.
 */
export const showPage: RequestHandler = async (request, response) => {
  const { path, originalUrl: url } = request;
  if (path.endsWith('/')) {
    // Each page has one address; Hosting redirects in the same way for prerendered pages.
    response
      .set('Cache-Control', onCdn(PAGE_CDN_MAX_AGE))
      .redirect(301, path.replace(/\/+$/, '') + url.slice(path.length));
    return;
  }
  // Without the query: no page depends on it, and `fbclid` and the like differ with each visit.
  const { status, html, isComplete } = await renderPage({ url: path });
  if (!isComplete) {
    sendPage(response, status, html, NO_STORE);
    return;
  }
  if (status === 200) {
    sendPage(response, 200, html, onCdn(PAGE_CDN_MAX_AGE));
    return;
  }

  const slug = slugIn(path);
  const current = slug === null ? null : await findCurrentSlug(slug);
  if (current !== null) {
    response
      .set('Cache-Control', onCdn(PAGE_CDN_MAX_AGE))
      .redirect(301, postPath(current, localeFromPath(path)));
    return;
  }
  // A missing page of the blog may be published at any time, so its 404 is not cached.
  const isOfBlog = stripLocale(path).startsWith(`${PAGES.blog}/`);
  sendPage(response, 404, html, isOfBlog ? NO_STORE : onCdn(MISSING_PAGE_CDN_MAX_AGE));
};
