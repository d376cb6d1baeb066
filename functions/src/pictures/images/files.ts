/** Makes the files of an image and stores them. */
import { createHash } from 'node:crypto';
import { ApiError } from '../../platform/http/error';
import { encodeFiles } from './child-process';
import { detectKind, isPolyglot, type ImageKind } from './detect';
import { saveImage, savePlaceholder } from './store';

const NAME_LENGTH = 32;

/** Returns the kind of an image; throws a 415 for a file that is none, or also something else. */
export function requireImage(file: Buffer): ImageKind {
  const kind = detectKind(file);
  if (!kind) throw new ApiError(415, 'images.notAnImage');
  if (isPolyglot(file)) throw new ApiError(415, 'images.polyglot');
  return kind;
}

/** Returns the name of a file with this content. */
export const contentName = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, NAME_LENGTH);

/** Stores an image in all widths and formats, with its placeholder; returns its path. Throws an `ApiError` for one that is refused. */
export async function storeFiles(file: Buffer, kind: ImageKind, name: string): Promise<string> {
  let path: string | undefined;
  for await (const output of encodeFiles(file, kind, name)) {
    if (output.type === 'placeholder') {
      await savePlaceholder(output.image);
    } else {
      await saveImage(output.file);
      path = output.file.path;
    }
  }
  if (path === undefined) throw new Error(`No file was created of image ${name}`);
  return path;
}
