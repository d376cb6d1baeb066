/** Images that the server makes, such as social images: each is rendered when it is first needed, and stored in the bucket. */
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { parseImagePath } from '@app/domain/pictures/images';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { NO_STORE } from '../../platform/http/cache';
import { ApiError } from '../../platform/http/error';
import { imageQueue } from './child-process';
import { readImage, saveFile } from './store';

const SOCIAL_IMAGE_TYPE = 'image/jpeg';

/** Returns the image at a path; renders it unless it is stored. */
export async function storedImage(
  path: string,
  type: 'image/jpeg' | 'image/png',
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const find = () => readImage(path);
  return (
    (await find()) ??
    imageQueue(async () => {
      // An earlier task of the queue may have rendered the same image.
      const stored = await find();
      if (stored) return stored;
      const image = await render();
      await saveFile(path, type, image);
      return image;
    })
  );
}

/** Returns the social image (JPEG) at a path; renders it unless it is stored. */
export const storedSocialImage = (path: string, render: () => Promise<Buffer>): Promise<Buffer> =>
  storedImage(path, SOCIAL_IMAGE_TYPE, render);

/** Sends a social image. Its path contains a hash of the content, so the image is cached for good; an outdated path redirects to the present one. */
export async function sendSocialImage(
  request: Request,
  response: Response,
  path: string,
  read: () => Promise<Buffer>,
): Promise<void> {
  if (request.path !== path) {
    response.set('Cache-Control', NO_STORE).redirect(302, path);
    return;
  }
  response
    .set('Cache-Control', IMAGE_CACHE_CONTROL)
    .type(SOCIAL_IMAGE_TYPE)
    .send(await read());
}

/**
 * Makes an image of an upload; of nothing if the path is none, or if it cannot be decoded. Uploads are stored as WebP.
 */
export async function ofUpload(
  path: string,
  make: (upload: Buffer | undefined) => Promise<Buffer>,
): Promise<Buffer> {
  const upload = parseImagePath(path) ? await readImage(path) : undefined;
  try {
    return await make(upload);
  } catch (error) {
    if (!(error instanceof ApiError) || !upload) throw error;
    logger.warn('a picture cannot be decoded', { path, problem: error.message });
    return make(undefined);
  }
}
