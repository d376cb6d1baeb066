/** The preview image of the site, which all pages but posts share. */
import type { RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { parseImagePath } from '@perro-wisdom/domain/pictures/images';
import { isLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { sitePreviewPath, type SitePreview } from '@perro-wisdom/domain/pictures/social-images';
import { sanitizePostHtml } from '../../blog/html';
import { ApiError } from '../../platform/http/error';
import { pathParameter } from '../../platform/http/handler';
import { composeSiteWithPhoto, composeSiteWithScene } from '../../pictures/images/child-process';
import { sendPreview, storedPreview } from '../../pictures/images/social-images';
import { readImage } from '../../pictures/images/store';
import { readSitePreview } from './renderer';

/** The demo business's picture, an illustration of the site's own, which is not in the bucket. */
const TRAINER_SCENE = '/images/site/hero-1600x1200.webp';

/** Returns the present preview in a language with its path. */
export async function presentPreview(locale: Locale): Promise<{ path: string; read: () => Promise<Buffer> }> {
  const preview = await readSitePreview(locale, sanitizePostHtml);
  const path = sitePreviewPath(preview, locale);
  return {
    path,
    read: () => storedPreview(path, async () => (await withPhoto(preview)) ?? withScene(preview)),
  };
}

/** As on the home page, the dog is in the place of a picture that the owner has not chosen. */
const withScene = (preview: SitePreview): Promise<Buffer> =>
  composeSiteWithScene(preview, preview.picture === TRAINER_SCENE ? 'trainer' : 'dog');

/** Returns the preview with the owner's picture; undefined if it is not an upload or cannot be decoded. */
async function withPhoto(preview: SitePreview): Promise<Buffer | undefined> {
  const { picture: path, focus } = preview;
  const original = parseImagePath(path) ? await readImage(path) : undefined;
  if (!original) return undefined;
  try {
    return await composeSiteWithPhoto(preview, original, 'webp', focus);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('the picture of the home page cannot be decoded', { path, problem: error.message });
    return undefined;
  }
}

/** Serves the preview where it is not a file of the live release. */
export const showSitePreview: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const { path, read } = await presentPreview(locale);
  await sendPreview(request, response, path, read);
};
