import type { ExpectedAnswers } from '../general/api';
import type { PublicationStatus } from './publication';

export const PUBLISHING_PATHS = {
  adminPublication: '/api/admin/publication',
} as const;

export interface PublishingApi {
  'GET /api/admin/publication': { answer: PublicationStatus };
}

export const PUBLISHING_ANSWERS: ExpectedAnswers<PublishingApi> = {
  'GET /api/admin/publication': { fields: ['state', 'liveSince'] },
};
