import type { Backup } from './archive';

export interface BackupApi {
  /** The backups in the bucket, in progress and failed, newest first. */
  'GET /api/admin/backups': { answer: { backups: Backup[] } };
  /** 202 with the new backup, or with the one already in progress. */
  'POST /api/admin/backups': { answer: Backup };
  /** A short-lived link to the archive that needs no session. */
  'POST /api/admin/backups/{id}/link': { answer: { url: string } };
}
