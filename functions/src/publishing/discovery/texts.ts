/** The texts for crawlers and feed readers, made of posts that the caller reads from Firestore or from a cache, and of the facts. */
import type { Locale } from '@app/domain/general/locale';
import { feed } from './feed';
import { llms } from './llms';
import type { PostSource } from './posts';
import { sitemap, sitemapFiles, sitemapIndex } from './sitemap';

/** Returns the sitemap: its only file, or the index of its files. */
export async function sitemapText(posts: PostSource): Promise<string> {
  const [count, first, { facts }] = await Promise.all([posts.count(), posts.listed(1), posts.content()]);
  const files = sitemapFiles(count);
  return files === 1 ? sitemap(first, facts) : sitemapIndex(files, facts);
}

/** Returns a numbered file of the sitemap; null if there is none with this number. */
export async function sitemapFileText(posts: PostSource, number: number): Promise<string | null> {
  if (number < 1 || number > sitemapFiles(await posts.count())) return null;
  const [listed, { facts }] = await Promise.all([posts.listed(number), posts.content()]);
  return sitemap(listed, facts, number);
}

export const llmsText = async (posts: PostSource): Promise<string> => {
  const [newest, content] = await Promise.all([posts.newest(), posts.content()]);
  return llms(newest, content);
};

export const feedText = async (posts: PostSource, locale: Locale): Promise<string> => {
  const [newest, content] = await Promise.all([posts.newest(locale), posts.content()]);
  return feed(newest, locale, content);
};
