import type { SetupStatus } from './steps';

export interface SetupApi {
  /** What is left to do until the site is the owner's. */
  'GET /api/admin/setup': { answer: SetupStatus };
}
