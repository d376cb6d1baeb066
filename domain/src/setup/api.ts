import type { ExpectedAnswers } from '../general/api';
import type { SetupStatus } from './steps';

export const SETUP_PATHS = {
  setup: '/api/admin/setup',
} as const;

export interface SetupApi {
  /** What is left to do until the site is the owner's. */
  'GET /api/admin/setup': { answer: SetupStatus };
}

export const SETUP_ANSWERS: ExpectedAnswers<SetupApi> = {
  'GET /api/admin/setup': { fields: ['steps'] },
};
