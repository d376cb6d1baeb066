/**
 * Renders images on the server, such as social images. Each one is rendered on first use and then stored in
 * the bucket.
 */
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import type { Brand } from '@app/domain/content/brand';
import { parseImagePath } from '@app/domain/pictures/images';
import { IMAGE_CACHE_CONTROL } from '../../platform/config';
import { NO_STORE } from '../../platform/http/cache';
import { ApiError } from '../../platform/http/error';
import { hasCode } from '../../platform/retry';
import { imageQueue, makeImage } from './child-process';
import { lookFor } from './look';
import type { Composition } from './social-image-renderer';
import { readImage, saveFile } from './store';

const FORBIDDEN = 403;

/**
 * Returns the image stored at a path, rendering and storing it first if necessary. Social images are JPEGs.
 */
export async function storedImage(
  path: string,
  render: () => Promise<Buffer>,
  type = 'image/jpeg',
): Promise<Buffer> {
  const find = () => readImage(path);
  return (
    (await find()) ??
    imageQueue(async () => {
      // An earlier task in the queue may have rendered the same image.
      const stored = await find();
      if (stored) return stored;
      const image = await render();
      await saveFile(path, type, image).catch((error: unknown) => {
        // The service account of a pull request's preview is read-only (docs/deploy.md, "GitHub").
        if (!hasCode(error, FORBIDDEN)) throw error;
        logger.warn('no permission to store an image', { path });
      });
      return image;
    })
  );
}

/**
 * Composes a social image with the photo and the logo. Without a photo, shows only the logo; without either,
 * shows a landscape.
 */
export function composeSocialImage(
  texts: { title: string; subtitle: string },
  brand: Brand,
  photo = { path: '', focus: '' },
): Promise<Buffer> {
  const compose = (
    picture: Composition['picture'],
    upload: Buffer = Buffer.alloc(0),
    logo: Buffer = Buffer.alloc(0),
  ) => {
    // The logo already contains the name.
    const title = logo.length > 0 && brand.logoHasName ? '' : texts.title;
    const composition = { ...texts, title, look: lookFor(brand), picture };
    const job = { task: 'compose social image', composition, pictureBytes: upload.length } as const;
    return makeImage(job, Buffer.concat([upload, logo]));
  };
  return ofUpload(photo.path, (upload) =>
    ofUpload(brand.logo, (logo) =>
      upload
        ? compose({ kind: 'photo', focus: photo.focus }, upload, logo)
        : compose({ kind: logo ? 'logo' : 'landscape' }, logo),
    ),
  );
}

/**
 * Sends a social image. Its path contains a hash of the content, so the image is cached forever. An outdated
 * path redirects to the current one.
 */
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
    .type('image/jpeg')
    .send(await read());
}

/**
 * Makes an image from the upload at a path, or without one if the path isn't an upload's or the upload can't
 * be decoded. Uploads are stored as WebP.
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
