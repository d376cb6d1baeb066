/**
 * The paths, sizes and formats of images, and the image diagnostics. An image's path contains its size:
 * `/images/uploads/3f2a…-1600x1067.webp`. The same folder also contains the full-size image as `.avif`, and
 * narrower copies in both formats (`…-1600x1067-w640.webp`). Pages can therefore render `srcset`, width and
 * height without reading any data.
 */
import { asRecord, asText } from '../stored/reader';

/** The public path of uploads. Without the leading slash, it is their folder in the bucket. */
export const UPLOADS_PATH = '/images/uploads';

/** Returns the name of a project's default bucket, which contains the uploads. */
export const bucketName = (projectId: string): string => `${projectId}.firebasestorage.app`;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The multipart field that contains the file. */
export const UPLOAD_FIELD = 'image';
/** The maximum width and height, in pixels. Larger images are scaled down. */
export const IMAGE_MAX_SIDE = 1920;
/** The widths of the narrower copies, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;
/** The image formats, smallest files first, because browsers use the first format they support. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** How long the image diagnostics wait when checking a path. */
export const PATH_CHECK_TIMEOUT_MS = 5000;

export interface SizedImage {
  /** The path without its extension: `/images/uploads/3f2a…-1600x1067`. */
  base: string;
  width: number;
  height: number;
}

const SIZED_IMAGE = /^(\/images\/.+-(\d{1,5})x(\d{1,5}))\.webp$/;

/** Returns the parsed path of an image, or null for a path in a different format. */
export function parseImagePath(path: string): SizedImage | null {
  const match = SIZED_IMAGE.exec(path);
  if (!match) return null;
  const [, base = '', width = '', height = ''] = match;
  return { base, width: Number(width), height: Number(height) };
}

export function imagePath(folder: string, name: string, width: number, height: number): string {
  return `${folder}/${name}-${width}x${height}.webp`;
}

export interface ImageVariant {
  path: string;
  width: number;
  format: ImageFormat;
}

/**
 * Returns all variants of an image, from narrow to wide in each format: the standard widths smaller than the
 * image's own width, then its own width.
 */
export function imageVariants({ base, width }: SizedImage): ImageVariant[] {
  const narrower = IMAGE_WIDTHS.filter((candidate) => candidate < width);
  return IMAGE_FORMATS.flatMap((format) => [
    ...narrower.map((w) => ({ path: `${base}-w${w}.${format}`, width: w, format })),
    { path: `${base}.${format}`, width, format },
  ]);
}

/**
 * The settings for the low-quality image placeholder (LQIP): about a kilobyte of AVIF, inlined in pages that
 * start with the image. The placeholder is as wide as a phone. It has more than 0.05 bits per displayed
 * pixel, because Largest Contentful Paint ignores images with less.
 */
export const PLACEHOLDER_IMAGE = {
  width: 480,
  blur: 12,
  avif: { quality: 10, effort: 6, chromaSubsampling: '4:2:0' },
} as const;

/** An image's Firestore document. */
export interface ImageRecord {
  /** The AVIF placeholder in base64. Empty for transparent images, because it would show through them. */
  placeholder: string;
}

export const asImageRecord = asRecord<ImageRecord>({ placeholder: asText });

/** Returns the id of an upload's Firestore document, or null for any other path. */
export function imageRecordId(path: string): string | null {
  const [folder, id] = parseImagePath(path)?.base.split(/\/(?=[^/]*$)/) ?? [];
  return folder === UPLOADS_PATH && id !== undefined ? id : null;
}

/** Returns the path of an upload, given the id of its record. */
export const uploadPath = (id: string): string => `${UPLOADS_PATH}/${id}.webp`;

export const placeholderUrl = (base64: string): string => `data:image/avif;base64,${base64}`;

const KILOBYTE = 1024;

/** Formats a file size for the image diagnostics, such as `512 bytes`, `1.5 KB` or `2.25 MB`. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '0 bytes';
  if (bytes < KILOBYTE) return `${Math.round(bytes)} bytes`;
  const inUnit = (value: number, unit: string) => `${Number(value.toFixed(2))} ${unit}`;
  const kilobytes = bytes / KILOBYTE;
  return Number(kilobytes.toFixed(2)) < KILOBYTE
    ? inUnit(kilobytes, 'KB')
    : inUnit(kilobytes / KILOBYTE, 'MB');
}

export interface DiagnosticsImage {
  name: string;
  path: string;
  /** The file size in bytes. */
  size: number;
  /** The time of the last change in ISO 8601 format. */
  lastModified: string;
}

/** Data for the image diagnostics. Directories are bucket URLs (`gs://…`). */
export interface DiagnosticsInfo {
  environment: { nodeVersion: string; platform: string; cwd: string };
  directories: { publicExists: boolean; imagesExists: boolean; publicPath: string; imagesPath: string };
  /** Up to 500 images, newest first. */
  images: DiagnosticsImage[];
  /**
   * False if the bucket contains more files than the server checks, in which case `images` may lack newer
   * images.
   */
  isComplete: boolean;
}

export interface UploadResponse {
  path: string;
}
