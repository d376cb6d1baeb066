/** Lists the addresses of the site's files, and finds the ones affected by a change. */
import { LIST_KINDS } from '@app/domain/content/kinds';
import { LISTS } from '@app/domain/content/lists';
import { hasOwnPage } from '@app/domain/drafts/previews';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import {
  PAGE_NAMES,
  categoryPath,
  feedPath,
  listPagePath,
  ownPagePath,
  pagePath,
  postPath,
  sitePath,
  tagPath,
  type Page,
} from '@app/domain/general/paths';
import type { ListedPost } from '@app/domain/publishing/public-change';
import { isSlug } from '@app/domain/general/slug';
import { ADDRESSES_PER_RELEASE } from '../platform/config';
import { LLMS_PATH } from './discovery/llms';
import { BRANDED_FILES } from './discovery/files';
import { SITEMAP_PATH, sitemapFilePath } from './discovery/sitemap';
import type { QueuedChange } from './queue';

/** The current state of the parts of the blog that depend on the changed posts. */
export interface Surroundings {
  /** The slugs of the posts just before and after each changed post. Their pages link to it. */
  neighbors: Record<Locale, readonly string[]>;
  /** The number of the blog's newest list page, or 0 if there is none. */
  newestPage: Record<Locale, number>;
  /** The slugs of all categories. */
  categories: Record<Locale, readonly string[]>;
  /** The numbered sitemap files that may have changed, from `first` to `last`. Some of them may not exist. */
  sitemapFiles: { first: number; last: number };
  /**
   * All addresses if `affectsEverything` is true. Otherwise empty, because a large blog has too many
   * addresses to list every time.
   */
  everything: Iterable<string>;
}

/** The kinds of content that only some pages show. */
const ON_SOME_LISTS = LIST_KINDS.filter((kind) => LISTS[kind].shownOn !== 'every page');

/** The pages with the Instagram strip. */
const INSTAGRAM_PAGES = ['home', 'about'] as const satisfies readonly Page[];

const ON_SOME_PAGES: readonly string[] = [
  ...ON_SOME_LISTS,
  'posts',
  'instagramPosts',
  'legalTexts',
  'addresses',
] satisfies QueuedChange['collection'][];

/**
 * Returns whether any of the changes affects every page. Every page shows facts, and has links to services
 * and the owner's own pages. Changes queued by another version may affect every page, so they count as well.
 */
export const affectsEverything = (changes: readonly QueuedChange[]): boolean =>
  changes.some(({ collection }) => !ON_SOME_PAGES.includes(collection));

/** Returns the numbers from `first` to `last`. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

const inAllLanguages = <T>(items: Iterable<T>, path: (item: T, locale: Locale) => string): string[] =>
  [...items].flatMap((item) => LOCALES.map((locale) => path(item, locale)));

/**
 * Returns the addresses of the main sitemap (an index or the only file) and of the numbered files in this
 * range.
 */
const sitemapAddresses = ({ first, last }: Surroundings['sitemapFiles']): string[] => [
  SITEMAP_PATH,
  ...range(first, last).map(sitemapFilePath),
];

/** Returns the addresses of the pages and files that list the newest posts. */
const newestPostAddresses = (): string[] => [
  ...inAllLanguages(['blog'] as const, pagePath),
  ...LOCALES.map(feedPath),
  LLMS_PATH,
];

/** Returns the addresses of these posts in a language, and of the lists that contain them. */
function listingAddresses(
  locale: Locale,
  posts: readonly ListedPost[],
  { numbers, categories }: { numbers: Iterable<number>; categories: Iterable<string> },
): string[] {
  return [
    ...posts.map(({ slug }) => postPath(slug, locale)),
    ...[...new Set(numbers)].map((number) => listPagePath(number, locale)),
    ...[...new Set(categories)].filter(isSlug).map((slug) => categoryPath(slug, locale)),
    ...[...new Set(posts.flatMap(({ tagSlugs }) => tagSlugs))]
      .filter(isSlug)
      .map((slug) => tagPath(slug, locale)),
  ];
}

/** Returns the posts that exist in a language, with their categories and the numbers of their list pages. */
const inLanguage = (posts: readonly ListedPost[], locale: Locale) => {
  const shown = posts.filter(({ listPage }) => listPage[locale] !== null);
  return {
    shown,
    numbers: shown.flatMap(({ listPage }) => listPage[locale] ?? []),
    categories: shown.map(({ categorySlug }) => categorySlug),
  };
};

