/** Finds and reads the pictures that pages reference: uploads and social images. */
import * as logger from 'firebase-functions/logger';
import { UPLOADS_PATH, imageVariants, parseImagePath } from '@app/domain/pictures/images';
import { isLocale, LOCALES } from '@app/domain/general/locale';
import { ownPagePath, postPath } from '@app/domain/general/paths';
import {
  SOCIAL_IMAGES_PATH,
  SITE_SOCIAL_IMAGE_NAME,
  sharedPageSlug,
  socialImageSlug,
} from '@app/domain/pictures/social-images';
import { locatePostImage, readShared } from '../blog/social-images';
import { readImage } from '../pictures/images/store';
import { locateSiteSocialImage } from './pages/social-image';

const PICTURE = new RegExp(
  `(?:${UPLOADS_PATH}|${SOCIAL_IMAGES_PATH}/(?:${LOCALES.join('|')}))/[\\w.-]+\\.(?:avif|webp|jpg)`,
  'g',
);
const SOCIAL_IMAGE = new RegExp(`^${SOCIAL_IMAGES_PATH}/([^/]+)/([^/]+)$`);
const VARIANT = /(?:-w\d+)?\.(?:avif|webp)$/;

/**
 * Returns the paths of all pictures that a document references. Uploads are returned in every width and
 * format, because the browser chooses among them.
 */
export function picturesIn(text: string): Set<string> {
  const paths = new Set<string>();
  for (const [path] of text.matchAll(PICTURE)) {
    const image = parseImagePath(path.replace(VARIANT, '.webp'));
    if (image) for (const variant of imageVariants(image)) paths.add(variant.path);
    else paths.add(path);
  }
  return paths;
}

/** Returns the given paths that are social images, keyed by the address of their post or page. */
export function socialImagesByAddress(paths: Iterable<string>): Map<string, string[]> {
  const socialImages = new Map<string, string[]>();
  for (const path of paths) {
    const [, locale, name = ''] = SOCIAL_IMAGE.exec(path) ?? [];
    const slug = socialImageSlug(name);
    if (!isLocale(locale) || slug === null) continue;
    const page = sharedPageSlug(slug);
    const address = page === null ? postPath(slug, locale) : ownPagePath(page, locale);
    socialImages.set(address, [...(socialImages.get(address) ?? []), path]);
  }
  return socialImages;
}

/** Returns the picture at a path. Logs a warning and returns undefined if there is none. */
export async function readPicture(path: string): Promise<Uint8Array | undefined> {
  const bytes = path.startsWith(`${SOCIAL_IMAGES_PATH}/`)
    ? await findSocialImage(path)
    : await readImage(path);
  if (!bytes) logger.warn('a page references a picture that does not exist', { path });
  return bytes;
}

async function findSocialImage(path: string): Promise<Uint8Array | undefined> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const slug = socialImageSlug(name);
  if (slug === SITE_SOCIAL_IMAGE_NAME) return findSiteSocialImage(path);
  const post = slug === null ? undefined : await readShared(slug);
  const present = post ? await Promise.all(LOCALES.map((locale) => locatePostImage(post, locale))) : [];
  return present.find((socialImage) => socialImage.path === path)?.read();
}

async function findSiteSocialImage(path: string): Promise<Uint8Array | undefined> {
  const present = await Promise.all(LOCALES.map(locateSiteSocialImage));
  return present.find((socialImage) => socialImage.path === path)?.read();
}
