/** The social image of the site, which all pages but posts share. */
import type { RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { parseImagePath } from '@perro-wisdom/domain/pictures/images';
import { isLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { siteSocialImagePath, type SiteSocialImage } from '@perro-wisdom/domain/pictures/social-images';
import { sanitizePostHtml } from '../../blog/html';
import { ApiError } from '../../platform/http/error';
import { pathParameter } from '../../platform/http/handler';
import { composeSiteWithPhoto, composeSiteWithScene } from '../../pictures/images/child-process';
import { sendSocialImage, storedSocialImage } from '../../pictures/images/social-images';
import { readImage } from '../../pictures/images/store';
import { readSiteSocialImage } from './renderer';

/** The demo business's picture, an illustration of the site's own, which is not in the bucket. */
const TRAINER_SCENE = '/images/site/hero-1600x1200.webp';

/** Returns the present social image in a language with its path. */
export async function presentSocialImage(
  locale: Locale,
): Promise<{ path: string; read: () => Promise<Buffer> }> {
  const socialImage = await readSiteSocialImage(locale, sanitizePostHtml);
  const path = siteSocialImagePath(socialImage, locale);
  return {
    path,
    read: () => storedSocialImage(path, async () => (await withPhoto(socialImage)) ?? withScene(socialImage)),
  };
}

/** As on the home page, the dog is in the place of a picture that the owner has not chosen. */
const withScene = (socialImage: SiteSocialImage): Promise<Buffer> =>
  composeSiteWithScene(socialImage, socialImage.picture === TRAINER_SCENE ? 'trainer' : 'dog');

/** Returns the social image with the owner's picture; undefined if it is not an upload or cannot be decoded. */
async function withPhoto(socialImage: SiteSocialImage): Promise<Buffer | undefined> {
  const { picture: path, focus } = socialImage;
  const original = parseImagePath(path) ? await readImage(path) : undefined;
  if (!original) return undefined;
  try {
    return await composeSiteWithPhoto(socialImage, original, 'webp', focus);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('the picture of the home page cannot be decoded', { path, problem: error.message });
    return undefined;
  }
}

/** Serves the social image where it is not a file of the live release. */
export const showSiteSocialImage: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const { path, read } = await presentSocialImage(locale);
  await sendSocialImage(request, response, path, read);
};
