import type { ExpectedAnswers } from '../general/api';
import type { Backup, BackupLink, BackupStatus } from './archive';

export const BACKUP_PATHS = {
  backups: '/api/admin/backups',
} as const;

/** Returns the path of a part of a copy of everything: `link`, `archive`. */
export const backupPath = (id: string, part: 'link' | 'archive'): string =>
  `${BACKUP_PATHS.backups}/${encodeURIComponent(id)}/${part}`;

export interface BackupApi {
  'GET /api/admin/backups': { answer: BackupStatus };
  /** 202: a copy of everything is being made; the one that is being made already, if there is one. */
  'POST /api/admin/backups': { answer: Backup };
  /** A link to the archive that needs no session, and ends soon. */
  'POST /api/admin/backups/{id}/link': { answer: BackupLink };
  /** The archive itself; on the emulators only, which cannot make such links. */
  'GET /api/admin/backups/{id}/archive': { answer: never };
}

export const BACKUP_ANSWERS: ExpectedAnswers<BackupApi> = {
  'GET /api/admin/backups': { fields: ['backups', 'health'] },
  'POST /api/admin/backups': { fields: ['id', 'state'] },
  'POST /api/admin/backups/{id}/link': { fields: ['url'] },
  'GET /api/admin/backups/{id}/archive': 'file',
};
