/** The bucket. An object's name is its public path without the first slash. */
import type { Bucket, File } from '@google-cloud/storage';
import {
  UPLOADS_PATH,
  parseImagePath,
  type DiagnosticsImage,
  type DiagnosticsInfo,
  type ImageFormat,
} from '@perro-wisdom/domain/images';
import { IMAGE_CACHE_CONTROL } from '../config';
import { uploadsBucket } from '../firebase';
import type { EncodedImage } from './process';

const NOT_FOUND = 404;
const ALREADY_THERE = 412;

/**
 * How many objects the diagnostics look at, and how many pictures they show; a picture is up to twelve
 * objects.
 */
const LISTED_OBJECTS = 10_000;
const LISTED_PICTURES = 500;

export const CONTENT_TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

const objectName = (path: string) => path.slice(1);

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export async function imageExists(path: string): Promise<boolean> {
  const bucket = await uploadsBucket();
  const [exists] = await bucket.file(objectName(path)).exists();
  return exists;
}

/**
 * Stores a file unless it is there already: a name stands for one content, so nothing is ever overwritten.
 */
export async function saveImage({ path, format, bytes }: EncodedImage): Promise<void> {
  const bucket = await uploadsBucket();
  try {
    await bucket.file(objectName(path)).save(bytes, {
      resumable: false,
      contentType: CONTENT_TYPES[format],
      metadata: { cacheControl: IMAGE_CACHE_CONTROL },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (error) {
    if (!hasCode(error, ALREADY_THERE)) throw error;
  }
}

/** A file's bytes, or undefined when there is none of this path. */
export async function readImage(path: string): Promise<Buffer | undefined> {
  const bucket = await uploadsBucket();
  try {
    const [bytes] = await bucket.file(objectName(path)).download();
    return bytes;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return undefined;
    throw error;
  }
}

function describe({ name, metadata }: File): DiagnosticsImage {
  return {
    name: name.slice(name.lastIndexOf('/') + 1),
    path: `/${name}`,
    size: Number(metadata.size ?? 0),
    lastModified: metadata.updated ?? '',
  };
}

/** The files of the uploads folder, or undefined when there is no such bucket. */
async function listFiles(bucket: Bucket): Promise<File[] | undefined> {
  try {
    const [files] = await bucket.getFiles({
      prefix: `${objectName(UPLOADS_PATH)}/`,
      maxResults: LISTED_OBJECTS,
    });
    return files;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return undefined;
    throw error;
  }
}

/** The bucket as the diagnostics show it: each picture once, by the file that names it, newest first. */
export async function readDirectories(): Promise<Pick<DiagnosticsInfo, 'directories' | 'images'>> {
  const bucket = await uploadsBucket();
  const files = await listFiles(bucket);
  const images = (files ?? [])
    .filter(({ name }) => parseImagePath(`/${name}`) !== null)
    .map(describe)
    .sort((a, b) => b.lastModified.localeCompare(a.lastModified))
    .slice(0, LISTED_PICTURES);
  const publicPath = `gs://${bucket.name}`;
  return {
    directories: {
      publicExists: files !== undefined,
      imagesExists: images.length > 0,
      publicPath,
      imagesPath: `${publicPath}${UPLOADS_PATH}`,
    },
    images,
  };
}
