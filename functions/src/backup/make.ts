/** Makes the backups that the owner requests and stores them in the bucket. */
import * as logger from 'firebase-functions/logger';
import { pipeline } from 'node:stream/promises';
import { archiveName } from '@app/domain/backup/archive';
import { BACKUP_HEARTBEAT_MS, onEmulators } from '../platform/config';
import { db, getUploadsBucket } from '../platform/firebase';
import { NO_STORE } from '../platform/http/cache';
import { archiveOf, claimBackup, updateBackup } from './store';
import { writeArchive } from './write-archive';

/**
 * The part size for uploads of unknown length. If the connection is lost, just one part has to be resent. The
 * emulator accepts only a single part.
 */
const UPLOAD_PART_BYTES = 16 * 1024 * 1024;

/**
 * Makes a requested backup. Does nothing if another process has already claimed the backup. Throws if the
 * backup fails.
 */
export async function makeBackup(id: string): Promise<void> {
  const claimed = await claimBackup(id);
  if (!claimed) return;
  const { createdAt } = claimed;
  const { GCLOUD_PROJECT: project = '' } = process.env;
  let progress = { done: 0, total: 0 };
  // The heartbeat writes the progress even if it is unchanged, to show that the process is alive.
  const heartbeat = setInterval(() => {
    updateBackup(id, { progress }).catch((error: unknown) =>
      logger.warn('the progress of a backup could not be recorded', { id, cause: String(error) }),
    );
  }, BACKUP_HEARTBEAT_MS);
  try {
    const bucket = await getUploadsBucket();
    const file = archiveOf(bucket, id);
    const { output, manifest } = await writeArchive(
      { project, db, bucket },
      { id, createdAt, onProgress: (reached) => (progress = reached) },
    );
    // The upload compares the bucket's checksum with that of the sent data. If they differ, it deletes the
    // file and fails.
    const upload = file.createWriteStream({
      resumable: true,
      ...(!onEmulators && { chunkSize: UPLOAD_PART_BYTES }),
      metadata: {
        contentType: 'application/zip',
        cacheControl: NO_STORE,
        contentDisposition: `attachment; filename="${archiveName({ id, createdAt: createdAt.toISOString() })}"`,
      },
    });
    await pipeline(output, upload);
    const { documents, files } = await manifest;
    const [{ size }] = await file.getMetadata();
    const bytes = Number(size);
    await updateBackup(id, { state: 'complete', bytes });
    logger.info('backup made', { id, bytes, documents, files });
  } catch (error) {
    await updateBackup(id, { state: 'failed', problem: String(error) });
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
