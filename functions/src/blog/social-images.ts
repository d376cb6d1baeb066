/** The social images of posts. */
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { lookOf } from '@app/domain/content/brand';
import { localize, type Locale } from '@app/domain/general/locale';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { readSiteContent } from '../content/site';
import { makeImage } from '../pictures/images/child-process';
import { composeSocialImage, ofUpload, storedImage } from '../pictures/images/social-images';

/** Returns the path of the present social image of a post. */
export const presentPath = async (post: BlogPostSummary, locale: Locale): Promise<string> =>
  socialImagePath(post, locale, lookOf((await readSiteContent()).brand));

/** Returns the present social image of a post as a JPEG: its featured image, cropped, or a composition with its title. */
export async function readSocialImage(post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  const { featuredImage, featuredImageFocus: focus } = post;
  const { facts, brand } = await readSiteContent();
  const texts = {
    title: localize(post, 'title', locale),
    subtitle: localize(facts, 'blogName', locale) || facts.name,
  };
  return storedImage(socialImagePath(post, locale, lookOf(brand)), () =>
    ofUpload(featuredImage, (photo) =>
      photo
        ? makeImage({ task: 'crop social image', kind: 'webp', focus }, photo)
        : composeSocialImage(texts, brand),
    ),
  );
}
