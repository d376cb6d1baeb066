/** What the sitemap, the feeds and llms.txt are made of: posts, and what names the business. */
import * as logger from 'firebase-functions/logger';
import type { Locale } from '@app/domain/general/locale';
import { published, publishedIn, publishedIndex, summaryParser } from '../../blog/store';
import { parseDocuments, shapeParser } from '../../platform/documents';
import { ApiError } from '../../platform/http/error';
import { readSiteContent, type SiteContent } from '../../content/site';
import { withTimeout } from '../../platform/timeout';
import { FEED_POSTS_LIMIT, type FeedPost } from './feed';
import { SITEMAP_POSTS, type SitemapPost } from './sitemap';

const oldest = published.orderBy('publishedAt', 'asc');

const listedParser = shapeParser<SitemapPost>({
  slug: 'string',
  publishedAt: 'string',
  languages: { en: 'boolean', es: 'boolean' },
});

const isDated = <T extends { publishedAt: string | null }>(post: T): post is T & { publishedAt: string } =>
  post.publishedAt !== null;

/** Where the texts of this folder get their posts from. */
export interface PostSource {
  /** Returns the number of posts in the sitemap. */
  count: () => Promise<number>;
  /** Returns the slugs, dates and languages of the posts in one file of the sitemap; files are numbered from 1. */
  listed: (file: number) => Promise<SitemapPost[]>;
  /** Returns the newest posts without their contents; with a language, of those that can be read in it. */
  newest: (locale?: Locale) => Promise<FeedPost[]>;
  /** Returns the owner's content that names the business and its blog. */
  content: () => Promise<SiteContent>;
}

/** Reads from Firestore each time. */
export const storedPosts: PostSource = {
  count: async () => (await published.count().get()).data().count,
  /** Oldest first, so that a new post only changes the last file. Firestore bills the posts that `offset` skips as reads, too. */
  listed: async (file) => {
    const page = oldest.offset((file - 1) * SITEMAP_POSTS).limit(SITEMAP_POSTS);
    const { docs } = await page.select('slug', 'publishedAt', 'languages').get();
    return parseDocuments(listedParser, docs);
  },
  newest: async (locale) => {
    const source = locale ? publishedIn(locale) : published;
    const { docs } = await source.orderBy('publishedAt', 'desc').limit(FEED_POSTS_LIMIT).get();
    return parseDocuments(summaryParser, docs).filter(isDated);
  },
  content: readSiteContent,
};

/** Returns a reader that caches what it reads for each key. */
function cachedBy<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const readers = new Map<Key, () => Promise<T>>();
  return (key) => {
    const reader = readers.get(key) ?? cacheUntilPostChanges(() => read(key));
    readers.set(key, reader);
    return reader();
  };
}

/** Caches what it has read, and reads it again only when a post has changed. */
export const cachedPosts: PostSource = {
  count: cacheUntilPostChanges(storedPosts.count),
  listed: cachedBy(storedPosts.listed),
  newest: cachedBy(storedPosts.newest),
  content: orLast(readSiteContent),
};

/** Firestore's client retries for a minute; crawlers and feed readers had better come back later. */
const READ_TIMEOUT_MS = 8000;
const RETRY_AFTER_SECONDS = '60';

/** Returns what was read last while Firestore is unavailable; throws a 503 if nothing was. */
function orLast<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { value: T } | undefined;
  return async () => {
    try {
      last = { value: await withTimeout(read(), READ_TIMEOUT_MS) };
      return last.value;
    } catch (error) {
      logger.error('the content of a text for crawlers could not be read', {
        cause: error instanceof Error ? error.stack : error,
      });
      if (last) return last.value;
      throw new ApiError(503, 'api.busy', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
    }
  };
}

/**
 * Caches a value until the index of published posts is written again, which every save of a post does. While Firestore is unavailable,
 * returns the cached value; throws a 503 if there is none.
 */
export function cacheUntilPostChanges<T>(read: () => Promise<T>): () => Promise<T> {
  let cached: { version: string; value: T } | undefined;
  return orLast(async () => {
    const index = await publishedIndex.get();
    const version = index.updateTime?.toDate().toISOString() ?? '';
    // The version is read first, so a post that changes in between is read again next time.
    if (cached?.version !== version) cached = { version, value: await read() };
    return cached.value;
  });
}
