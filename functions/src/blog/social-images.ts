/** The social images of posts. */
import * as logger from 'firebase-functions/logger';
import type { BlogPostSummary } from '@perro-wisdom/domain/blog/posts';
import { parseImagePath } from '@perro-wisdom/domain/pictures/images';
import { localize, type Locale } from '@perro-wisdom/domain/general/locale';
import { socialImagePath } from '@perro-wisdom/domain/pictures/social-images';
import { ApiError } from '../platform/http/error';
import { composeSocialImage, cropSocialImage } from '../pictures/images/child-process';
import { storedSocialImage } from '../pictures/images/social-images';
import { readImage } from '../pictures/images/store';
import { recentFacts } from '../content/site';

/** Returns the present social image of a post as a JPEG. */
export const readSocialImage = (post: BlogPostSummary, locale: Locale): Promise<Buffer> =>
  storedSocialImage(socialImagePath(post, locale), async () => (await crop(post)) ?? compose(post, locale));

async function compose(post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  const facts = await recentFacts();
  return composeSocialImage(
    localize(post, 'title', locale),
    localize(facts, 'blogName', locale) || facts.name,
  );
}

/** Returns the post's featured image, cropped; undefined if it is not an upload or cannot be decoded. */
async function crop({
  featuredImage: path,
  featuredImageFocus: focus,
}: BlogPostSummary): Promise<Buffer | undefined> {
  const original = parseImagePath(path) ? await readImage(path) : undefined;
  if (!original) return undefined;
  try {
    return await cropSocialImage(original, 'webp', focus);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('the featured image of a post cannot be decoded', { path, problem: error.message });
    return undefined;
  }
}
