import type { Request, RequestHandler } from 'express';
import { UPLOADS_PATH } from '@app/domain/pictures/images';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { ApiError } from '../../platform/http/error';
import { pathParameter } from '../../platform/http/handler';
import { CONTENT_TYPES, readImage } from './store';

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
