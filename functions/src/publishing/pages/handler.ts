/**
 * Serves the public URLs that have no prerendered file: missing pages, redirects, and pages not published
 * yet.
 */
import type { RequestHandler, Response } from 'express';
import { FIRESTORE_ORIGIN, pagePolicy } from '@app/domain/publishing/page-policy';
import { localeFromPath, stripLocale, withLocale } from '@app/domain/general/locale';
import { ownPagePath, PAGES, postPath } from '@app/domain/general/paths';
import { findCurrentPage, findCurrentSlug } from '../../blog/redirects';
import { readOnlyLocale } from '../../content/site';
import { renderPage } from './renderer';

const NAMED = new RegExp(`^(${PAGES.blog})?/([^/]+)$`);

/**
 * Returns the current path of the post, or of the owner's own page, that formerly had this path. Returns null
 * if there is none.
 */
async function findCurrentPath(path: string): Promise<string | null> {
  const [, blog, oldSlug] = NAMED.exec(stripLocale(path)) ?? [];
  if (oldSlug === undefined) return null;
  const slug = await (blog === undefined ? findCurrentPage : findCurrentSlug)(oldSlug);
  return slug && (blog === undefined ? ownPagePath : postPath)(slug, localeFromPath(path));
}

const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;

/** Sends a page with headers that restrict what the page may load and prevent it from being framed. */
export function sendPage(
  response: Response,
  status: number,
  html: string,
  headers: Record<string, string> = {},
): void {
  response
    .status(status)
    .set({
      'Content-Security-Policy': pagePolicy(emulator ? `http://${emulator}` : FIRESTORE_ORIGIN),
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...headers,
    })
    .type('html')
    .send(html);
}

/**
 * Returns the page's path in the site's only language, or null if `path` is in one of the site's languages.
 */
async function pathInOnlyLanguage(path: string): Promise<string | null> {
  const only = await readOnlyLocale();
  return only === null || only === localeFromPath(path) ? null : withLocale(path, only);
}

/**
 * Renders and sends a page. If the site doesn't have the page's language, temporarily redirects to the site's
 * only language, because the owner may change the languages later. Permanently redirects the former address
 * of a renamed post or page to its current one. If Firestore can't be read, sends the page with placeholders,
 * which the browser tries to replace.
 */
export const showPage: RequestHandler = async (request, response) => {
  const { path, originalUrl: url } = request;
  // firebase.json sets Cache-Control for these paths, because most of them are files. The function must not
  // set it too: the docs don't say which value would win.
  response.removeHeader('Cache-Control');
  if (path.endsWith('/')) {
    // Each page has one address. Hosting redirects prerendered pages in the same way.
    response.redirect(301, path.replace(/\/+$/, '') + url.slice(path.length));
    return;
  }
  const elsewhere = await pathInOnlyLanguage(path);
  if (elsewhere !== null) {
    response.redirect(302, elsewhere + url.slice(path.length));
    return;
  }
  // Leaves out the query: no page depends on it, and parameters such as `fbclid` differ on every visit.
  const { status, html, isComplete } = await renderPage({ url: path });
  const current = isComplete && status === 404 ? await findCurrentPath(path) : null;
  if (current === null) sendPage(response, status, html);
  else response.redirect(301, current);
};
