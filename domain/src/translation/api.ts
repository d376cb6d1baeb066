import type { TranslationRequest, TranslationResponse, TranslationSettings } from './suggestions';

export const TRANSLATION_PATHS = {
  translations: '/api/admin/translations',
} as const;

export interface TranslationApi {
  'GET /api/admin/translations': { answer: TranslationSettings };
  'POST /api/admin/translations': { body: TranslationRequest; answer: TranslationResponse };
}
