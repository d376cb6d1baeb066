import type { Backup } from './archive';

export interface BackupApi {
  /** Returns the finished, running and failed backups, newest first. */
  'GET /api/admin/backups': { answer: { backups: Backup[] } };
  /** Responds with a 202 and the new backup, or the backup that is already in progress. */
  'POST /api/admin/backups': { answer: Backup };
  /** Returns a short-lived link to the archive. The link works without a session. */
  'POST /api/admin/backups/{id}/link': { answer: { url: string } };
}
