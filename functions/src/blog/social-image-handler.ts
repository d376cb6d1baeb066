/** Serves social images that aren't in the live release, for posts and the owner's own pages. */
import type { RequestHandler } from 'express';
import { isLocale } from '@app/domain/general/locale';
import { sharedPageSlug, socialImageSlug, type SharedPost } from '@app/domain/pictures/social-images';
import { ApiError } from '../platform/http/error';
import { pathParameter } from '../platform/http/handler';
import { sendSocialImage } from '../pictures/images/social-images';
import { locatePostImage, readShared } from './social-images';
import { findCurrentSlug } from './redirects';

export const showSocialImage: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  const slug = socialImageSlug(pathParameter(request, 'name'));
  const post = isLocale(locale) && slug !== null ? await findShared(slug) : undefined;
  if (!post || !isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const { path, read } = await locatePostImage(post, locale);
  await sendSocialImage(request, response, path, read);
};

async function findShared(name: string): Promise<SharedPost | undefined> {
  const shared = await readShared(name);
  if (shared || sharedPageSlug(name) !== null) return shared;
  const renamed = await findCurrentSlug(name);
  return renamed === null ? undefined : readShared(renamed);
}
