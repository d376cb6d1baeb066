/**
 * Working copies of posts. Each post has one: the owner edits it, it is saved as she types, and any field may be empty. What visitors read
 * changes only when it is published.
 */
import type { InferType } from 'yup';
import { fieldIn, LOCALIZED_FIELD_NAMES, type LocalizedField, type PostFields } from '../blog/posts';
import { isEmptyText } from '../general/empty-text';
import { LOCALES, type Locale } from '../general/locale';
import type { saveWorkingCopySchema } from './drafts.schema';

/** The fields of a working copy: those of a post, any of which may be empty. */
export type DraftFields = PostFields;

/** The localized fields that a post needs in each language before it can be published, in display order. */
export const REQUIRED_LOCALIZED_FIELDS = [
  'title',
  'category',
  'excerpt',
  'content',
] as const satisfies readonly LocalizedField[];
export type RequiredLocalizedField = (typeof REQUIRED_LOCALIZED_FIELDS)[number];

/** The names of the localized fields in one of the languages, such as `titleEs`. */
export type LocalizedFieldName = `${LocalizedField}${'En' | 'Es'}`;

/**
 * Which language follows which. In each round of changes, from one publication to the next, the language that was changed first is the
 * source; the other one is out of date while its last touch is older than the last change of the source.
 */
export interface LanguageProgress {
  source: Locale | null;
  /** When the texts of each language were last changed, or confirmed with "Still right" (ISO 8601); null: never. */
  touchedAt: Record<Locale, string | null>;
}

export const NO_PROGRESS: LanguageProgress = { source: null, touchedAt: { en: null, es: null } };

export type LanguageStatus =
  { state: 'complete' } | { state: 'missing'; fields: RequiredLocalizedField[] } | { state: 'outOfDate' };

/** What visitors read of a post. */
export interface LivePost {
  slug: string;
  /** ISO 8601. */
  publishedAt: string;
}

export interface WorkingCopy {
  /** The id of the post. */
  id: string;
  fields: DraftFields;
  /** Incremented by each change; the ETag. */
  revision: number;
  /** The Idempotency-Key of the save that stored this revision; empty if it had none. */
  saveKey: string;
  /** ISO 8601. */
  updatedAt: string;
  progress: LanguageProgress;
  /** The fields whose text is a suggested translation that the owner has neither changed nor confirmed. */
  suggested: LocalizedFieldName[];
  /** Null while visitors cannot read the post. */
  live: LivePost | null;
  /** Whether the working copy differs from what visitors read; false while they cannot read the post. */
  hasChanges: boolean;
  /** When it will be published by itself (ISO 8601). */
  publishAt: string | null;
  /** The message code of the reason why it could not be published at that time. */
  scheduleProblem: string | null;
  /** When it was moved to the bin (ISO 8601). */
  deletedAt: string | null;
}

/** A row of the owner's list. */
export interface WorkingCopySummary extends Omit<
  WorkingCopy,
  'fields' | 'saveKey' | 'progress' | 'suggested'
> {
  fields: Omit<DraftFields, 'contentEn' | 'contentEs'>;
  status: Record<Locale, LanguageStatus>;
}

/** The body that saves a working copy. */
export type SaveWorkingCopyRequest = InferType<typeof saveWorkingCopySchema>;

/** The states by which the owner's list can be filtered. `bin` shows the deleted posts, which no other filter shows. */
export const LIST_STATES = [
  'draft',
  'published',
  'changed',
  'scheduled',
  'missingEn',
  'missingEs',
  'outOfDate',
  'bin',
] as const;
export type ListState = (typeof LIST_STATES)[number];

/** The query of the owner's list. Categories and tags are named by their slugs. */
export interface ListFilter {
  search?: string;
  category?: string;
  tag?: string;
  state?: ListState;
}

/** How many published versions of a post are kept. */
export const VERSIONS_KEPT = 20;
/** How long a private preview link works. */
export const PREVIEW_LINK_DAYS = 7;

/** One of the published versions of a post. */
export interface VersionSummary {
  /** Numbered from 1, in the order of publication. */
  number: number;
  /** When this version was published (ISO 8601). */
  savedAt: string;
  titleEn: string;
  titleEs: string;
}
export interface PostVersion extends VersionSummary {
  fields: DraftFields;
}

export interface PreviewLink {
  /** An absolute path: `/preview/{token}`; `/preview/{token}/es` shows the Spanish page. */
  path: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Returns the status of a working copy in a language. What is missing comes first: a text that is not there cannot be out of date. */
export function languageStatus(
  copy: { fields: DraftFields; progress: LanguageProgress },
  locale: Locale,
): LanguageStatus {
  const missing = REQUIRED_LOCALIZED_FIELDS.filter((field) =>
    isEmptyText(copy.fields[fieldIn(locale, field)]),
  );
  if (missing.length > 0) return { state: 'missing', fields: missing };
  return isOutOfDate(copy.progress, locale) ? { state: 'outOfDate' } : { state: 'complete' };
}

/** Whether the other language has changed since this one was last touched. */
export function isOutOfDate({ source, touchedAt }: LanguageProgress, locale: Locale): boolean {
  const changed = source === null || source === locale ? null : touchedAt[source];
  const own = touchedAt[locale];
  return changed !== null && (own === null || own < changed);
}

/** Returns the progress after a save that changed the texts of these languages. */
export function progressAfterSave(
  progress: LanguageProgress,
  changed: readonly Locale[],
  now: string,
): LanguageProgress {
  if (changed.length === 0) return progress;
  const touchedAt = { ...progress.touchedAt };
  for (const locale of changed) touchedAt[locale] = now;
  return { source: progress.source ?? (changed.length === 1 ? (changed[0] ?? null) : null), touchedAt };
}

/** Returns the progress after the owner has confirmed that a language is still right. */
export const progressAfterConfirmation = (
  progress: LanguageProgress,
  locale: Locale,
  now: string,
): LanguageProgress => ({
  ...progress,
  touchedAt: { ...progress.touchedAt, [locale]: now },
});

/** Returns the progress after a publication: a new round begins unless a language is still out of date. */
export function progressAfterPublication(progress: LanguageProgress): LanguageProgress {
  return LOCALES.some((locale) => isOutOfDate(progress, locale)) ? progress : { ...progress, source: null };
}

/** What is translated from one language to the other. A category has its own names in both languages, and an author's name is the same. */
const TRANSLATED_FIELDS = [
  'title',
  'excerpt',
  'content',
  'metaTitle',
  'metaDescription',
  'featuredImageAlt',
] as const;

/** Returns the languages whose texts differ. */
export function changedLanguages(before: DraftFields, after: DraftFields): Locale[] {
  return LOCALES.filter((locale) =>
    TRANSLATED_FIELDS.some((field) => before[fieldIn(locale, field)] !== after[fieldIn(locale, field)]),
  );
}

/** Returns the suggestions that a change by anyone but the owner's editor leaves: those whose text is still the same. */
export const remainingSuggestions = (
  copy: Pick<WorkingCopy, 'fields' | 'suggested'>,
  after: DraftFields,
): LocalizedFieldName[] =>
  copy.suggested.filter((name) => after[name] !== '' && after[name] === copy.fields[name]);

/** Returns the names of suggested fields without repetitions and without empty fields, in display order. */
export const suggestionsIn = (fields: DraftFields, suggested: readonly string[]): LocalizedFieldName[] =>
  LOCALIZED_FIELD_NAMES.filter((name) => suggested.includes(name) && fields[name] !== '');
