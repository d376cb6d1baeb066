import type { RequestHandler } from 'express';
import { UPLOADS_PATH } from '@app/domain/pictures/images';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { ApiError } from '../../platform/http/error';
import { pathParameter } from '../../platform/http/handler';
import { readImage } from './store';

/** Matches the names of stored files; any other name gets a 404. */
const FILE_NAME = /^[a-z0-9][a-z0-9-]*-\d{1,5}x\d{1,5}(-w\d{1,4})?\.(?<format>avif|webp)$/;

/** Serves a file from the bucket. The content stored under a name never changes, so it is cached forever. */
export const showImage: RequestHandler = async (request, response) => {
  const name = pathParameter(request, 'name');
  const format = FILE_NAME.exec(name)?.groups?.format;
  const bytes = format === undefined ? undefined : await readImage(`${UPLOADS_PATH}/${name}`);
  if (!bytes) throw new ApiError(404, 'api.notFound');

  response
    .set({
      'Cache-Control': IMAGE_CACHE_CONTROL,
      'Content-Type': `image/${format}`,
      ETag: `"${name}"`,
    })
    .send(bytes);
};
