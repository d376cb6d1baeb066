/**
 * Counts events for anonymous usage statistics. Counts are stored by key, such as `view|es|post:Ab3` or
 * `tap|phone|en|contact`, so counts from several days can be added up.
 */
import { localeFromPath, stripLocale, type Locale } from '../general/locale';
import { PAGES, type Page } from '../general/paths';
import type { StatsEvent } from './events.schema';
import { isSlug } from '../general/slug';
import { bucketOf } from './speed';
import { scriptPlace, withoutPersonalData } from './browser-errors';

export type Counts = Record<string, number>;

/**
 * A page for which views are counted. `lists` covers the blog's numbered pages, categories and tags. `post:`
 * precedes the id of a post, and `page:` that of one of the owner's own pages. `other` covers all other
 * paths.
 */
export type CountedPage = SitePage | OwnPageKey | `post:${string}`;
export type SitePage = Page | 'lists' | 'other';
export type OwnPageKey = `page:${string}`;

/** Functions that return the id of a public post or of one of the owner's own pages, given its slug. */
export interface PublicIds {
  postId: (slug: string) => string | undefined;
  /** Returns the id of one of the owner's own pages. */
  pageId: (slug: string) => string | undefined;
}

/** The page groups for which speed and errors are counted. */
export const PAGE_KINDS = ['home', 'blog', 'post', 'contact', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * The source of visits without a referrer. The visitor typed the address, used a bookmark, or came from an
 * app that doesn't send a referrer.
 */
export const DIRECT = 'direct';
/** Replaces values that are made up, invalid or over the limit. */
export const OTHER = 'other';

const LIST_PATH = /^\/blog\/(?:page\/\d{1,4}|(?:category|tag)\/[^/]+)$/;

/**
 * Returns the page and language of a path. All unknown paths count as one page, so nobody can fill up the
 * database with made-up paths.
 */
export function pageAt(path: string, { postId, pageId }: PublicIds): { page: CountedPage; locale: Locale } {
  const locale = localeFromPath(path);
  // Each static page has one path per language. Paths such as `/en/about/` and `/about` redirect to it.
  const rest = path.startsWith(`/${locale}`) ? stripLocale(path) : '';
  const found = (Object.keys(PAGES) as Page[]).find((page) => (PAGES[page] || '/') === rest);
  if (found) return { page: found, locale };
  if (LIST_PATH.test(rest)) return { page: 'lists', locale };
  const isBelowBlog = rest.startsWith(`${PAGES.blog}/`);
  const slug = rest.slice(isBelowBlog ? PAGES.blog.length + 1 : 1);
  const id = isSlug(slug) ? (isBelowBlog ? postId : pageId)(slug) : undefined;
  return { page: id === undefined ? OTHER : `${isBelowBlog ? 'post' : 'page'}:${id}`, locale };
}

export function kindOf(page: CountedPage): PageKind {
  if (page.startsWith('post:')) return 'post';
  if (page === 'blog' || page === 'lists') return 'blog';
  return page === 'home' || page === 'contact' ? page : OTHER;
}

const HOST = /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;
/** Matches the subdomains used for mobile versions of sites or for link redirects in apps. */
const SAME_SITE = /^(?:(?:www|m|l|lm|mobile|out|web|amp)\.)+(?=[^.]+\.)/;
const SEARCH = /^(?:[\w-]+\.)*google\.(?:com?\.)?[a-z]{2,3}$/;

/**
 * Returns a referring host's site. `l.facebook.com` becomes `facebook.com`, and Google's domain in any
 * country becomes `google.com`.
 */
export function sourceOf(host: string): string {
  if (host === '') return DIRECT;
  const name = host.toLowerCase();
  if (!HOST.test(name)) return OTHER;
  if (SEARCH.test(name)) return 'google.com';
  return name.replace(SAME_SITE, '');
}

/** Information that the server adds to an event. */
export interface EventContext extends PublicIds {
  fields: readonly string[];
  device: Device;
  /** The browser's name, such as `Safari`. */
  browser: string;
}

export function keyOf(event: StatsEvent, context: EventContext): string {
  const { fields, device, browser } = context;
  const { page, locale } = pageAt(event.path, context);
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
      return `vital|${event.metric}|${device}|${kindOf(page)}|${bucketOf(event.metric, event.value)}`;
    case 'error':
      return `error|${kindOf(page)}|${browser}|${scriptPlace(event.place)}|${withoutPersonalData(event.message)}`;
  }
}

export type OpenKind = 'visit' | 'error';

/**
 * Returns the kind of a key whose value visitors can make up, and the common key under which that kind's
 * excess values are counted. Returns undefined for any other key, including the common keys.
 */
export function openKey(key: string): { kind: OpenKind; common: string } | undefined {
  const [kind, locale] = key.split('|');
  if (kind !== 'visit' && kind !== 'error') return undefined;
  const common = kind === 'visit' ? `visit|${locale}|${OTHER}` : `error|${OTHER}|${OTHER}||`;
  return key === common ? undefined : { kind, common };
}

/** Adds the counts in `more` to `sum`, in place. */
export function addTo(sum: Counts, more: Counts): void {
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
}

/** The maximum numbers of distinct sources and errors in a month's counts. */
const KEPT: Record<OpenKind, number> = { visit: 300, error: 100 };

/**
 * Returns the counts with the rarest sources and errors merged under common keys. The total stays the same.
 */
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
