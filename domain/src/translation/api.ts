import type { TranslationRequest, TranslationResponse, TranslationSettings } from './suggestions';

export interface TranslationApi {
  'GET /api/admin/translations': { answer: TranslationSettings };
  'POST /api/admin/translations': { body: TranslationRequest; answer: TranslationResponse };
}
