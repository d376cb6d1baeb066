import type { ExpectedAnswers } from '../general/api';
import type { TranslationRequest, TranslationResponse, TranslationSettings } from './suggestions';

export const TRANSLATION_PATHS = {
  translations: '/api/admin/translations',
} as const;

export interface TranslationApi {
  'GET /api/admin/translations': { answer: TranslationSettings };
  'POST /api/admin/translations': { body: TranslationRequest; answer: TranslationResponse };
}

export const TRANSLATION_ANSWERS: ExpectedAnswers<TranslationApi> = {
  'GET /api/admin/translations': { fields: ['isAvailable'] },
  'POST /api/admin/translations': { fields: ['texts'] },
};
