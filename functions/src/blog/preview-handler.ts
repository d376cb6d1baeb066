/** Serves the preview images of posts that are not files of the live release. */
import type { RequestHandler } from 'express';
import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import { isLocale } from '@perro-wisdom/domain/locale';
import { previewPath, previewSlug } from '@perro-wisdom/domain/preview';
import { IMAGE_CACHE_CONTROL } from '../config';
import { NO_STORE } from '../http/cache';
import { ApiError } from '../http/error';
import { pathParameter } from '../http/handler';
import { PREVIEW_TYPE, readPreview } from './previews';
import { currentSlug } from './redirects';
import { readPublishedSummary } from './store';

/** The path contains a hash of the content, so the image is cached for good; an outdated path redirects to the present one. */
export const showPreview: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  const slug = previewSlug(pathParameter(request, 'name'));
  const post = isLocale(locale) && slug !== null ? await findPost(slug) : undefined;
  if (!post || !isLocale(locale)) throw new ApiError(404, 'api.notFound');

  const path = previewPath(post, locale);
  if (request.path !== path) {
    response.set('Cache-Control', NO_STORE).redirect(302, path);
    return;
  }
  response.set('Cache-Control', IMAGE_CACHE_CONTROL).type(PREVIEW_TYPE).send(await readPreview(post, locale));
};

async function findPost(slug: string): Promise<BlogPostSummary | undefined> {
  const post = await readPublishedSummary(slug);
  if (post) return post;
  const renamed = await currentSlug(slug);
  return renamed === null ? undefined : readPublishedSummary(renamed);
}
