import { LOCALES, type Locale } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';

/** A text to translate. */
interface SourceText {
  text: string;
  isHtml: boolean;
}

export interface Translator {
  /** Whether suggested translations are switched on; null while that is unknown. */
  isAvailable: boolean | null;
  /** Returns the suggested translations, in the order of the texts. Rejects with an `ApiError`. */
  translate: (texts: readonly SourceText[], from: Locale) => Promise<string[]>;
}

async function translate(texts: readonly SourceText[], from: Locale): Promise<string[]> {
  const to = LOCALES.find((locale) => locale !== from) ?? from;
  const answer = await callApi('POST /api/admin/translations', { body: { from, to, texts: [...texts] } });
  return answer.texts;
}

/** Suggested translations, by the server. Whether they are switched on is read once per visit: only a deployment changes it. */
export function useTranslator(): Translator {
  const { data } = useQuery({
    ...ownerQuery('GET /api/admin/translations'),
    refetchOnMount: false,
  });
  return { isAvailable: data?.isAvailable ?? null, translate };
}
