/**
 * Pictures: where they live, in which widths, and the diagnostics that tell the owner about them.
 *
 * A picture's path says its size: `/images/uploads/3f2a…-1600x1067.webp`. Beside it stand narrower copies,
 * `…-1600x1067-w640.webp` and `.avif`, and the full size as `.avif`; so a page can write `srcset`, width and height from the
 * path alone.
 */
import type { Shape } from './shape';

/** The public folder of everything that was uploaded; the same name is the folder in the bucket, without the first slash. */
export const UPLOADS_PATH = '/images/uploads';

/** The bucket that holds the uploads: the one that Firebase makes for a project. */
export const bucketName = (projectId: string): string => `${projectId}.firebasestorage.app`;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The multipart field that carries the file. */
export const UPLOAD_FIELD = 'image';
/** The longest side that is kept. */
export const IMAGE_MAX_SIDE = 1920;
/** The widths of the narrower copies. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The path check gives up after this long. */
export const PATH_CHECK_TIMEOUT_MS = 5000;

export interface SizedImage {
  /** The path without its ending: `/images/uploads/3f2a…-1600x1067`. */
  base: string;
  width: number;
  height: number;
}

const SIZED_IMAGE = /^(\/images\/.+-(\d{1,5})x(\d{1,5}))\.webp$/;

/** What a path says of its picture, or null for a path that is not of our own making. */
export function parseImagePath(path: string): SizedImage | null {
  const match = SIZED_IMAGE.exec(path);
  if (!match) return null;
  const [, base = '', width = '', height = ''] = match;
  return { base, width: Number(width), height: Number(height) };
}

/** The path of a picture of a given name and size. */
export function imagePath(folder: string, name: string, width: number, height: number): string {
  return `${folder}/${name}-${width}x${height}.webp`;
}

export interface ImageVariant {
  path: string;
  width: number;
  format: ImageFormat;
}

/** All files of a picture, narrowest first in each format: every standard width below its own, then its own. */
export function imageVariants({ base, width }: SizedImage): ImageVariant[] {
  const narrower = IMAGE_WIDTHS.filter((candidate) => candidate < width);
  return IMAGE_FORMATS.flatMap((format) => [
    ...narrower.map((w) => ({ path: `${base}-w${w}.${format}`, width: w, format })),
    { path: `${base}.${format}`, width, format },
  ]);
}

/**
 * How a picture becomes a low-quality placeholder (LQIP) that travels with the page that it leads: about a kilobyte of AVIF. It is as wide as a phone,
 * and holds more than 0.05 bits for each pixel shown: else a browser does not count it when it says when the largest picture was there.
 */
export const PLACEHOLDER_IMAGE = {
  width: 480,
  blur: 12,
  avif: { quality: 10, effort: 6, chromaSubsampling: '4:2:0' },
} as const;

/** What Firestore knows of a picture. */
export interface ImageRecord {
  /** AVIF in base64; empty for a picture that one can see through. */
  placeholder: string;
}

export const IMAGE_RECORD_SHAPE: Shape<ImageRecord> = { placeholder: 'string' };

/** The id of a picture's record; null for a path that is not an upload's. */
export function imageRecordId(path: string): string | null {
  const [folder, id] = parseImagePath(path)?.base.split(/\/(?=[^/]*$)/) ?? [];
  return folder === UPLOADS_PATH && id !== undefined ? id : null;
}

/** As the address of a picture. */
export const placeholderUrl = (base64: string): string => `data:image/avif;base64,${base64}`;

const KILOBYTE = 1024;

/** A file's size as the diagnostics show it: `512 bytes`, `1.5 KB`, `2.25 MB`. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '0 bytes';
  if (bytes < KILOBYTE) return `${Math.round(bytes)} bytes`;
  const inUnit = (value: number, unit: string) => `${Number(value.toFixed(2))} ${unit}`;
  const kilobytes = bytes / KILOBYTE;
  return Number(kilobytes.toFixed(2)) < KILOBYTE ? inUnit(kilobytes, 'KB') : inUnit(kilobytes / KILOBYTE, 'MB');
}

export interface DiagnosticsImage {
  name: string;
  path: string;
  /** Bytes. */
  size: number;
  /** ISO 8601. */
  lastModified: string;
}

/** What the image diagnostics report. The directories are the bucket's: `gs://…`. */
export interface DiagnosticsInfo {
  environment: { nodeVersion: string; platform: string; cwd: string };
  directories: { publicExists: boolean; imagesExists: boolean; publicPath: string; imagesPath: string };
  /** Newest first, up to 500. */
  images: DiagnosticsImage[];
  /** False where there are more files than the server looks at: then there may be newer pictures than `images` says. */
  isComplete: boolean;
}

export interface UploadResponse {
  path: string;
}
