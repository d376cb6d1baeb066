/** Serves the social images of posts that aren't files of the live release. */
import type { RequestHandler } from 'express';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { isLocale } from '@app/domain/general/locale';
import { socialImageSlug } from '@app/domain/pictures/social-images';
import { ApiError } from '../platform/http/error';
import { pathParameter } from '../platform/http/handler';
import { sendSocialImage } from '../pictures/images/social-images';
import { locatePostImage } from './social-images';
import { findCurrentSlug } from './redirects';
import { readPublishedSummary } from './store';

export const showSocialImage: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  const slug = socialImageSlug(pathParameter(request, 'name'));
  const post = isLocale(locale) && slug !== null ? await findPost(slug) : undefined;
  if (!post || !isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const { path, read } = await locatePostImage(post, locale);
  await sendSocialImage(request, response, path, read);
};

async function findPost(slug: string): Promise<BlogPostSummary | undefined> {
  const post = await readPublishedSummary(slug);
  if (post) return post;
  const renamed = await findCurrentSlug(slug);
  return renamed === null ? undefined : readPublishedSummary(renamed);
}
