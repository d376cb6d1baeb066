/** What is decided about a photo before it is uploaded. */
import type { PictureFormat } from '@app/domain/pictures/formats';

/** The long side of a photo that is sent, in pixels; more than the site shows, so that the server still has details to scale down. */
export const SENT_MAX_SIDE = 2560;
/** A photo of at most this many bytes, which fits into that size, is sent as it is. */
export const SMALL_BYTES = 1024 * 1024;

/** What the file chooser offers. HEIC is missing, so that iPhones hand over a JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Size {
  width: number;
  height: number;
}

/** Returns the size that a picture is scaled down to; a smaller one keeps its size. */
export function fitWithin({ width, height }: Size): Size {
  const scale = Math.min(1, SENT_MAX_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Returns whether a picture is sent as it is, or encoded again at its largest useful size. */
export function planUpload(
  format: PictureFormat,
  { width, height }: Size,
  bytes: number,
): 'as it is' | 'shrunk' {
  if (format === 'heic') return 'shrunk';
  return Math.max(width, height) <= SENT_MAX_SIDE && bytes <= SMALL_BYTES ? 'as it is' : 'shrunk';
}
