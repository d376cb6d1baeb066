/** Serves the preview images of posts; each is rendered when it is first requested, and stored in the bucket. */
import type { RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
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
  const jpeg = (await readImage(path)) ?? (await imageQueue(() => renderPreview(path, post, locale)));
  response.set('Cache-Control', IMAGE_CACHE_CONTROL).type(JPEG).send(jpeg);
};

async function findPost(slug: string): Promise<BlogPostSummary | undefined> {
  const post = await readPublishedSummary(slug);
  if (post) return post;
  const renamed = await currentSlug(slug);
  return renamed === null ? undefined : readPublishedSummary(renamed);
}

async function renderPreview(path: string, post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  // An earlier task of the queue may have rendered the same preview.
  const stored = await readImage(path);
  if (stored) return stored;
  const title = localize(post, 'title', locale);
  const jpeg = (await crop(post.featuredImage)) ?? (await composePreview(title, message(locale, 'blog.name')));
  await saveFile(path, JPEG, jpeg);
  return jpeg;
}

/** Returns the post's featured image, cropped; undefined if it is not an upload or cannot be decoded. */
async function crop(path: string): Promise<Buffer | undefined> {
  const original = parseImagePath(path) ? await readImage(path) : undefined;
  if (!original) return undefined;
  try {
    return await cropPreview(original, 'webp');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('the featured image of a post cannot be decoded', { path, problem: error.message });
    return undefined;
  }
}
