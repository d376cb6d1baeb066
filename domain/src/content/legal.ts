/** The legal texts: `legalTexts/{privacy|terms}`. Without a document, the page shows its template, filled with the facts. */
import type { InferType } from 'yup';
import type { Shape } from '../general/shape';
import type { legalSchema, liveLegalSchema } from './legal.schema';

export const LEGAL_PAGES = ['privacy', 'terms'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** A legal text as the owner edits it. Its HTML may name facts: `{{businessName}}`, `{{email}}`, `{{phone}}`. */
export type LegalFields = InferType<typeof legalSchema>;
/** What visitors read. */
export type LiveLegalText = InferType<typeof liveLegalSchema>;

export const LEGAL_SHAPE: Shape<LiveLegalText> = {
  id: 'string',
  titleEn: 'string',
  titleEs: 'string',
  contentEn: 'string',
  contentEs: 'string',
  updatedAt: 'string',
};
