/** Suggested translations. */
import type { Locale } from './locale';

export interface TranslationSettings {
  /** Whether suggested translations are switched on for this site. */
  isAvailable: boolean;
}

export interface TranslationRequest {
  from: Locale;
  to: Locale;
  texts: { text: string; isHtml: boolean }[];
}

export interface TranslationResponse {
  /** In the order of the request. */
  texts: string[];
}
