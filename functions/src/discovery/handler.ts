/** How the site is found: by crawlers, feed readers and language models. */
import type { RequestHandler } from 'express';
import type { Locale } from '@perro-wisdom/domain/locale';
import { cachePublicly } from '../http/cache';
import { feed } from './feed';
import { llms } from './llms';
import { readListedPosts, readNewestPosts } from './posts';
import { sitemap } from './sitemap';

/** Answers a text of a type; Express adds the ETag. */
const answer =
  (type: string, read: () => Promise<string>): RequestHandler =>
  async (_request, response) => {
    const text = await read();
    cachePublicly(response);
    response.type(type).send(text);
  };

export const showSitemap = answer('application/xml', async () => sitemap(await readListedPosts()));
export const showLlms = answer('text/plain', async () => llms(await readNewestPosts()));
export const showFeed = (locale: Locale): RequestHandler =>
  answer('application/rss+xml', async () => feed(await readNewestPosts(), locale));
