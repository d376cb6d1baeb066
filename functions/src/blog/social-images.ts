import { lookOf } from '@app/domain/content/brand';
import type { Locale } from '@app/domain/general/locale';
import {
  sharedPage,
  sharedPageSlug,
  socialImagePath,
  socialImageTexts,
  type SharedPost,
} from '@app/domain/pictures/social-images';
import { readSiteContent } from '../content/site';
import { readBySlug } from '../content/store';
import { makeImage } from '../pictures/images/child-process';
import { readPublishedSummary } from './store';
import { composeSocialImage, ofUpload, storedImage } from '../pictures/images/social-images';

/** Reads the post or page shown in the social image with this name. */
export async function readShared(name: string): Promise<SharedPost | undefined> {
  const slug = sharedPageSlug(name);
  if (slug === null) return readPublishedSummary(name);
  const page = await readBySlug('ownPages', slug);
  return page && sharedPage(page);
}

/**
 * Returns the path of a post's or page's current social image (JPEG), and a function that reads it. The image
 * is the cropped featured image, or a composition with the title.
 */
export async function locatePostImage(
  post: SharedPost,
  locale: Locale,
): Promise<{ path: string; read: () => Promise<Buffer> }> {
  const { featuredImage, featuredImageFocus: focus } = post;
  const { facts, brand } = await readSiteContent();
  const path = socialImagePath(post, locale, lookOf(brand));
  const make = (photo: Buffer | undefined) =>
    photo
      ? makeImage({ task: 'crop social image', kind: 'webp', focus }, photo)
      : composeSocialImage(socialImageTexts(post, facts, locale), brand);
  return { path, read: () => storedImage(path, () => ofUpload(featuredImage, make)) };
}
