/** The end of the copies in the bucket: they contain messages that were deleted since, so none lives on, whether newer ones succeed or not. */
import type { Bucket } from '@google-cloud/storage';
import * as logger from 'firebase-functions/logger';
import { BACKUP_LIFE_DAYS, BACKUPS_FOLDER } from '@perro-wisdom/domain/backup/archive';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { DAY_MS } from '@perro-wisdom/domain/general/dates';
import { db } from '../platform/firebase';

/** Deletes the archives above the age limit, with their records. Goes by the files alone: one without a record expires, too. */
export async function removeExpiredBackups(bucket: Bucket, now: number): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: BACKUPS_FOLDER });
  const expired = files.filter(
    ({ metadata: { timeCreated } }) =>
      timeCreated !== undefined && now - Date.parse(timeCreated) > BACKUP_LIFE_DAYS * DAY_MS,
  );
  for (const file of expired) {
    await file.delete({ ignoreNotFound: true });
    const id = file.name.slice(BACKUPS_FOLDER.length).replace(/\.zip$/, '');
    if (id !== '' && !id.includes('/')) await db.collection(COLLECTIONS.backups).doc(id).delete();
  }
  if (expired.length > 0)
    logger.info('copies of everything above the age limit deleted', { count: expired.length });
}
