/**
 * Renders the sitemap, which lists every public page and published post in each available language, with
 * alternates. It is a single file if all posts fit into one, and otherwise an index of numbered files.
 */
import type { Facts } from '@app/domain/content/facts';
import type { OwnPage } from '@app/domain/content/own-pages';
import { siteLocales, type SiteLanguages } from '@app/domain/content/site-languages';
import type { Languages } from '@app/domain/fields/languages';
import type { Locale } from '@app/domain/general/locale';
import { PAGE_NAMES, absoluteUrl, ownPagePath, pagePath, postPath } from '@app/domain/general/paths';
import { document, element, emptyElement, group } from '../../platform/xml';

/**
 * The maximum number of posts per file, for files of about 3 MB. Search engines accept 50,000 addresses and
 * 50 MB (https://www.sitemaps.org/protocol.html), and a post has two addresses.
 */
export const SITEMAP_POSTS = 2000;
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const SITEMAP_PATH = '/sitemap.xml';
/** Returns the path of a numbered sitemap file. */
export const sitemapFilePath = (number: number): string => `/sitemap-${number}.xml`;

const NUMBERED_FILE = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

/** Returns the number in a numbered sitemap file's path, or null for any other path. */
export function sitemapFileNumber(path: string): number | null {
  const [, number] = NUMBERED_FILE.exec(path) ?? [];
  return number === undefined ? null : Number(number);
}

/** Returns how many sitemap files are needed for the given number of posts. */
export const sitemapFiles = (posts: number): number => Math.max(1, Math.ceil(posts / SITEMAP_POSTS));

/** Returns the number of the sitemap file that lists a post, given how many posts are older. */
export const sitemapFileOf = (olderPosts: number): number => Math.floor(olderPosts / SITEMAP_POSTS) + 1;

export interface SitemapPost {
  slug: string;
  /** The publication date in ISO 8601 format. */
  publishedAt: string;
  languages: Languages;
}

/** The part of the facts that contains the site's URL. */
type Address = Pick<Facts, 'siteUrl'>;
type PathIn = (locale: Locale) => string;

export function sitemapIndex(files: number, facts: Address): string {
  const entries = Array.from({ length: files }, (_, index) =>
    group('sitemap', [element('loc', absoluteUrl(sitemapFilePath(index + 1), facts))]),
  );
  return document(group('sitemapindex', entries, { xmlns: SITEMAP_NAMESPACE }));
}

/** Returns a sitemap file that lists the given posts. The first file also lists the pages. */
export function sitemap(
  posts: readonly SitemapPost[],
  facts: Address & SiteLanguages,
  {
    number = 1,
    ownPages = [],
  }: { number?: number; ownPages?: readonly Pick<OwnPage, 'slug' | 'languages'>[] } = {},
): string {
  const locales = siteLocales(facts);
  const shownIn = (languages: Languages): Locale[] => locales.filter((locale) => languages[locale]);
  const pages =
    number === 1
      ? [
          ...PAGE_NAMES.flatMap((page) => entries(facts, locales, (locale) => pagePath(page, locale))),
          ...ownPages.flatMap(({ slug, languages }) =>
            entries(facts, shownIn(languages), (locale) => ownPagePath(slug, locale)),
          ),
        ]
      : [];
  const articles = posts.flatMap(({ slug, publishedAt, languages }) =>
    entries(facts, shownIn(languages), (locale) => postPath(slug, locale), publishedAt),
  );
  return document(
    group('urlset', [...pages, ...articles], {
      xmlns: SITEMAP_NAMESPACE,
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  );
}

/**
 * Returns a page's entries for the given languages. The entries include alternates unless the site has only
 * one language.
 */
function entries(
  facts: Address & SiteLanguages,
  locales: readonly Locale[],
  pathIn: PathIn,
  lastModified?: string,
): string[] {
  const alternate = (hreflang: string, path: string): string =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang, href: absoluteUrl(path, facts) });
  const alternates =
    siteLocales(facts).length > 1
      ? [
          ...locales.map((locale) => alternate(locale, pathIn(locale))),
          ...locales.slice(0, 1).map((locale) => alternate('x-default', pathIn(locale))),
        ]
      : [];
  const modified = lastModified === undefined ? [] : [element('lastmod', lastModified)];
  return locales.map((locale) =>
    group('url', [element('loc', absoluteUrl(pathIn(locale), facts)), ...modified, ...alternates]),
  );
}
