import type { PublishingApi } from '@app/domain/publishing/api';
import type { Routes } from '../platform/http/handler';
import { readStatus } from './queue';

export const PUBLISHING_ROUTES: Routes<PublishingApi> = {
  /** Tells the owner whether visitors see everything that she has published. */
  'GET /api/admin/publication': () => readStatus(),
};
