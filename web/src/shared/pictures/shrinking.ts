/** What is decided about a photo before it is uploaded. */

/** The long side of a photo that is sent, in pixels; more than the site shows, so that the server still has details to scale down. */
export const SENT_MAX_SIDE = 2560;
/** A photo of at most this many bytes, which fits into that size, is sent as it is. */
export const SMALL_BYTES = 1024 * 1024;

/**
 * What the file chooser offers. HEIC is missing, so that iPhones hand over a JPEG.
 */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Size {
  width: number;
  height: number;
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'unknown';

const SIGNATURES: readonly [PictureFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
];

/** Returns the format of a picture by the first bytes of its file: some systems do not know the type of a HEIC. */
export function detectFormat(head: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...head);
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0] ?? 'unknown';
}

/** Returns the size that a picture is scaled down to; a smaller one keeps its size. */
export function fitWithin({ width, height }: Size, maxSide = SENT_MAX_SIDE): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
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
