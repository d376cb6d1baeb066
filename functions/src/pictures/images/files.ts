/** Creates and stores the files of an image. */
import { createHash } from 'node:crypto';
import { detectFormat, type PictureFormat } from '@app/domain/pictures/formats';
import type { UploadResponse } from '@app/domain/pictures/images';
import { ApiError } from '../../platform/http/error';
import { addPicture, wasDeleted } from '../store';
import { runJob } from './child-process';
import { isPolyglot } from './polyglot';
import { deleteFiles, filesOfImage, findImage, saveImage, savePlaceholder, uploadId } from './store';

const NAME_LENGTH = 32;

/** Returns the format of an image; throws a 415 for other files and for polyglots. */
export function requireImage(file: Buffer): PictureFormat {
  const kind = detectFormat(file);
  if (!kind) throw new ApiError(415, 'images.notAnImage');
  if (isPolyglot(file)) throw new ApiError(415, 'images.polyglot');
  return kind;
}

export const contentName = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, NAME_LENGTH);

/**
 * Stores an image in all widths and formats, along with its placeholder. Returns its path. Throws an
 * `ApiError` if the image is rejected.
 */
export async function storeFiles(file: Buffer, kind: PictureFormat, name: string): Promise<string> {
  let path: string | undefined;
  for await (const message of runJob({ task: 'files', kind, name }, file)) {
    if (message.type === 'placeholder') await savePlaceholder(message.image);
    else if (message.type === 'file') {
      await saveImage(message.file);
      path = message.file.path;
    }
  }
  if (path === undefined) throw new Error(`No file of image ${name} was created`);
  return path;
}

/**
 * Stores an image and adds it to the library, unless it already exists. Must be called from a task in
 * `imageQueue`.
 */
export async function storeUpload(file: Buffer): Promise<UploadResponse> {
  const kind = requireImage(file);
  const name = contentName(file);
  const path = (await findStored(name)) ?? (await storeFiles(file, kind, name));
  await addPicture(path);
  return { path };
}

/**
 * Returns the path of the stored image with this name, or undefined if there is none. If the image was
 * deleted, removes any files it left behind and returns undefined.
 */
async function findStored(name: string): Promise<string | undefined> {
  const path = await findImage(name);
  if (path === undefined || !(await wasDeleted(path))) return path;
  await deleteFiles(await filesOfImage(uploadId(path)));
  return undefined;
}
