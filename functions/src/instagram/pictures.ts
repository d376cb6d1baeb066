/** Our copies of the posts' pictures: Instagram's addresses expire, and visitors' browsers load nothing from it. */
import * as logger from 'firebase-functions/logger';
import { UPLOADS_PATH, UPLOAD_MAX_BYTES, imageRecordId } from '@app/domain/pictures/images';
import { imageQueue } from '../pictures/images/child-process';
import { contentName, requireImage, storeFiles } from '../pictures/images/files';
import { findImage, imagesNamed, removeImage } from '../pictures/images/store';
import { unusedAmong } from '../pictures/store';
import { readBytes, timeLimit } from './call';
import type { InstagramConfig } from './config';

/** Keeps them apart from the owner's uploads: they are not in her library, and are removed with their posts. */
const PREFIX = 'instagram-';

/** As many values as Firestore compares a field with. */
const LOOKED_UP_AT_ONCE = 30;

/** Loads and stores a picture; returns its path, or null if that is not possible now. The same content always gets the same path. */
export async function storePicture(address: string, config: InstagramConfig): Promise<string | null> {
  const url = new URL(address);
  if (!config.isPictureAddress(url)) {
    logger.warn('a picture is not at Instagram', { host: url.host });
    return null;
  }
  try {
    const file = await download(url, config);
    const kind = requireImage(file);
    const name = PREFIX + contentName(file);
    return await imageQueue(async () => (await findImage(name)) ?? (await storeFiles(file, kind, name)));
  } catch (error) {
    logger.warn('a picture of Instagram could not be stored', {
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

/** Removes the copies that no document names any more. */
export async function removeUnusedPictures(): Promise<void> {
  const ids = (await imagesNamed(`${UPLOADS_PATH}/${PREFIX}`)).flatMap((path) => imageRecordId(path) ?? []);
  // The rest comes with the next change.
  for (const id of await unusedAmong(ids.slice(0, LOOKED_UP_AT_ONCE))) await removeImage(id);
}
