import type { BlogPostSummary } from '@app/domain/blog/posts';
import { lookOf } from '@app/domain/content/brand';
import { localize, type Locale } from '@app/domain/general/locale';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { readSiteContent } from '../content/site';
import { makeImage } from '../pictures/images/child-process';
import { composeSocialImage, ofUpload, storedImage } from '../pictures/images/social-images';

/**
 * Returns the current social image of a post (JPEG) with its path: the featured image, cropped, or a
 * composition with the title.
 */
export async function locatePostImage(
  post: BlogPostSummary,
  locale: Locale,
): Promise<{ path: string; read: () => Promise<Buffer> }> {
  const { featuredImage, featuredImageFocus: focus } = post;
  const { facts, brand } = await readSiteContent();
  const texts = {
    title: localize(post, 'title', locale),
    subtitle: localize(facts, 'blogName', locale) || facts.name,
  };
  const path = socialImagePath(post, locale, lookOf(brand));
  const make = (photo: Buffer | undefined) =>
    photo
      ? makeImage({ task: 'crop social image', kind: 'webp', focus }, photo)
      : composeSocialImage(texts, brand);
  return { path, read: () => storedImage(path, () => ofUpload(featuredImage, make)) };
}
