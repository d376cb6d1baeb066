/**
 * Numbers about the site's use, counted without identifying anybody: how often what happened on a day.
 *
 * Counts are kept by keys, for example `view|es|post:Ab3` or `tap|phone|en|contact`, so that any two days can be added up.
 */
import { localeFromPath, stripLocale, type Locale } from '../general/locale';
import { PAGES, type Page } from '../general/paths';
import type { StatsEvent } from './events.schema';
import { isSlug } from '../general/slug';
import { classOf } from './speed';
import { scriptPlace, withoutPersonalData } from './browser-errors';

export type Counts = Record<string, number>;

/** A static page, the lists of the blog (numbered pages, categories, tags), `post:` with the id of a post, or any other address. */
export type CountedPage = Page | 'lists' | 'other' | `post:${string}`;

/** The kinds of pages by which speed and errors are counted. */
export const PAGE_KINDS = ['home', 'blog', 'post', 'contact', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** Visits without a link from elsewhere: the address was typed, bookmarked, or opened from an app that does not tell. */
export const DIRECT = 'direct';
/** What is counted together, because it is invented, invalid, or too much. */
export const OTHER = 'other';

const LIST_PATH = /^\/blog\/(?:page\/\d{1,4}|(?:category|tag)\/[^/]+)$/;

/**
 * Returns the page at a path, and its language. `postId` returns the id of the published post with a slug. Addresses that the site does
 * not have are one page, so that nobody can fill the database with invented ones.
 */
export function pageAt(
  path: string,
  postId: (slug: string) => string | undefined,
): { page: CountedPage; locale: Locale } {
  const locale = localeFromPath(path);
  // A static page has one address: `/en/about/` and `/about` are redirected to it.
  const rest = path.startsWith(`/${locale}`) ? stripLocale(path) : '';
  const found = (Object.keys(PAGES) as Page[]).find((page) => (PAGES[page] || '/') === rest);
  if (found) return { page: found, locale };
  if (LIST_PATH.test(rest)) return { page: 'lists', locale };
  const slug = rest.startsWith(`${PAGES.blog}/`) ? rest.slice(PAGES.blog.length + 1) : '';
  const id = isSlug(slug) ? postId(slug) : undefined;
  return { page: id === undefined ? OTHER : `post:${id}`, locale };
}

export function kindOf(page: CountedPage): PageKind {
  if (page.startsWith('post:')) return 'post';
  if (page === 'blog' || page === 'lists') return 'blog';
  return page === 'home' || page === 'contact' ? page : OTHER;
}

const HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;
/** Prefixes of the same site for phones, and for links out of an app. */
const SAME_SITE = /^(?:(?:www|m|l|lm|mobile|out|web|amp)\.)+(?=[^.]+\.)/;
const SEARCH = /^(?:[\w-]+\.)*google\.(?:com?\.)?[a-z]{2,3}$/;

/** Returns the site behind the host of a link: `l.facebook.com` is `facebook.com`, every country's Google is `google.com`. */
export function sourceOf(host: string): string {
  if (host === '') return DIRECT;
  const name = host.toLowerCase();
  if (!HOST.test(name)) return OTHER;
  if (SEARCH.test(name)) return 'google.com';
  return name.replace(SAME_SITE, '');
}

/** What the server knows about an event besides what the browser sent. */
export interface EventContext {
  postId: (slug: string) => string | undefined;
  fields: readonly string[];
  device: Device;
  /** The family of the browser: `Safari`. */
  browser: string;
}

export function keyOf(event: StatsEvent, { postId, fields, device, browser }: EventContext): string {
  const { page, locale } = pageAt(event.path, postId);
  const field = (name: string) => (fields.includes(name) ? name : OTHER);
  switch (event.type) {
    case 'view':
      return `view|${locale}|${page}`;
    case 'visit':
      return `visit|${locale}|${sourceOf(event.from)}`;
    case 'tap':
      return `tap|${event.on}|${locale}|${page}`;
    case 'form': {
      const isOpen = event.step === 'left' || event.step === 'resumed';
      return `form|${event.step}|${locale}|${page}${isOpen ? `|${field(event.field)}` : ''}`;
    }
    case 'vital':
      return `vital|${event.metric}|${device}|${kindOf(page)}|${classOf(event.metric, event.value)}`;
    case 'error':
      return `error|${kindOf(page)}|${browser}|${scriptPlace(event.place)}|${withoutPersonalData(event.message)}`;
  }
}

export type OpenKind = 'visit' | 'error';

/** Returns the kind of a key that a visitor can invent, and the key that counts it together with others. */
export function openKey(key: string): { kind: OpenKind; common: string } | undefined {
  const [kind, locale] = key.split('|');
  if (kind !== 'visit' && kind !== 'error') return undefined;
  const common = kind === 'visit' ? `visit|${locale}|${OTHER}` : `error|${OTHER}|${OTHER}||`;
  return key === common ? undefined : { kind, common };
}

/** Adds counts to others, in place. */
export function addTo(sum: Counts, more: Counts): void {
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
}

/** How many sources and errors the counts of a month name. */
const KEPT: Record<OpenKind, number> = { visit: 300, error: 100 };

/** Returns the counts with the rarest of the sources and errors counted together. The sum stays the same. */
export function limited(counts: Counts): Counts {
  const kept: Counts = {};
  const room = { ...KEPT };
  for (const [key, count] of Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    const open = openKey(key);
    if (open) room[open.kind] -= 1;
    addTo(kept, { [open && room[open.kind] < 0 ? open.common : key]: count });
  }
  return kept;
}
