import type { SetupApi } from '@app/domain/setup/api';
import type { Routes } from '../platform/http/handler';
import { readSetup } from './store';

export const SETUP_ROUTES: Routes<SetupApi> = {
  'GET /api/admin/setup': async () => ({ steps: await readSetup() }),
};
