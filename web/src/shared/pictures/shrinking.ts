/** Decides how to prepare a photo for upload. */
import type { PictureFormat } from '@app/domain/pictures/formats';

/**
 * The maximum length of an uploaded photo's longer side, in pixels. It is larger than any size the site
 * shows, so the server has enough detail to scale down.
 */
export const SENT_MAX_SIDE = 2560;
/**
 * The maximum size, in bytes, of a photo that is uploaded as is. Its longer side must also be within
 * {@link SENT_MAX_SIDE}.
 */
export const SMALL_BYTES = 1024 * 1024;

/** The file types that the file chooser offers. HEIC is left out so that iPhones provide a JPEG instead. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Size {
  width: number;
  height: number;
}

/** Returns the size to scale a picture down to. Smaller pictures keep their size. */
export function fitWithin({ width, height }: Size): Size {
  const scale = Math.min(1, SENT_MAX_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Decides whether to upload a picture as is or to scale it down and re-encode it first. */
export function planUpload(
  format: PictureFormat,
  { width, height }: Size,
  bytes: number,
): 'as it is' | 'shrunk' {
  if (format === 'heic') return 'shrunk';
  return Math.max(width, height) <= SENT_MAX_SIDE && bytes <= SMALL_BYTES ? 'as it is' : 'shrunk';
}
