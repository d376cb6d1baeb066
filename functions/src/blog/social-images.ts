/** The social images of posts. */
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { lookOf } from '@app/domain/content/brand';
import { localize, type Locale } from '@app/domain/general/locale';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { readSiteContent, type SiteContent } from '../content/site';
import { lookFor } from '../pictures/images/look';
import { makeImage } from '../pictures/images/child-process';
import { ofUpload, storedSocialImage } from '../pictures/images/social-images';

/** Returns the path of the present social image of a post. */
export const presentPath = async (post: BlogPostSummary, locale: Locale): Promise<string> =>
  socialImagePath(post, locale, lookOf((await readSiteContent()).brand));

/** Returns the present social image of a post as a JPEG: its featured image, cropped, or a composition with its title. */
export async function readSocialImage(post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  const { featuredImage, featuredImageFocus: focus } = post;
  const content = await readSiteContent();
  return storedSocialImage(socialImagePath(post, locale, lookOf(content.brand)), () =>
    ofUpload(featuredImage, (photo) =>
      photo
        ? makeImage({ task: 'crop social image', kind: 'webp', focus }, photo)
        : compose(post, locale, content),
    ),
  );
}

const compose = (post: BlogPostSummary, locale: Locale, { facts, brand }: SiteContent): Promise<Buffer> =>
  ofUpload(brand.logo, (logo) =>
    makeImage(
      {
        task: 'compose social image',
        title: localize(post, 'title', locale),
        blog: localize(facts, 'blogName', locale) || facts.name,
        look: lookFor(brand),
        logo: logo ? 'webp' : null,
      },
      logo,
    ),
  );
