import type { Request, RequestHandler } from 'express';
import {
  UPLOADS_PATH,
  imageRecordId,
  type DiagnosticsInfo,
  type UploadResponse,
} from '@app/domain/pictures/images';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { ApiError } from '../../platform/http/error';
import { pathParameter, type Handler } from '../../platform/http/handler';
import { readUpload } from '../../platform/http/multipart';
import { addPicture, wasDeleted } from '../store';
import { imageQueue } from './child-process';
import { contentName, requireImage, storeFiles } from './files';
import { CONTENT_TYPES, deleteFiles, filesOfImage, findImage, readDirectories, readImage } from './store';

/** Stores an uploaded image under a name made of its content, so the same file uploaded again gets the same path. */
export const uploadImage: Handler<UploadResponse> = async (request, response) => {
  const file = await readUpload(request);
  response.status(201).json(await imageQueue(() => storeUpload(file)));
};

/** Stores an image and adds it to the library, unless it is there; to be called in `imageQueue`. */
export async function storeUpload(file: Buffer): Promise<UploadResponse> {
  const kind = requireImage(file);
  const name = contentName(file);
  const path = (await findStored(name)) ?? (await storeFiles(file, kind, name));
  await addPicture(path);
  return { path };
}

/** Returns the path of the stored image of this name, or undefined. If it was deleted, removes what is left of it. */
async function findStored(name: string): Promise<string | undefined> {
  const path = await findImage(name);
  if (path === undefined || !(await wasDeleted(path))) return path;
  await deleteFiles(await filesOfImage(imageRecordId(path) ?? ''));
  return undefined;
}

/** The names of stored files; any other is a 404. */
const FILE_NAME = /^[a-z0-9][a-z0-9-]*-\d{1,5}x\d{1,5}(-w\d{1,4})?\.(?<format>avif|webp)$/;

/** Serves a file of the bucket. The content of a name never changes, so it is cached for good. */
export const showImage: RequestHandler = async (request, response) => {
  const name = pathParameter(request, 'name');
  const format = FILE_NAME.exec(name)?.groups?.format;
  const bytes = format === undefined ? undefined : await readImage(`${UPLOADS_PATH}/${name}`);
  if (!bytes) throw new ApiError(404, 'api.notFound');

  const range = readRange(request, bytes.length);
  response.set({
    'Cache-Control': IMAGE_CACHE_CONTROL,
    'Content-Type': CONTENT_TYPES[format === 'avif' ? 'avif' : 'webp'],
    'Accept-Ranges': 'bytes',
    ETag: `"${name}"`,
  });
  if (!range) {
    response.send(bytes);
    return;
  }
  response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  response.send(bytes.subarray(range.start, range.end + 1));
};

/**
 * Returns the requested byte range; undefined if the whole file is to be sent: no range, several ranges, or an invalid one. Throws a 416
 * for a range beyond the end.
 */
function readRange(request: Request, size: number): { start: number; end: number } | undefined {
  const ranges = request.range(size);
  if (ranges === -1)
    throw new ApiError(416, 'images.noSuchRange', { headers: { 'Content-Range': `bytes */${size}` } });
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
}

export const showDiagnostics: Handler<DiagnosticsInfo> = async (_request, response) => {
  const { version: nodeVersion, platform } = process;
  response.json({ environment: { nodeVersion, platform, cwd: process.cwd() }, ...(await readDirectories()) });
};
