import type { BackupApi } from '@app/domain/backup/api';
import { onEmulators } from '../platform/config';
import { getUploadsBucket } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Routes } from '../platform/http/handler';
import { DOCUMENT_ID } from '../platform/http/paging';
import { archiveOf, readBackup, readBackups, requestBackup } from './store';

/** How long a link to an archive works. Downloads that are already in progress continue after that. */
const BACKUP_LINK_MS = 15 * 60_000;

export const BACKUP_ROUTES: Routes<BackupApi> = {
  'GET /api/admin/backups': async () => ({ backups: await readBackups() }),
  'POST /api/admin/backups': async (_request, response) => {
    const backup = await requestBackup();
    response.status(202).location(`/api/admin/backups/${backup.id}`);
    return backup;
  },
  /**
   * Returns a link to an archive in the bucket, because the function's own responses are limited to 32 MB.
   * The link doesn't require a session, so it expires quickly.
   */
  'POST /api/admin/backups/{id}/link': async (request) => {
    const id = pathParameter(request, 'id');
    const backup = DOCUMENT_ID.test(id) ? await readBackup(id) : undefined;
    const file = archiveOf(await getUploadsBucket(), id);
    if (backup?.state !== 'complete' || !(await file.exists())[0]) throw new ApiError(404, 'backup.notFound');
    // The emulators can't sign URLs, and don't need to.
    const [url] = onEmulators
      ? [file.publicUrl()]
      : await file.getSignedUrl({ version: 'v4', action: 'read', expires: Date.now() + BACKUP_LINK_MS });
    return { url };
  },
};
