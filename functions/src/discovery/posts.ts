/** What the site says of itself to machines: read once, and read again only when a post has changed. */
import { logger } from 'firebase-functions';
import { blogPostSchema, blogPostSummarySchema } from '@perro-wisdom/domain/blog.schema';
import { newestPublished, posts, publishedIndex } from '../blog/store';
import { parseDocuments } from '../documents';
import { ApiError } from '../http/error';
import { FEED_POSTS_LIMIT, type FeedPost } from './feed';
import { SITEMAP_POSTS, type SitemapPost } from './sitemap';

const newest = newestPublished(posts);
const oldest = posts.where('published', '==', true).orderBy('publishedAt', 'asc');

const listed = blogPostSchema.pick(['slug', 'publishedAt']);

const isDated = <T extends { publishedAt: string | null }>(post: T): post is T & { publishedAt: string } =>
  post.publishedAt !== null;

/** How many posts the sitemap lists. */
export const countListedPosts = cacheUntilPostChanges(async () => (await newest.count().get()).data().count);

/**
 * Oldest first: a new post changes the last file alone. Each file is read for itself; those before it are skipped,
 * which Firestore bills as reads.
 */
const readFile = (number: number) =>
  cacheUntilPostChanges(async (): Promise<SitemapPost[]> => {
    const page = oldest.offset((number - 1) * SITEMAP_POSTS).limit(SITEMAP_POSTS);
    const { docs } = await page.select('slug', 'publishedAt').get();
    return parseDocuments(listed, docs).filter(isDated);
  });
const files = new Map<number, ReturnType<typeof readFile>>();

/** The slugs and dates of the posts in one file of the sitemap, numbered from 1. */
export function readListedPosts(number: number): Promise<SitemapPost[]> {
  const read = files.get(number) ?? readFile(number);
  files.set(number, read);
  return read();
}

/** The newest posts without their long texts. */
export const readNewestPosts = cacheUntilPostChanges(async (): Promise<FeedPost[]> => {
  const { docs } = await newest.limit(FEED_POSTS_LIMIT).get();
  return parseDocuments(blogPostSummarySchema, docs).filter(isDated);
});

/** Firestore's client would try for a minute; who asks here would rather come back. */
const PATIENCE_MS = 8000;
const RETRY_AFTER_SECONDS = '60';

/**
 * Keeps what was read until the index of published posts is written, which every save of a post does. While
 * Firestore is out of reach, what was read last will do.
 */
function cacheUntilPostChanges<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { version: string; value: T } | undefined;
  const refresh = async (): Promise<T> => {
    const index = await publishedIndex.get();
    const version = index.updateTime?.toDate().toISOString() ?? '';
    // The version is read first: a post that changes in between is only read once more.
    if (kept?.version !== version) kept = { version, value: await read() };
    return kept.value;
  };
  return async () => {
    try {
      return await inTime(refresh());
    } catch (error) {
      logger.error('the posts could not be read', { cause: error instanceof Error ? error.stack : error });
      if (kept) return kept.value;
      throw new ApiError(503, 'api.busy', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
    }
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
