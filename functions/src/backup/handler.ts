import type { Request } from 'express';
import { pipeline } from 'node:stream/promises';
import { BACKUP_PATHS, backupPath } from '@perro-wisdom/domain/backup/api';
import {
  archiveName,
  backupHealth,
  type Backup,
  type BackupLink,
  type BackupStatus,
} from '@perro-wisdom/domain/backup/archive';
import { BACKUP_LINK_MS, onEmulators } from '../platform/config';
import { uploadsBucket } from '../platform/firebase';
import { NO_STORE } from '../platform/http/cache';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Handler } from '../platform/http/handler';
import { DOCUMENT_ID } from '../platform/http/paging';
import { archiveOf, readBackup, readBackups, requestBackup } from './store';

/** Tells the owner which copies there are, and whether all is well. */
export const listBackups: Handler<BackupStatus> = async (_request, response) => {
  const backups = await readBackups();
  response.json({ backups, ...backupHealth(backups, Date.now()) });
};

/** Begins to make a copy, or names the one that is being made. */
export const addBackup: Handler<Backup> = async (_request, response) => {
  const backup = await requestBackup('owner');
  response.status(202).location(`${BACKUP_PATHS.backups}/${backup.id}`).json(backup);
};

/**
 * Returns a link to an archive. It leads straight to the bucket, since a response of the function has 32 MB at most, and it needs no
 * session, so it ends soon.
 */
export const linkToBackup: Handler<BackupLink> = async (request, response) => {
  const { id } = await requestedBackup(request);
  if (onEmulators) {
    // The emulators cannot sign.
    response.json({ url: backupPath(id, 'archive') });
    return;
  }
  const [url] = await archiveOf(await uploadsBucket(), id).getSignedUrl({
    version: 'v4',
    action: 'read',
    expires: Date.now() + BACKUP_LINK_MS,
  });
  response.json({ url });
};

/** Sends an archive itself, on the emulators only. */
export const showArchive: Handler<never> = async (request, response) => {
  if (!onEmulators) throw new ApiError(404, 'api.notFound');
  const backup = await requestedBackup(request);
  response.set({
    'Cache-Control': NO_STORE,
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${archiveName(backup)}"`,
  });
  await pipeline(archiveOf(await uploadsBucket(), backup.id).createReadStream(), response);
};

/** Throws a 404 unless the copy that a request names has an archive. */
async function requestedBackup(request: Request): Promise<Backup> {
  const id = pathParameter(request, 'id');
  const backup = DOCUMENT_ID.test(id) ? await readBackup(id) : undefined;
  if (!backup || (backup.state !== 'complete' && backup.state !== 'damaged'))
    throw new ApiError(404, 'backup.notFound');
  const [exists] = await archiveOf(await uploadsBucket(), id).exists();
  if (!exists) throw new ApiError(404, 'backup.notFound');
  return backup;
}
