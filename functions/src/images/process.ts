/**
 * Makes what the site shows of what the owner uploads: upright, without metadata, in several widths and two
 * formats.
 */
import type { Metadata, Raw, Sharp } from 'sharp';
import {
  IMAGE_MAX_SIDE,
  imageVariants,
  type ImageFormat,
  type SizedImage,
} from '@perro-wisdom/domain/images';
import { ApiError } from '../http/error';
import type { ImageKind } from './detect';

/** No picture may need more memory than this while it is decoded, so that the process stays below 400 MB. */
const DECODE_MAX_BYTES = 240_000_000;
const MAX_PIXELS = 60_000_000;

const QUALITY = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 80 },
} as const;

/** Bytes per pixel that decoding takes, measured. What can be read line by line takes next to nothing. */
function bytesPerPixel(kind: ImageKind, { isProgressive }: Metadata): number {
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

/** Loaded with the first upload: most instances never see one. */
async function open(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Uploads are rare and large: a cache and more threads would only hold memory.
  sharp.cache(false);
  sharp.concurrency(1);
  // Only the first picture of an animation is kept.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error', pages: 1 });
}

function asApiError(error: unknown, kind: ImageKind): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && error.message.includes('pixel limit'))
    return new ApiError(413, 'images.tooManyPixels');
  return kind === 'heic' ? new ApiError(415, 'images.heicUnsupported') : new ApiError(400, 'images.damaged');
}

export interface DecodedImage {
  pixels: Buffer;
  /** How the pixels lie in the buffer. */
  raw: Raw;
}

/** Decodes a picture, upright, in sRGB and no larger than the site needs it. */
export async function decodeImage(bytes: Buffer, kind: ImageKind): Promise<DecodedImage> {
  try {
    const image = await open(bytes);
    const metadata = await image.metadata();
    if (metadata.width * metadata.height * bytesPerPixel(kind, metadata) > DECODE_MAX_BYTES) {
      throw new ApiError(413, 'images.tooManyPixels');
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
    throw asApiError(error, kind);
  }
}

export interface EncodedImage {
  path: string;
  format: ImageFormat;
  bytes: Buffer;
}

/**
 * All files of a picture, one after the other; the one that names it comes last, so that it is there only if
 * all are.
 */
export async function* encodeImage(
  { pixels, raw }: DecodedImage,
  sized: SizedImage,
): AsyncGenerator<EncodedImage> {
  const { default: sharp } = await import('sharp');
  for (const { path, width, format } of imageVariants(sized)) {
    const resized = sharp(pixels, { raw }).resize({ width });
    const bytes = await (
      format === 'avif' ? resized.avif(QUALITY.avif) : resized.webp(QUALITY.webp)
    ).toBuffer();
    yield { path, format, bytes };
  }
}
