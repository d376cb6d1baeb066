import type { SetupStatus } from './steps';

export interface SetupApi {
  /** Returns the steps of the setup list. */
  'GET /api/admin/setup': { answer: SetupStatus };
}
