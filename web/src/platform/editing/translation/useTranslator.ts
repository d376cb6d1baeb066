import type { Locale } from '@perro-wisdom/domain/locale';

/** A text to translate. */
export interface SourceText {
  text: string;
  isHtml: boolean;
}

export interface Translator {
  /** Whether suggested translations are switched on; null while that is unknown. */
  isAvailable: boolean | null;
  /** Returns the suggested translations, in the order of the texts. Rejects with an `ApiError`. */
  translate: (texts: readonly SourceText[], from: Locale) => Promise<string[]>;
}

/** Suggested translations, by the server. */
export function useTranslator(): Translator {
  return { isAvailable: false, translate: () => Promise.resolve([]) };
}
