/** The preview images of posts: each is rendered when it is first needed, and stored in the bucket. */
import * as logger from 'firebase-functions/logger';
import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import { parseImagePath } from '@perro-wisdom/domain/images';
import { localize, type Locale } from '@perro-wisdom/domain/locale';
import { message } from '@perro-wisdom/domain/messages';
import { previewPath } from '@perro-wisdom/domain/preview';
import { ApiError } from '../http/error';
import { composePreview, cropPreview, imageQueue } from '../images/child-process';
import { readImage, saveFile } from '../images/store';

export const PREVIEW_TYPE = 'image/jpeg';

/** Returns the present preview of a post as a JPEG. */
export async function readPreview(post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  const path = previewPath(post, locale);
  return (await readImage(path)) ?? imageQueue(() => renderPreview(path, post, locale));
}

async function renderPreview(path: string, post: BlogPostSummary, locale: Locale): Promise<Buffer> {
  // An earlier task of the queue may have rendered the same preview.
  const stored = await readImage(path);
  if (stored) return stored;
  const title = localize(post, 'title', locale);
  const jpeg = (await crop(post)) ?? (await composePreview(title, message(locale, 'blog.name')));
  await saveFile(path, PREVIEW_TYPE, jpeg);
  return jpeg;
}

/** Returns the post's featured image, cropped; undefined if it is not an upload or cannot be decoded. */
async function crop({ featuredImage: path, featuredImageFocus: focus }: BlogPostSummary): Promise<Buffer | undefined> {
  const original = parseImagePath(path) ? await readImage(path) : undefined;
  if (!original) return undefined;
  try {
    return await cropPreview(original, 'webp', focus);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.warn('the featured image of a post cannot be decoded', { path, problem: error.message });
    return undefined;
  }
}
