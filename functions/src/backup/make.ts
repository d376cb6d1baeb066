/** Makes copies of everything in the bucket, and checks them. */
import * as logger from 'firebase-functions/logger';
import { pipeline } from 'node:stream/promises';
import { archiveName, backupHealth } from '@perro-wisdom/domain/backup/archive';
import { BACKUP_HEARTBEAT_MS, BACKUP_NIGHT_MS, onEmulators } from '../platform/config';
import { uploadsBucket } from '../platform/firebase';
import { NO_STORE } from '../platform/http/cache';
import { ArchiveRefused } from './check-archive';
import { Database } from './database';
import { removeExpiredBackups } from './expiry';
import { archiveInBucket, openArchive, type Archive } from './read-archive';
import { archiveOf, claimBackup, readBackups, removeOldBackups, requestBackup, updateBackup } from './store';
import { writeArchive, type Source } from './write-archive';

/** An upload of unknown length is sent in parts, so that a lost connection costs one part. The emulator takes a single part only. */
const UPLOAD_PART_BYTES = 16 * 1024 * 1024;

async function source(): Promise<Source> {
  const { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: emulator } = process.env;
  if (!project) throw new Error('GCLOUD_PROJECT is not set.');
  return { database: new Database({ project, emulator }), bucket: await uploadsBucket() };
}

/** Makes a copy that was asked for, and reads it back. Does nothing if it is being made already. Throws when it cannot be made. */
export async function makeBackup(id: string): Promise<void> {
  const claimed = await claimBackup(id);
  if (!claimed) return;
  const from = await source();
  const file = archiveOf(from.bucket, id);
  const reporter = reportProgress(id);
  try {
    const { output, manifest } = await writeArchive(from, {
      id,
      createdAt: claimed.createdAt,
      onProgress: reporter.progress,
    });
    const upload = file.createWriteStream({
      resumable: true,
      ...(!onEmulators && { chunkSize: UPLOAD_PART_BYTES }),
      metadata: {
        contentType: 'application/zip',
        cacheControl: NO_STORE,
        contentDisposition: `attachment; filename="${archiveName({ id, createdAt: claimed.createdAt.toISOString() })}"`,
      },
    });
    await pipeline(output, upload);
    const { documents, files, fileBytes } = await manifest;
    reporter.checking(fileBytes);
    const bytes = await verify(id, reporter.progress);
    await reporter.stop();
    await updateBackup(id, { state: 'complete', checkedAt: new Date(), bytes, documents, files });
    logger.info('copy of everything made', { id, bytes, documents, files });
  } catch (error) {
    await reporter.stop();
    await updateBackup(id, {
      state: 'failed',
      problem: error instanceof Error ? error.message : String(error),
    })
      .then(() => removeOldBackups(from.bucket))
      // The copy then counts as failed when it was silent for long enough, and a later run removes what is left of it.
      .catch((cause: unknown) =>
        logger.warn('what is left of a failed copy could not be removed', { id, cause: String(cause) }),
      );
    throw error;
  }
  await removeOldBackups(from.bucket);
}

/** Reads a copy in the bucket from beginning to end; returns its size. Throws an `ArchiveRefused` if it is not complete. */
async function verify(
  id: string,
  onProgress?: (progress: { done: number; total: number }) => void,
): Promise<number> {
  const file = archiveOf(await uploadsBucket(), id);
  const [exists] = await file.exists();
  if (!exists) throw new ArchiveRefused('The archive is missing in the bucket.');
  await file.getMetadata();
  const archive: Archive = await openArchive(archiveInBucket(file));
  if (archive.manifest.id !== id) throw new ArchiveRefused('The archive is that of another copy.');
  const total = archive.manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0);
  await archive.verify((done) => onProgress?.({ done, total }));
  return Number(file.metadata.size);
}

/** Records progress every few seconds, even if there is none: the maker is alive. */
function reportProgress(id: string) {
  let current: Parameters<typeof updateBackup>[1] = { state: 'writing' };
  let pending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const changes = current;
    pending = pending
      .then(() => updateBackup(id, changes))
      .catch((error: unknown) =>
        logger.warn('the progress of a copy could not be recorded', { id, cause: String(error) }),
      );
  }, BACKUP_HEARTBEAT_MS);
  return {
    progress: (progress: { done: number; total: number }) => {
      current = { ...current, progress };
    },
    checking: (total: number) => {
      current = { state: 'checking', progress: { done: 0, total } };
    },
    stop: () => {
      clearInterval(timer);
      return pending;
    },
  };
}

/** Makes a copy that the owner has asked for. A failure is recorded with the copy, where she sees it, and in the log. */
export async function makeRequestedBackup(id: string): Promise<void> {
  await makeBackup(id).catch((error: unknown) => {
    logger.error('a copy of everything could not be made', {
      id,
      cause: error instanceof Error ? error.stack : error,
    });
  });
}

/** Makes the copy of this night. Does nothing if it has been made: the platform may call twice for one night. */
export async function backUpNightly(now = Date.now()): Promise<void> {
  const isMade = (await readBackups(now)).some(
    ({ kind, state, createdAt }) =>
      kind === 'nightly' && state === 'complete' && now - Date.parse(createdAt) < BACKUP_NIGHT_MS,
  );
  if (isMade) return;
  const { id } = await requestBackup('nightly', now);
  await makeBackup(id);
}

/** Deletes copies above the age limit, reads the newest complete one again, records the result, and reports it in the log if all is not well. Runs once a day. */
export async function checkBackups(now = Date.now()): Promise<void> {
  await removeExpiredBackups(await uploadsBucket(), now);
  const newest = (await readBackups(now)).find(({ state }) => state === 'complete');
  if (newest) {
    try {
      await verify(newest.id);
      await updateBackup(newest.id, { checkedAt: new Date(now) });
    } catch (error) {
      // Of a bucket that does not respond, nothing is known; the next run checks again.
      if (!(error instanceof ArchiveRefused)) throw error;
      await updateBackup(newest.id, { state: 'damaged', checkedAt: new Date(now), problem: error.message });
    }
  }
  const { health, lastGoodAt } = backupHealth(await readBackups(now), now);
  if (health !== 'good')
    logger.error('there is no good and recent copy of everything', { health, lastGoodAt });
  // Those whose process died have removed nothing themselves.
  await removeOldBackups(await uploadsBucket(), now);
}
