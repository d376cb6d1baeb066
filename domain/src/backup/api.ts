import type { Backup, BackupLink, BackupList } from './archive';

export interface BackupApi {
  'GET /api/admin/backups': { answer: BackupList };
  /** 202: a backup is being made; the one that is being made already, if there is one. */
  'POST /api/admin/backups': { answer: Backup };
  /** A link to the archive that needs no session, and ends soon. */
  'POST /api/admin/backups/{id}/link': { answer: BackupLink };
}
