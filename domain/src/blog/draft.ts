/** What the owner edits of a post. */
import { fieldIn, type LocalizedField, type PostFields } from './posts';
import { isEmptyText } from '../fields/empty-text';
import type { Locale } from '../general/locale';

/** The localized fields that a post needs in each language before it can be published, in display order. */
export const REQUIRED_LOCALIZED_FIELDS = [
  'title',
  'category',
  'excerpt',
  'content',
] as const satisfies readonly LocalizedField[];
export type RequiredLocalizedField = (typeof REQUIRED_LOCALIZED_FIELDS)[number];

/** What is not translated from one language to the other: a category has names of its own, and an author's name is the same. */
export const UNTRANSLATED_FIELDS: readonly string[] = ['category', 'author'] satisfies LocalizedField[];

/** Returns the required fields that are empty in a language. */
export const missingInPost = (fields: PostFields, locale: Locale): RequiredLocalizedField[] =>
  REQUIRED_LOCALIZED_FIELDS.filter((field) => isEmptyText(fields[fieldIn(locale, field)]));
