/** The social image of the site, which all pages but posts share. */
import type { RequestHandler } from 'express';
import { isLocale, type Locale } from '@app/domain/general/locale';
import { siteSocialImagePath, type SiteSocialImage } from '@app/domain/pictures/social-images';
import { ApiError } from '../../platform/http/error';
import { pathParameter } from '../../platform/http/handler';
import { readSiteContent } from '../../content/site';
import { lookFor } from '../../pictures/images/look';
import { makeImage } from '../../pictures/images/child-process';
import { ofUpload, sendSocialImage, storedSocialImage } from '../../pictures/images/social-images';
import { readSiteSocialImage } from './renderer';

/** Returns the present social image in a language with its path. */
export async function presentSocialImage(
  locale: Locale,
): Promise<{ path: string; read: () => Promise<Buffer> }> {
  const socialImage = await readSiteSocialImage(locale);
  const path = siteSocialImagePath(socialImage, locale);
  return { path, read: () => storedSocialImage(path, () => compose(socialImage)) };
}

/** Makes the social image with the picture of the home page; without one with the logo, without both with a landscape. */
async function compose({ name, headline, picture, focus }: SiteSocialImage): Promise<Buffer> {
  const { brand } = await readSiteContent();
  const job = { task: 'compose site social image', name, headline, look: lookFor(brand) } as const;
  return ofUpload(picture, (photo) =>
    photo
      ? makeImage({ ...job, picture: { photo: 'webp', focus } }, photo)
      : ofUpload(brand.logo, (logo) =>
          makeImage({ ...job, picture: logo ? { logo: 'webp' } : 'landscape' }, logo),
        ),
  );
}

/** Serves the social image where it is not a file of the live release. */
export const showSiteSocialImage: RequestHandler = async (request, response) => {
  const locale = pathParameter(request, 'locale');
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const { path, read } = await presentSocialImage(locale);
  await sendSocialImage(request, response, path, read);
};
