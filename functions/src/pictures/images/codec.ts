/**
 * Decodes uploads and encodes them for the site: upright, without metadata, in several widths and two
 * formats.
 */
import sharp, { type Metadata, type Raw } from 'sharp';
import type { PictureFormat } from '@app/domain/pictures/formats';
import {
  PLACEHOLDER_IMAGE,
  IMAGE_MAX_SIDE,
  UPLOADS_PATH,
  imagePath,
  imageVariants,
  parseImagePath,
  type ImageFormat,
} from '@app/domain/pictures/images';
import { RefusedImage } from './refused-image';

/** The maximum memory for decoding an image, in bytes. */
const DECODE_MAX_BYTES = 240_000_000;
const MAX_PIXELS = 60_000_000;

const AVIF = { quality: 50, effort: 3 };
const WEBP = { quality: 80 };

// Each process handles a single image, so a cache or more threads would only use more memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Returns the measured memory use of decoding, in bytes per pixel. Formats decoded line by line need very
 * little.
 */
function bytesPerPixel(kind: PictureFormat, { isProgressive }: Metadata): number {
  switch (kind) {
    case 'jpeg':
      return isProgressive ? 9 : 1;
    case 'png':
      return isProgressive ? 10 : 1;
    case 'webp':
      return 5;
    case 'gif':
      return 6;
    case 'avif':
    case 'heic':
      return 19;
  }
}

function toRefusedImage(error: unknown, kind: PictureFormat): RefusedImage {
  if (error instanceof RefusedImage) return error;
  if (error instanceof Error && error.message.includes('pixel limit')) {
    return new RefusedImage(413, 'images.tooManyPixels');
  }
  return kind === 'heic'
    ? new RefusedImage(415, 'images.heicUnsupported')
    : new RefusedImage(400, 'images.damaged');
}

export interface DecodedImage {
  pixels: Buffer;
  /** The dimensions and channels of the pixels. */
  raw: Raw;
}

/**
 * Decodes an image: upright, in sRGB, and scaled down to `IMAGE_MAX_SIDE`. Decodes only the first frame of an
 * animation. Throws `RefusedImage` if the image is too large, damaged or not supported.
 */
export async function decodeImage(bytes: Buffer, kind: PictureFormat): Promise<DecodedImage> {
  try {
    const image = sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      failOn: 'error',
      pages: 1,
    });
    const metadata = await image.metadata();
    if (metadata.width * metadata.height * bytesPerPixel(kind, metadata) > DECODE_MAX_BYTES) {
      throw new RefusedImage(413, 'images.tooManyPixels');
    }
    const { data, info } = await image
      .autoOrient()
      .resize({ width: IMAGE_MAX_SIDE, height: IMAGE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { pixels: data, raw: { width, height, channels } };
  } catch (error) {
    throw toRefusedImage(error, kind);
  }
}

export interface EncodedImage {
  path: string;
  format: ImageFormat;
  bytes: Uint8Array;
}

export interface PlaceholderImage {
  /** The path of the full-size image. */
  path: string;
  /**
   * The placeholder as AVIF; empty for a transparent image, because the placeholder would show through it.
   */
  bytes: Uint8Array;
}

/** Encodes the low-quality placeholder (LQIP) of an image. */
export async function encodePlaceholder(
  { pixels, raw }: DecodedImage,
  name: string,
): Promise<PlaceholderImage> {
  const path = imagePath(UPLOADS_PATH, name, raw.width, raw.height);
  const image = sharp(pixels, { raw });
  if (!(await image.stats()).isOpaque) return { path, bytes: new Uint8Array() };
  const { width, blur, avif } = PLACEHOLDER_IMAGE;
  return { path, bytes: await image.removeAlpha().resize({ width }).blur(blur).avif(avif).toBuffer() };
}

/**
 * Encodes all files of an image, one by one. The file whose path identifies the image comes last, so it
 * exists only if all the others do.
 */
export async function* encodeImage(
  { pixels, raw }: DecodedImage,
  name: string,
): AsyncGenerator<EncodedImage> {
  const sized = parseImagePath(imagePath(UPLOADS_PATH, name, raw.width, raw.height));
  for (const { path, width, format } of sized ? imageVariants(sized) : []) {
    const resized = sharp(pixels, { raw }).resize({ width });
    const encoded = format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP);
    yield { path, format, bytes: await encoded.toBuffer() };
  }
}
