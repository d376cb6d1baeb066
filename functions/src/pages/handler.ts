/** The public pages that Hosting has no file of: those that change with the blog, and those that do not exist. */
import type { RequestHandler, Response } from 'express';
import { localeFromPath, stripLocale } from '@perro-wisdom/domain/locale';
import { PAGES, postPath } from '@perro-wisdom/domain/paths';
import { sanitizePostHtml } from '../blog/html';
import { currentSlug } from '../blog/redirects';
import { MISSING_PAGE_CDN_MAX_AGE, PAGE_CDN_MAX_AGE, STOPGAP_PAGE_CDN_MAX_AGE } from '../config';
import { NO_STORE } from '../http/cache';
import { keepPage, lastGoodPage } from './last-good';
import { renderPage } from './renderer';

const POST = new RegExp(`^${PAGES.blog}/([^/]+)$`);

/** The slug in the path of a post's page; null for any other. */
const slugIn = (path: string): string | null => POST.exec(stripLocale(path))?.[1] ?? null;

/** Browsers ask each time whether a page has changed; the CDN answers for us for a while. */
const onCdn = (seconds: number): string => `public, max-age=0, must-revalidate, s-maxage=${seconds}`;

/** Answers with a page of ours. */
export function sendPage(response: Response, status: number, html: string, cacheControl: string): void {
  response
    .status(status)
    .set({
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    })
    .type('html')
    .send(html);
}

/**
 * Draws a page. The old address of a renamed post leads to the present one. Where Firestore does not answer, the last good page
 * serves, or the page with placeholders, which the browser will try to fill.
 */
export const showPage: RequestHandler = async (request, response) => {
  const { path, originalUrl: url } = request;
  if (path.endsWith('/')) {
    // One address for each page: as Hosting answers for those that it has as files.
    response.set('Cache-Control', onCdn(PAGE_CDN_MAX_AGE)).redirect(301, path.replace(/\/+$/, '') + url.slice(path.length));
    return;
  }
  const { status, html, isComplete } = await renderPage({ url, sanitize: sanitizePostHtml });
  if (!isComplete) {
    const good = lastGoodPage(url);
    if (good === undefined) sendPage(response, status, html, NO_STORE);
    else sendPage(response, 200, good, onCdn(STOPGAP_PAGE_CDN_MAX_AGE));
    return;
  }
  if (status === 200) {
    keepPage(url, html);
    sendPage(response, 200, html, onCdn(PAGE_CDN_MAX_AGE));
    return;
  }

  const slug = slugIn(path);
  const present = slug === null ? null : await currentSlug(slug);
  if (present !== null) {
    response.set('Cache-Control', onCdn(PAGE_CDN_MAX_AGE)).redirect(301, postPath(present, localeFromPath(path)));
    return;
  }
  // A post that is not there yet may be published any minute.
  sendPage(response, 404, html, slug === null ? onCdn(MISSING_PAGE_CDN_MAX_AGE) : NO_STORE);
};
