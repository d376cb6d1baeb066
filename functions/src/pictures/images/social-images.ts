/** Social images of posts and of the site: each is rendered when it is first needed, and stored in the bucket. */
import type { Request, Response } from 'express';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { NO_STORE } from '../../platform/http/cache';
import { imageQueue } from './child-process';
import { readImage, saveFile } from './store';

const SOCIAL_IMAGE_TYPE = 'image/jpeg';

/** Returns the social image at a path; renders it (JPEG) unless it is stored. */
export async function storedSocialImage(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const find = () => readImage(path);
  return (
    (await find()) ??
    imageQueue(async () => {
      // An earlier task of the queue may have rendered the same social image.
      const stored = await find();
      if (stored) return stored;
      const jpeg = await render();
      await saveFile(path, SOCIAL_IMAGE_TYPE, jpeg);
      return jpeg;
    })
  );
}

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
