import type { PublishingApi } from '@app/domain/publishing/api';
import type { Routes } from '../platform/http/handler';
import { showPublicationStatus } from './handler';

export const PUBLISHING_ROUTES: Routes<PublishingApi> = {
  'GET /api/admin/publication': showPublicationStatus,
};
