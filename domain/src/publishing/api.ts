import type { PublicationStatus } from './publication';

export interface PublishingApi {
  'GET /api/admin/publication': { answer: PublicationStatus };
}
