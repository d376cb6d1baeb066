import type { SetupApi } from '@app/domain/setup/api';
import type { Routes } from '../platform/http/handler';
import { showSetup } from './handler';

export const SETUP_ROUTES: Routes<SetupApi> = {
  'GET /api/admin/setup': showSetup,
};
