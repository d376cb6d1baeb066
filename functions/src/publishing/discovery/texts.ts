/** Renders published content as files for crawlers and feed readers. */
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { asBlogPostSummary } from '@app/domain/blog/posts';
import { isShownIn, type Languages } from '@app/domain/fields/languages';
import type { Locale } from '@app/domain/general/locale';
import { asBoolean, asRecord, asText } from '@app/domain/stored/reader';
import { published, publishedIn, readContents } from '../../blog/store';
import { readSiteContent } from '../../content/site';
import { readList } from '../../content/store';
import { readDocuments } from '../../platform/documents';
import { feed, FEED_POSTS_LIMIT } from './feed';
import { llms } from './llms';
import { sitemap, sitemapFiles, sitemapIndex, SITEMAP_POSTS, type SitemapPost } from './sitemap';

const oldest = published.orderBy('publishedAt', 'asc');

const asSitemapPost = asRecord<SitemapPost>({
  slug: asText,
  publishedAt: asText,
  languages: asRecord<Languages>({ en: asBoolean, es: asBoolean }),
});

const countPosts = async (): Promise<number> => (await published.count().get()).data().count;

/**
 * Reads the slug, date and languages of each post in one of the sitemap's files, which are numbered from 1.
 * The oldest posts come first, so a new post changes only the last file. Firestore bills reads for the posts
 * skipped by `offset`, too.
 */
async function readListedPosts(file: number): Promise<SitemapPost[]> {
  const page = oldest.offset((file - 1) * SITEMAP_POSTS).limit(SITEMAP_POSTS);
  const { docs } = await page.select('slug', 'publishedAt', 'languages').get();
  return readDocuments(asSitemapPost, docs).filter(({ slug }) => slug !== '');
}

const isDated = <T extends { publishedAt: string | null }>(post: T): post is T & { publishedAt: string } =>
  post.publishedAt !== null;

/** Reads the documents of the newest posts in a query's results, without the posts' contents. */
const readNewest = async (posts: Query): Promise<DocumentSnapshot[]> =>
  (await posts.orderBy('publishedAt', 'desc').limit(FEED_POSTS_LIMIT).get()).docs;

/** Returns the sitemap if one file is enough for it. Otherwise, returns the index of its files. */
export async function renderSitemap(): Promise<string> {
  const files = sitemapFiles(await countPosts());
  return files === 1 ? readSitemapFile(1) : sitemapIndex(files, (await readSiteContent()).facts);
}

/** Returns one of the sitemap's numbered files, or null if there is none with this number. */
export async function renderSitemapFile(number: number): Promise<string | null> {
  return number > sitemapFiles(await countPosts()) ? null : readSitemapFile(number);
}

async function readSitemapFile(number: number): Promise<string> {
  const [listed, ownPages, { facts }] = await Promise.all([
    readListedPosts(number),
    readList('ownPages'),
    readSiteContent(),
  ]);
  return sitemap(listed, facts, { number, ownPages });
}

export async function renderLlms(): Promise<string> {
  const [newest, ownPages, content] = await Promise.all([
    readNewest(published),
    readList('ownPages'),
    readSiteContent(),
  ]);
  return llms(readDocuments(asBlogPostSummary, newest), { ...content, ownPages });
}

/** Returns the feed in a language. */
export async function renderFeed(locale: Locale): Promise<string> {
  const [newest, content] = await Promise.all([
    readNewest(publishedIn(locale)).then(readContents),
    readSiteContent(),
  ]);
  return feed(newest.filter(isShownIn(locale)).filter(isDated), locale, content);
}
