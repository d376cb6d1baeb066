/** Requests suggested translations from the server. */
import { otherLocale, type Locale } from '@app/domain/general/locale';
import type { TranslationRequest } from '@app/domain/translation/suggestions';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';

/** Returns suggested translations in the same order as `texts`. Rejects with an `ApiError`. */
export async function translate(texts: TranslationRequest['texts'], from: Locale): Promise<string[]> {
  const body = { from, to: otherLocale(from), texts };
  return (await callApi('POST /api/admin/translations', { body })).texts;
}

/**
 * Returns whether suggested translations are enabled, or undefined if that isn't known yet. Fetched once per
 * visit, because only a deployment changes it.
 */
export const useCanTranslate = (): boolean | undefined =>
  useQuery({ ...ownerQuery('GET /api/admin/translations'), refetchOnMount: false }).data?.isAvailable;
