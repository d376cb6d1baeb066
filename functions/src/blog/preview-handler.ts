/** Serves the pictures of shared posts; each is made when it is first asked for, and kept in the bucket. */
import type { RequestHandler } from 'express';
import { logger } from 'firebase-functions';
import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import { parseImagePath } from '@perro-wisdom/domain/images';
import { isLocale, localize, type Locale } from '@perro-wisdom/domain/locale';
import { message } from '@perro-wisdom/domain/messages';
import { previewPath, previewSlug } from '@perro-wisdom/domain/preview';
import { IMAGE_CACHE_CONTROL } from '../config';
import { NO_STORE } from '../http/cache';
import { ApiError } from '../http/error';
import { pathParameter } from '../http/handler';
import { readImage, saveFile } from '../images/store';
import { composePreview, cropPreview, imageQueue } from '../images/child-process';
import { currentSlug } from './redirects';
import { readPublishedSummary } from './store';

const JPEG = 'image/jpeg';

/**
 * A path names what its picture shows, so that caches may keep it for good; whoever comes with an old one is
 * sent to the present one.
 */
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
  const jpeg = (await readImage(path)) ?? (await imageQueue(() => makePreview(path, post, locale)));
  response.set('Cache-Control', IMAGE_CACHE_CONTROL).type(JPEG).send(jpeg);
};

async function findPost(slug: string): Promise<BlogPostSummary | undefined> {
  const post = await readPublishedSummary(slug);
  if (post) return post;
  const present = await currentSlug(slug);
  return present === null ? undefined : readPublishedSummary(present);
}

async function makePreview(path: string, post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  // Somebody before in the queue may have asked for the same.
  const made = await readImage(path);
  if (made) return made;
  const title = localize(post, 'title', locale);
  const jpeg = (await crop(post.featuredImage)) ?? (await composePreview(title, message(locale, 'blog.name')));
  await saveFile(path, JPEG, jpeg);
  return jpeg;
}

/** The post's own picture, unless it is none of ours or cannot be read. */
async function crop(path: string): Promise<Buffer | undefined> {
  const original = parseImagePath(path) ? await readImage(path) : undefined;
  if (!original) return undefined;
  try {
    return await cropPreview(original, 'webp');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('the picture of a post cannot be read', { path, problem: error.message });
    return undefined;
  }
}
