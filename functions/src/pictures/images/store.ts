/**
 * Stores and reads images in the bucket. Objects are named by their public path without the leading slash.
 */
import type { File } from '@google-cloud/storage';
import { COLLECTIONS } from '@app/domain/general/collections';
import {
  UPLOADS_PATH,
  imageRecordId,
  imageVariants,
  parseImagePath,
  uploadPath,
  type DiagnosticsImage,
  type DiagnosticsInfo,
  type ImageRecord,
} from '@app/domain/pictures/images';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { db, getUploadsBucket } from '../../platform/firebase';
import { hasCode } from '../../platform/retry';
import type { PlaceholderImage, EncodedImage } from './codec';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

const LISTED_IMAGES = 500;
/**
 * The maximum number of files that the diagnostics examine: those of 2,500 images, listed in thirty requests.
 */
const EXAMINED_FILES = 30_000;

const objectName = (path: string) => path.slice(1);

/** Returns the paths of stored images that start with the given prefix. */
export async function imagesNamed(prefix: string): Promise<string[]> {
  const bucket = await getUploadsBucket();
  const [files] = await bucket.getFiles({ prefix: objectName(prefix) });
  return files.map(({ name }) => `/${name}`).filter((path) => parseImagePath(path) !== null);
}

/** Returns the path of the stored image with this name; undefined if there is none. */
export const findImage = async (name: string): Promise<string | undefined> =>
  (await imagesNamed(`${UPLOADS_PATH}/${name}-`))[0];

/**
 * Deletes the files and the placeholder of an image that isn't in the library. `id` is the id of its record.
 */
export async function removeImage(id: string): Promise<void> {
  await deleteFiles(await filesOfImage(id));
  await db.collection(COLLECTIONS.images).doc(id).delete();
}

export const saveImage = ({ path, format, bytes }: EncodedImage): Promise<void> =>
  saveFile(path, `image/${format}`, Buffer.from(bytes));

export function uploadId(path: string): string {
  const id = imageRecordId(path);
  if (id === null) throw new Error(`${path} is not the path of an upload`);
  return id;
}

/** Stores a placeholder in Firestore, where pages read it. */
export async function savePlaceholder({ path, bytes }: PlaceholderImage): Promise<void> {
  const record: ImageRecord = { placeholder: Buffer.from(bytes).toString('base64') };
  await db.collection(COLLECTIONS.images).doc(uploadId(path)).set(record);
}

/**
 * Stores a file unless it already exists. The content stored under a name never changes, so existing files
 * needn't be overwritten.
 */
export async function saveFile(path: string, contentType: string, bytes: Buffer): Promise<void> {
  const bucket = await getUploadsBucket();
  try {
    await bucket.file(objectName(path)).save(bytes, {
      resumable: false,
      contentType,
      metadata: { cacheControl: IMAGE_CACHE_CONTROL },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (error) {
    if (!hasCode(error, PRECONDITION_FAILED)) throw error;
  }
}

/** Returns all files of an upload, given the id of its record. */
export async function filesOfImage(id: string): Promise<File[]> {
  const image = parseImagePath(uploadPath(id));
  if (!image) return [];
  const bucket = await getUploadsBucket();
  const [files] = await bucket.getFiles({ prefix: objectName(image.base) });
  // The prefix may also match files with a longer id.
  const names = new Set(imageVariants(image).map(({ path }) => objectName(path)));
  return files.filter(({ name }) => names.has(name));
}

/** Deletes the listed files, except any rewritten since they were listed. */
export async function deleteFiles(files: readonly File[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      try {
        const { generation } = file.metadata;
        await file.delete(generation === undefined ? {} : { ifGenerationMatch: generation });
      } catch (error) {
        if (!hasCode(error, NOT_FOUND) && !hasCode(error, PRECONDITION_FAILED)) throw error;
      }
    }),
  );
}

export async function readImage(path: string): Promise<Buffer | undefined> {
  const bucket = await getUploadsBucket();
  try {
    const [bytes] = await bucket.file(objectName(path)).download();
    return bytes;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return undefined;
    throw error;
  }
}

/**
 * Returns the newest images in a listing, each represented by the file whose path identifies it. Cloud
 * Storage can list files only in name order, so this goes through all of them, up to a limit.
 */
export async function newestImages(
  files: AsyncIterable<Pick<File, 'name' | 'metadata'>>,
  { maxImages = LISTED_IMAGES, maxFiles = EXAMINED_FILES } = {},
): Promise<Pick<DiagnosticsInfo, 'images' | 'isComplete'>> {
  const images: DiagnosticsImage[] = [];
  let count = 0;
  let isComplete = true;
  for await (const { name, metadata } of files) {
    count += 1;
    isComplete = count <= maxFiles;
    if (!isComplete) break;
    const path = `/${name}`;
    if (parseImagePath(path) !== null)
      images.push({
        name: path.slice(path.lastIndexOf('/') + 1),
        path,
        size: Number(metadata.size ?? 0),
        lastModified: metadata.updated ?? '',
      });
  }
  images.sort((a, b) => b.lastModified.localeCompare(a.lastModified));
  return { images: images.slice(0, maxImages), isComplete };
}

export async function readDirectories(): Promise<Omit<DiagnosticsInfo, 'environment'>> {
  const bucket = await getUploadsBucket();
  const files = bucket.getFilesStream({ prefix: `${objectName(UPLOADS_PATH)}/` });
  // Without a bucket, there are no images.
  const newest = await newestImages(files).catch((error: unknown) => {
    if (hasCode(error, NOT_FOUND)) return undefined;
    throw error;
  });
  const { images, isComplete } = newest ?? { images: [], isComplete: true };
  const publicPath = `gs://${bucket.name}`;
  return {
    directories: {
      publicExists: newest !== undefined,
      imagesExists: images.length > 0,
      publicPath,
      imagesPath: `${publicPath}${UPLOADS_PATH}`,
    },
    images,
    isComplete,
  };
}
