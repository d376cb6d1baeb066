import type { PublishingApi } from '@app/domain/publishing/api';
import type { Routes } from '../platform/http/handler';
import { readStatus } from './queue';

export const PUBLISHING_ROUTES: Routes<PublishingApi> = {
  /** Returns the publishing status: whether visitors see everything that the owner has published. */
  'GET /api/admin/publication': () => readStatus(),
};
