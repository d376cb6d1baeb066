import type { InferType } from 'yup';
import type { translationRequestSchema } from './suggestions.schema';

export interface TranslationSettings {
  isAvailable: boolean;
}

export type TranslationRequest = InferType<typeof translationRequestSchema>;

export interface TranslationResponse {
  /** The translated strings, in the same order as in the request. */
  texts: string[];
}

/**
 * Names that are the same in both languages, in addition to the names of the business and its trainer. Longer
 * names come before names that they contain.
 */
export const UNTRANSLATED_NAMES: readonly string[] = [
  'Canine Good Citizen',
  'American Kennel Club',
  'S.T.A.R. Puppy',
  'STAR Puppy',
  'AKC',
  'CGC',
  'Rally',
];
