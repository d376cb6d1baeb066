/**
 * The public pages that have no file: those that do not exist, redirects, and pages that are not published
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
 * Returns the present path of the post or the owner's own page that had a path before; null if there is none.
 */
async function findCurrentPath(path: string): Promise<string | null> {
  const [, blog, oldSlug] = NAMED.exec(stripLocale(path)) ?? [];
  if (oldSlug === undefined) return null;
  const slug = await (blog === undefined ? findCurrentPage : findCurrentSlug)(oldSlug);
  return slug && (blog === undefined ? ownPagePath : postPath)(slug, localeFromPath(path));
}

const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;

/** Sends a page, with the headers that restrict what it may load, and keep it out of frames. */
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
 * Returns the path of the page in the only language of the site; null where the site has that of the path.
 */
async function pathInOnlyLanguage(path: string): Promise<string | null> {
  const only = await readOnlyLocale();
  return only === null || only === localeFromPath(path) ? null : withLocale(path, only);
}

/**
 * Renders a page. In a language that the site does not have, it redirects to the one that it has: not for
 * good, as the owner may change that. The former address of a renamed post or page redirects to the current
 * one. When Firestore cannot be read, sends the page with placeholders, which the browser tries to fill.
 */
export const showPage: RequestHandler = async (request, response) => {
  const { path, originalUrl: url } = request;
  // firebase.json sets Cache-Control for these paths, most of which are files. Which of two values wins is
  // undocumented.
  response.removeHeader('Cache-Control');
  if (path.endsWith('/')) {
    // Each page has one address; Hosting redirects in the same way for prerendered pages.
    response.redirect(301, path.replace(/\/+$/, '') + url.slice(path.length));
    return;
  }
  const elsewhere = await pathInOnlyLanguage(path);
  if (elsewhere !== null) {
    response.redirect(302, elsewhere + url.slice(path.length));
    return;
  }
  // Without the query: no page depends on it, and `fbclid` and the like differ with each visit.
  const { status, html, isComplete } = await renderPage({ url: path });
  const current = isComplete && status === 404 ? await findCurrentPath(path) : null;
  if (current === null) sendPage(response, status, html);
  else response.redirect(301, current);
};
