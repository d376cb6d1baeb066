/** The site's social image, shared by all pages except posts. */
import type { RequestHandler } from 'express';
import { isLocale, type Locale } from '@app/domain/general/locale';
import { siteSocialImagePath } from '@app/domain/pictures/social-images';
import { ApiError } from '../../platform/http/error';
import { pathParameter } from '../../platform/http/handler';
import { readSiteContent } from '../../content/site';
import { composeSocialImage, sendSocialImage, storedImage } from '../../pictures/images/social-images';
import { readSiteSocialImage } from './renderer';

/** Returns the path of the site's current social image in a language, and a function that reads the image. */
export async function locateSiteSocialImage(
  locale: Locale,
): Promise<{ path: string; read: () => Promise<Buffer> }> {
  const socialImage = await readSiteSocialImage(locale);
  const path = siteSocialImagePath(socialImage, locale);
  const compose = async () => {
    const { name: title, headline: subtitle, picture, focus } = socialImage;
    const { brand } = await readSiteContent();
    return composeSocialImage({ title, subtitle }, brand, { path: picture, focus });
  };
  return { path, read: () => storedImage(path, compose) };
}

/** Serves the site's social image when the live release doesn't contain it as a file. */
export const showSiteSocialImage: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const { path, read } = await locateSiteSocialImage(locale);
  await sendSocialImage(request, response, path, read);
};
