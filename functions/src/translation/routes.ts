import type { TranslationApi } from '@app/domain/translation/api';
import { translationRequestSchema } from '@app/domain/translation/suggestions.schema';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import type { Routes } from '../platform/http/handler';
import { readRecentFacts } from '../content/site';
import { translate, translation } from './translator';

export const TRANSLATION_ROUTES: Routes<TranslationApi> = {
  'GET /api/admin/translations': () => ({ isAvailable: translation().isOn }),
  'POST /api/admin/translations': async (request) => {
    const { isOn, standIn } = translation();
    if (!isOn) throw new ApiError(409, 'translation.off');
    const body = validate(translationRequestSchema, readJson(request, JSON_MAX_BYTES));
    const { name, trainerName } = await readRecentFacts();
    return { texts: await translate(body, [name, trainerName], standIn) };
  },
};