/**
 * Returns every address whose content these changes may affect. The number of addresses doesn't grow with the
 * number of posts, unless a change affects every page.
 */
export function affectedAddresses(changes: readonly QueuedChange[], around: Surroundings): Set<string> {
  const addresses = new Set<string>();
  const add = (more: readonly string[]): void => more.forEach((address) => addresses.add(address));
  const collections = new Set(changes.map(({ collection }) => collection));
  add([...around.everything]);
  add(changes.flatMap((change) => (change.collection === 'addresses' ? change.addresses : [])));
  for (const change of changes) {
    const kind = LIST_KINDS.find((each) => each === change.collection);
    if (!kind) continue;
    const { shownOn } = LISTS[kind];
    if (shownOn !== 'every page') add(inAllLanguages(shownOn, pagePath));
    if (hasOwnPage(kind) && 'slugs' in change)
      add(inAllLanguages((change.slugs ?? []).filter(isSlug), ownPagePath));
  }
  add(
    inAllLanguages(
      changes.flatMap((change) => (change.collection === 'legalTexts' ? [change.page] : [])),
      pagePath,
    ),
  );
  if (collections.has('instagramPosts')) add(inAllLanguages(INSTAGRAM_PAGES, pagePath));

  const posts = changedPosts(changes);
  if (posts.length === 0) return addresses;
  add(newestPostAddresses());
  for (const locale of LOCALES) {
    const { shown, numbers, categories } = inLanguage(posts, locale);
    if (shown.length === 0) continue;
    add(
      listingAddresses(locale, shown, {
        // When a list page stops being the newest, it gets a link to the next page.
        numbers: [around.newestPage[locale], ...numbers]
          .flatMap((page) => [page - 1, page])
          .filter((page) => page > 0),
        categories: [...around.categories[locale], ...categories],
      }),
    );
    add(around.neighbors[locale].map((slug) => postPath(slug, locale)));
  }
  add(sitemapAddresses(around.sitemapFiles));
  return addresses;
}

const isBelowBlog = (address: string): boolean =>
  LOCALES.some((locale) => address.startsWith(`${pagePath('blog', locale)}/`));

/**
 * Returns the affected addresses for the next release (`now`) and for later releases (`later`). If they don't
 * all fit in one release, posts and blog lists have to wait, unless a change affects them directly. The
 * newest posts come first.
 */
export function addressesInOrder(
  changes: readonly QueuedChange[],
  around: Surroundings,
): { now: Set<string>; later: string[] } {
  const all = affectedAddresses(changes, around);
  if (all.size <= ADDRESSES_PER_RELEASE) return { now: all, later: [] };
  const now = affectedAddresses(changes, {
    ...around,
    everything: [...around.everything].filter((address) => !isBelowBlog(address)),
  });
  return { now, later: [...all].filter((address) => !now.has(address)) };
}

/** Returns the listings of all changed posts, both before and after the changes. */
export function changedPosts(changes: readonly QueuedChange[]): ListedPost[] {
  return changes
    .flatMap((change) => (change.collection === 'posts' ? [change.before, change.after] : []))
    .filter((post) => post !== null);
}

/** Returns all addresses on a site with these posts. `ownPages` lists the slugs of the owner's own pages. */
export function allAddresses(
  posts: readonly ListedPost[],
  sitemapFiles: number,
  ownPages: readonly string[] = [],
): Set<string> {
  return new Set([
    ...inAllLanguages(PAGE_NAMES, pagePath),
    ...inAllLanguages(ownPages, ownPagePath),
    ...LOCALES.map(sitePath),
    ...Object.keys(BRANDED_FILES),
    ...newestPostAddresses(),
    ...LOCALES.flatMap((locale) => {
      const { shown, ...lists } = inLanguage(posts, locale);
      return listingAddresses(locale, shown, lists);
    }),
    ...sitemapAddresses({ first: 1, last: sitemapFiles }),
  ]);
}

const PAGE_ADDRESS = new RegExp(`^/(?:${LOCALES.join('|')})(?:/|$)(?!feed\\.xml$|site\\.json$)`);

/** Returns whether an address is that of a page rather than a feed, a sitemap or another file. */
export const isPage = (address: string): boolean => PAGE_ADDRESS.test(address);

/** Returns the path of the file that Hosting serves at an address. */
export const filePath = (address: string): string => (isPage(address) ? `${address}.html` : address);
