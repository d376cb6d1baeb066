/** Decides how a photo is prepared for upload. */
import type { PictureFormat } from '@app/domain/pictures/formats';

/**
 * The maximum long side of an uploaded photo, in pixels. It exceeds what the site shows, so that the server
 * has detail to scale down.
 */
export const SENT_MAX_SIDE = 2560;
/** A photo within that size and of at most this many bytes is sent as is. */
export const SMALL_BYTES = 1024 * 1024;

/** The types in the file chooser. HEIC is missing, so that iPhones provide a JPEG instead. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Size {
  width: number;
  height: number;
}

/** Returns the size that a picture is scaled down to. Smaller pictures keep their size. */
export function fitWithin({ width, height }: Size): Size {
  const scale = Math.min(1, SENT_MAX_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Returns whether a picture is sent as is or re-encoded at its largest useful size. */
export function planUpload(
  format: PictureFormat,
  { width, height }: Size,
  bytes: number,
): 'as it is' | 'shrunk' {
  if (format === 'heic') return 'shrunk';
  return Math.max(width, height) <= SENT_MAX_SIDE && bytes <= SMALL_BYTES ? 'as it is' : 'shrunk';
}
