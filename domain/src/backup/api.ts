import type { Backup } from './archive';

export interface BackupApi {
  /** Those in the bucket, and those that are being made or have failed, newest first. */
  'GET /api/admin/backups': { answer: { backups: Backup[] } };
  /** 202: a backup is being made; the one that is being made already, if there is one. */
  'POST /api/admin/backups': { answer: Backup };
  /** A link to the archive that needs no session, and ends soon. */
  'POST /api/admin/backups/{id}/link': { answer: { url: string } };
}
