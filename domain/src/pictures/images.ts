/**
 * Images: their paths, sizes and formats, and the image diagnostics.
 *
 * The path of an image contains its size: `/images/uploads/3f2a…-1600x1067.webp`. The same folder has the
 * full size as `.avif`, and narrower copies in both formats (`…-1600x1067-w640.webp`). So a page can write
 * `srcset`, width and height without reading anything.
 */
import { asRecord, asText } from '../stored/reader';

/** The public path of the uploads. Without the first slash it is their folder in the bucket. */
export const UPLOADS_PATH = '/images/uploads';

/** Returns the name of a project's default bucket, which has the uploads. */
export const bucketName = (projectId: string): string => `${projectId}.firebasestorage.app`;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The multipart field that carries the file. */
export const UPLOAD_FIELD = 'image';
/** Larger images are scaled down to this width and height, in pixels. */
export const IMAGE_MAX_SIDE = 1920;
/** The widths of the narrower copies, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 640, 960, 1280] as const;
/** The smallest first: a browser uses the first one that it supports. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The image diagnostics stop checking a path after this time. */
export const PATH_CHECK_TIMEOUT_MS = 5000;

export interface SizedImage {
  /** The path without its extension: `/images/uploads/3f2a…-1600x1067`. */
  base: string;
  width: number;
  height: number;
}

const SIZED_IMAGE = /^(\/images\/.+-(\d{1,5})x(\d{1,5}))\.webp$/;

/** Parses the path of an image; returns null for a path of another form. */
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
 * Returns all files of an image, narrowest first in each format: every standard width below its own, then its
 * own.
 */
export function imageVariants({ base, width }: SizedImage): ImageVariant[] {
  const narrower = IMAGE_WIDTHS.filter((candidate) => candidate < width);
  return IMAGE_FORMATS.flatMap((format) => [
    ...narrower.map((w) => ({ path: `${base}-w${w}.${format}`, width: w, format })),
    { path: `${base}.${format}`, width, format },
  ]);
}

/**
 * How the low-quality placeholder (LQIP) of an image is made: about a kilobyte of AVIF, inlined in pages that
 * begin with the image. It is as wide as a phone and has more than 0.05 bits per displayed pixel; browsers
 * ignore images below that for Largest Contentful Paint.
 */
export const PLACEHOLDER_IMAGE = {
  width: 480,
  blur: 12,
  avif: { quality: 10, effort: 6, chromaSubsampling: '4:2:0' },
} as const;

/** The Firestore document of an image. */
export interface ImageRecord {
  /** AVIF in base64; empty for a transparent image, behind which a placeholder would stay visible. */
  placeholder: string;
}

export const asImageRecord = asRecord<ImageRecord>({ placeholder: asText });

/** Returns the id of an image's Firestore document; null for a path that is not an upload's. */
export function imageRecordId(path: string): string | null {
  const [folder, id] = parseImagePath(path)?.base.split(/\/(?=[^/]*$)/) ?? [];
  return folder === UPLOADS_PATH && id !== undefined ? id : null;
}

/** Returns the path of an upload, by the id of its record. */
export const uploadPath = (id: string): string => `${UPLOADS_PATH}/${id}.webp`;

export const placeholderUrl = (base64: string): string => `data:image/avif;base64,${base64}`;

const KILOBYTE = 1024;

/** Formats the size of a file for the image diagnostics: `512 bytes`, `1.5 KB`, `2.25 MB`. */
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
  /** Bytes. */
  size: number;
  /** ISO 8601. */
  lastModified: string;
}

/** The data of the image diagnostics. Directories are addresses in the bucket: `gs://…`. */
export interface DiagnosticsInfo {
  environment: { nodeVersion: string; platform: string; cwd: string };
  directories: { publicExists: boolean; imagesExists: boolean; publicPath: string; imagesPath: string };
  /** Newest first, up to 500. */
  images: DiagnosticsImage[];
  /** False if the bucket has more files than the server examines: `images` may then lack newer images. */
  isComplete: boolean;
}

export interface UploadResponse {
  path: string;
}
