/** The Firestore document of a working copy: its state, and what is derived from it for queries and for the owner's list. */
import { LOCALES, type Locale } from '../general/locale';
import { pictureIdsOf } from '../pictures/library';
import {
  languageStatus,
  NO_PROGRESS,
  type DraftFields,
  type LanguageStatus,
  type LivePost,
  type WorkingCopy,
} from './drafts';
import { listKeys } from './list';

/** A working copy with what only the server needs. */
export interface StoredWorkingCopy extends WorkingCopy {
  /** The request that made this revision, by which a repetition of the request is recognized; empty if it cannot be repeated. */
  request: string;
  /** The number of the last published version; 0 if there is none. */
  lastVersion: number;
  /** The slugs that no other post may have: those of the working copy and of the public post, also while the post is in the bin. */
  slugs: string[];
}

interface TopicSlugs {
  categorySlug: string;
  tagSlugs: string[];
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const statusOf = (copy: WorkingCopy): Record<Locale, LanguageStatus> => ({
  en: languageStatus(copy, 'en'),
  es: languageStatus(copy, 'es'),
});

/** Returns the slugs that a post which is not in the bin reserves. */
export const slugsOf = (fields: DraftFields, live: LivePost | null): string[] =>
  [...new Set([fields.slug, live?.slug ?? ''])].filter((slug) => slug !== '');

/** Returns the document of a working copy, dates as `Date`. `topics` has the slugs of its category and tags. */
export function workingCopyDocument(
  { id, live, ...copy }: StoredWorkingCopy,
  { categorySlug, tagSlugs }: TopicSlugs,
) {
  const status = statusOf({ ...copy, id, live });
  const { titleEn, titleEs } = copy.fields;
  return {
    ...copy,
    updatedAt: new Date(copy.updatedAt),
    publishAt: dateOf(copy.publishAt),
    deletedAt: dateOf(copy.deletedAt),
    published: live !== null,
    publishedAt: dateOf(live?.publishedAt ?? null),
    liveSlug: live?.slug ?? null,
    status,
    categorySlug,
    tagSlugs,
    pictures: pictureIdsOf(copy.fields),
    listKeys: listKeys({ ...copy, live, titleEn, titleEs, status, categorySlug, tagSlugs }),
  };
}

/** Returns the working copy of a post that was not written in the editor, such as one of the seed, with nothing out of date. */
export function workingCopyOf(
  id: string,
  fields: DraftFields,
  { updatedAt, live, lastVersion }: Pick<StoredWorkingCopy, 'updatedAt' | 'live' | 'lastVersion'>,
): StoredWorkingCopy {
  return {
    id,
    fields,
    revision: 1,
    saveKey: '',
    request: '',
    updatedAt,
    progress: {
      ...NO_PROGRESS,
      touchedAt: Object.fromEntries(LOCALES.map((locale) => [locale, updatedAt])) as Record<Locale, string>,
    },
    suggested: [],
    live,
    hasChanges: false,
    publishAt: null,
    scheduleProblem: null,
    deletedAt: null,
    lastVersion,
    slugs: slugsOf(fields, live),
  };
}
