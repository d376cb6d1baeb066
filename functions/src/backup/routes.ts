import type { BackupApi } from '@app/domain/backup/api';
import type { Routes } from '../platform/http/handler';
import { addBackup, linkToBackup, listBackups } from './handler';

export const BACKUP_ROUTES: Routes<BackupApi> = {
  'GET /api/admin/backups': listBackups,
  'POST /api/admin/backups': addBackup,
  'POST /api/admin/backups/{id}/link': linkToBackup,
};
