import type { TranslationApi } from '@app/domain/translation/api';
import type { Routes } from '../platform/http/handler';
import { showTranslationSettings, suggestTranslations } from './handler';

export const TRANSLATION_ROUTES: Routes<TranslationApi> = {
  'GET /api/admin/translations': showTranslationSettings,
  'POST /api/admin/translations': suggestTranslations,
};
