import type { PublicationStatus } from './publication';

export const PUBLISHING_PATHS = {
  adminPublication: '/api/admin/publication',
} as const;

export interface PublishingApi {
  'GET /api/admin/publication': { answer: PublicationStatus };
}
