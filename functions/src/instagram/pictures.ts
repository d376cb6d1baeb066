/**
 * Stores copies of the posts' pictures, because Instagram's URLs expire and visitors' browsers must not load
 * anything from Instagram.
 */
import * as logger from 'firebase-functions/logger';
import { UPLOADS_PATH, UPLOAD_MAX_BYTES, imageRecordId } from '@app/domain/pictures/images';
import { imageQueue } from '../pictures/images/child-process';
import { contentName, requireImage, storeFiles } from '../pictures/images/files';
import { findImage, imagesNamed, removeImage } from '../pictures/images/store';
import { unusedAmong } from '../pictures/store';
import { readBytes } from '../platform/http/read-bytes';
import { timeLimit } from './call';
import type { InstagramConfig } from './config';

/**
 * The prefix for copies' file names, to tell them from the owner's uploads. Copies don't appear in the
 * picture library and are removed along with their posts.
 */
const PREFIX = 'instagram-';

/** The maximum number of values a Firestore query can compare a field to. */
const LOOKED_UP_AT_ONCE = 30;

/**
 * Downloads and stores a picture. Returns its path, or null if the picture can't be loaded or stored.
 * Identical content always gets the same path.
 */
export async function storePicture(address: string, config: InstagramConfig): Promise<string | null> {
  const url = new URL(address);
  if (!config.isPictureAddress(url)) {
    logger.warn('a picture has an unexpected host', { host: url.host });
    return null;
  }
  try {
    const file = await download(url, config);
    const kind = requireImage(file);
    const name = PREFIX + contentName(file);
    return await imageQueue(async () => (await findImage(name)) ?? (await storeFiles(file, kind, name)));
  } catch (error) {
    logger.warn('a picture from Instagram could not be stored', {
      cause: error instanceof Error ? error.message : 'unknown',
    });
    return null;
  }
}

async function download(url: URL, config: InstagramConfig): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: timeLimit(config) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const bytes = await readBytes(response, UPLOAD_MAX_BYTES);
  if (!bytes) throw new Error(`more than ${UPLOAD_MAX_BYTES} bytes`);
  return bytes;
}

/** Removes copies that no document references. */
export async function removeUnusedPictures(): Promise<void> {
  const ids = (await imagesNamed(`${UPLOADS_PATH}/${PREFIX}`)).flatMap((path) => imageRecordId(path) ?? []);
  // Checks only as many copies as one query can look up. The next change to the posts removes the rest.
  for (const id of await unusedAmong(ids.slice(0, LOOKED_UP_AT_ONCE))) await removeImage(id);
}
