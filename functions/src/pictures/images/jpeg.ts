/** Encodes size-limited JPEGs: social images, and photos awaiting the owner's approval. */
import sharp, { type Sharp } from 'sharp';
import type { DecodedImage } from './codec';
import { RefusedImage } from './refused-image';

/** The limits for a photo awaiting the owner's approval, below Firestore's limit of 1 MiB per document. */
const PHOTO_MAX_SIDE = 1600;
const PHOTO_MAX_BYTES = 900_000;

/** JPEG qualities, tried in this order until the file is small enough. */
const QUALITIES = [84, 76, 66, 54, 40, 20] as const;

/**
 * Encodes an image as a JPEG of at most `maxBytes` bytes. If no quality makes the file small enough, uses the
 * lowest quality.
 */
export async function encodeJpeg(image: Sharp, maxBytes: number): Promise<Buffer> {
  // Renders the pixels only once. Each attempt repeats just the encoding.
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const pixels = sharp(data, { raw: { width, height, channels } });
    jpeg = await pixels.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

/** Encodes a photo as a size-limited JPEG, with a white background behind transparent parts. */
export async function encodePhoto({ pixels, raw }: DecodedImage): Promise<Uint8Array> {
  const resized = sharp(pixels, { raw })
    .flatten({ background: '#fff' })
    .resize({ width: PHOTO_MAX_SIDE, height: PHOTO_MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const jpeg = await encodeJpeg(resized, PHOTO_MAX_BYTES);
  if (jpeg.length > PHOTO_MAX_BYTES) throw new RefusedImage(413, 'images.tooManyPixels');
  return jpeg;
}
