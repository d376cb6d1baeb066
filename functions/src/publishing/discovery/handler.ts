/** Serves the sitemap, the feeds and llms.txt where they are not files of the live release yet. */
import type { Request, RequestHandler } from 'express';
import type { Locale } from '@app/domain/general/locale';
import { cachePublicly } from '../../platform/http/cache';
import { ApiError } from '../../platform/http/error';
import { cachedPosts } from './posts';
import { sitemapFileNumber } from './sitemap';
import { feedText, llmsText, sitemapFileText, sitemapText } from './texts';

/** Creates a handler that sends a text of this media type; Express adds the ETag. */
const textHandler =
  (type: string, read: (request: Request) => Promise<string>): RequestHandler =>
  async (request, response) => {
    const text = await read(request);
    cachePublicly(response);
    response.type(type).send(text);
  };

export const showSitemap = textHandler('application/xml', () => sitemapText(cachedPosts));
export const showSitemapFile = textHandler('application/xml', async (request) => {
  const number = sitemapFileNumber(request.path);
  const text = number === null ? null : await sitemapFileText(cachedPosts, number);
  if (text === null) throw new ApiError(404, 'api.notFound');
  return text;
});
export const showLlms = textHandler('text/plain', () => llmsText(cachedPosts));
export const showFeed = (locale: Locale): RequestHandler =>
  textHandler('application/rss+xml', () => feedText(cachedPosts, locale));
