import type { TranslationResponse, TranslationSettings } from '@app/domain/translation/suggestions';
import { translationRequestSchema } from '@app/domain/translation/suggestions.schema';
import { JSON_MAX_BYTES, translation } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import type { Handler } from '../platform/http/handler';
import { recentFacts } from '../content/site';
import { translate } from './translator';

export const showTranslationSettings: Handler<TranslationSettings> = (_request, response) => {
  response.json({ isAvailable: translation().isOn });
};

/** Returns suggested translations. Stores nothing. */
export const suggestTranslations: Handler<TranslationResponse> = async (request, response) => {
  const { isOn, standIn } = translation();
  if (!isOn) throw new ApiError(409, 'translation.off');
  const body = validate(translationRequestSchema, readJson(request, JSON_MAX_BYTES));
  const { name, trainerName } = await recentFacts();
  response.json({ texts: await translate(body, [name, trainerName], standIn) });
};
