/** Reads the data that determines which addresses are affected by changes to posts. */
import { Timestamp } from 'firebase-admin/firestore';
import type { ListedPost } from '@app/domain/publishing/public-change';
import { published, publishedIn, publishedIndex } from '../blog/store';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { sitemapFiles, sitemapFileOf } from './discovery/sitemap';
import { inParallel } from '@app/domain/general/in-parallel';
import { affectsEverything, allAddresses, changedPosts, type Surroundings } from './addresses';
import { listedPost } from '../blog/listed';
import { readList } from '../content/store';
import type { QueuedChange } from './queue';

const LOOKUPS_AT_ONCE = 8;
/**
 * The number of posts to read in each direction from a changed post: the changed post itself, another post
 * published at the same time, and the neighbor.
 */
const POSTS_ON_EACH_SIDE = 3;

/** Reads the blog's current state around changed posts. */
export async function readSurroundings(changes: readonly QueuedChange[]): Promise<Surroundings> {
  const changed = changedPosts(changes);
  const [index, neighbors, files, everything] = await Promise.all([
    publishedIndex.get(),
    readNeighbors(changed),
    readSitemapFiles(changes),
    affectsEverything(changes) ? readAllAddresses() : [],
  ]);
  const listIn = (locale: Locale, name: 'pages' | 'categories'): unknown[] => {
    const list: unknown = index.get(`${locale}.${name}`);
    return Array.isArray(list) ? list : [];
  };
  const slugsIn = (locale: Locale) =>
    listIn(locale, 'categories').map((category) => (category as { slug: string }).slug);
  return {
    neighbors,
    newestPage: { en: listIn('en', 'pages').length, es: listIn('es', 'pages').length },
    categories: { en: slugsIn('en'), es: slugsIn('es') },
    sitemapFiles: files,
    everything,
  };
}

async function readNeighbors(changed: readonly ListedPost[]): Promise<Record<Locale, string[]>> {
  const [en, es] = await Promise.all(LOCALES.map((locale) => readNeighborsIn(changed, locale)));
  return { en: en ?? [], es: es ?? [] };
}

async function readNeighborsIn(changed: readonly ListedPost[], locale: Locale): Promise<string[]> {
  const slugs = new Set<string>();
  const times = new Set(
    changed.filter(({ listPage }) => listPage[locale] !== null).map(({ publishedAt }) => publishedAt),
  );
  await inParallel(times, LOOKUPS_AT_ONCE, async (publishedAt) => {
    const time = Timestamp.fromDate(new Date(publishedAt));
    const around = await Promise.all(
      (['asc', 'desc'] as const).map((direction) =>
        publishedIn(locale)
          .orderBy('publishedAt', direction)
          .startAt(time)
          .limit(POSTS_ON_EACH_SIDE)
          .select('slug')
          .get(),
      ),
    );
    for (const { docs } of around) for (const document of docs) slugs.add(String(document.get('slug')));
  });
  return [...slugs];
}

/**
 * Returns the sitemap files that may have changed: the file that lists the oldest changed post, and all later
 * files.
 */
async function readSitemapFiles(changes: readonly QueuedChange[]): Promise<Surroundings['sitemapFiles']> {
  const moved = changes.filter(
    (change) =>
      change.collection === 'posts' &&
      (change.before?.slug !== change.after?.slug ||
        change.before?.publishedAt !== change.after?.publishedAt),
  );
  const [oldest] = changedPosts(moved)
    .map(({ publishedAt }) => publishedAt)
    .sort();
  if (oldest === undefined) return { first: 1, last: 0 };
  const older = published.where('publishedAt', '<', Timestamp.fromDate(new Date(oldest)));
  const [all, before] = await Promise.all([published.count().get(), older.count().get()]);
  // Removing posts can leave the site with fewer files, so `last` also covers files that no longer exist.
  return { first: sitemapFileOf(before.data().count), last: sitemapFiles(all.data().count + moved.length) };
}

/** Returns all of the site's current addresses. */
export async function readAllAddresses(): Promise<Set<string>> {
  const [listed, ownPages] = await Promise.all([readListedPosts(), readList('ownPages')]);
  return allAddresses(
    listed,
    sitemapFiles(listed.length),
    ownPages.map(({ slug }) => slug),
  );
}

/** Reads the list positions of all published posts, newest first. */
async function readListedPosts(): Promise<ListedPost[]> {
  const fields = ['slug', 'published', 'publishedAt', 'categorySlug', 'tagSlugs', 'listPage'];
  const { docs } = await published.select(...fields).get();
  const listed = docs.map((document) => listedPost(document.data())).filter((post) => post !== null);
  return listed.sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}
