/** The sitemap: every public page and published post in both languages, each naming the other. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { PAGE_NAMES, absoluteUrl, pagePath, postPath } from '@perro-wisdom/domain/paths';
import { document, element, emptyElement, group } from '../xml';

/** Search engines take 50,000 addresses in a sitemap, and ours has two for each post. */
export const SITEMAP_POSTS_LIMIT = 5000;

export interface SitemapPost {
  slug: string;
  /** ISO 8601. */
  publishedAt: string;
}

type PathIn = (locale: Locale) => string;

export function sitemap(posts: readonly SitemapPost[]): string {
  const pages = PAGE_NAMES.flatMap((page) => inBothLanguages((locale) => pagePath(page, locale)));
  const articles = posts.flatMap(({ slug, publishedAt }) =>
    inBothLanguages((locale) => postPath(slug, locale), publishedAt),
  );
  return document(
    group('urlset', [...pages, ...articles], {
      'xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  );
}

function inBothLanguages(pathIn: PathIn, lastModified?: string): string[] {
  const alternates = [
    ...LOCALES.map((locale) => alternate(locale, pathIn(locale))),
    alternate('x-default', pathIn(DEFAULT_LOCALE)),
  ];
  const modified = lastModified === undefined ? [] : [element('lastmod', lastModified)];
  return LOCALES.map((locale) =>
    group('url', [element('loc', absoluteUrl(pathIn(locale))), ...modified, ...alternates]),
  );
}

const alternate = (hreflang: string, path: string): string =>
  emptyElement('xhtml:link', { rel: 'alternate', hreflang, href: absoluteUrl(path) });
