/** Serves the sitemap, the feeds and llms.txt. */
import type { Request, RequestHandler } from 'express';
import type { Locale } from '@perro-wisdom/domain/locale';
import { cachePublicly } from '../http/cache';
import { ApiError } from '../http/error';
import { pathParameter } from '../http/handler';
import { feed } from './feed';
import { llms } from './llms';
import { countListedPosts, readListedPosts, readNewestPosts } from './posts';
import { sitemap, sitemapFiles, sitemapIndex } from './sitemap';

/** Creates a handler that sends a text of this media type; Express adds the ETag. */
const textHandler =
  (type: string, read: (request: Request) => Promise<string>): RequestHandler =>
  async (request, response) => {
    const text = await read(request);
    cachePublicly(response);
    response.type(type).send(text);
  };

export const showSitemap = textHandler('application/xml', async () => {
  const [count, first] = await Promise.all([countListedPosts(), readListedPosts(1)]);
  const files = sitemapFiles(count);
  return files === 1 ? sitemap(first) : sitemapIndex(files);
});
const FILE_NUMBER = /^[1-9]\d{0,4}$/;

export const showSitemapFile = textHandler('application/xml', async (request) => {
  const name = pathParameter(request, 'number');
  const number = FILE_NUMBER.test(name) ? Number(name) : 0;
  if (number < 1 || number > sitemapFiles(await countListedPosts())) throw new ApiError(404, 'api.notFound');
  return sitemap(await readListedPosts(number), number);
});
export const showLlms = textHandler('text/plain', async () => llms(await readNewestPosts()));
export const showFeed = (locale: Locale): RequestHandler =>
  textHandler('application/rss+xml', async () => feed(await readNewestPosts(), locale));
