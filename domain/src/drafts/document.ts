/** Builds a draft's Firestore document, including properties derived for queries and for the owner's list. */
import { fieldSetOf } from '../content/schemas';
import type { Locale } from '../general/locale';
import { textProperty } from '../general/property';
import { picturesNamedIn } from '../pictures/library';
import type { Draft, DraftFields, DraftKind } from './drafts';
import { missingIn } from './kinds';
import { languageStatus, NO_PROGRESS, type LanguageStatus } from './languages';
import { listKeys } from './list';
import { hasNoTexts, isUnwritten, writtenTexts } from './texts';

/** A draft, including the properties that only the server needs. */
export interface StoredDraft<Kind extends DraftKind = DraftKind> extends Draft<Kind> {
  /**
   * Identifies the request that created this revision, so that a retry can be recognized. It is empty if
   * the request can't be retried.
   */
  request: string;
  /** The number of the last published version, or 0 if there is none. */
  lastVersion: number;
  /** The draft's public slugs before `publicSlug`. A post's former slugs redirect to the post. */
  formerSlugs: string[];
  /** The slugs that this draft reserves. No other draft of the same kind may be published under them. */
  slugs: string[];
  /** The ids of the pictures in the published fields. */
  livePictures: string[];
  /** The slugs of a post's category and tags. */
  categorySlug: string;
  tagSlugs: string[];
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

export const picturesOf = (fields: object): string[] => picturesNamedIn(JSON.stringify(fields));

/** Returns the slug in a draft's fields, or '' if there is none. */
export const slugIn = (fields: object): string => textProperty(fields, 'slug');

/**
 * Returns the slugs that a draft reserves. A post reserves its current slug and its public slug. Other drafts
 * reserve every slug that was ever public, so that links to a renamed service still work. Two such drafts may
 * have the same slug until they are published. A draft in the bin keeps its reserved slugs.
 */
export function reservedSlugs(draft: StoredDraft): string[] {
  const { kind, fields, publishedAt, publicSlug, formerSlugs, deletedAt, slugs } = draft;
  if (deletedAt !== null) return slugs;
  const reserved =
    kind === 'posts'
      ? [slugIn(fields), publishedAt === null ? '' : publicSlug]
      : [publicSlug, ...formerSlugs];
  return [...new Set(reserved)].filter((slug) => slug !== '');
}

function statusIn(draft: Draft, locale: Locale): LanguageStatus {
  const missing = missingIn(draft, locale);
  return missing.length > 0 &&
    isUnwritten(writtenTexts(fieldSetOf(draft.kind, draft.id), draft.fields), locale)
    ? { state: 'unwritten' }
    : languageStatus(missing, draft.progress, locale);
}

/** Returns a draft's Firestore document, with dates as `Date`. The document's id is its `draftId`. */
export function draftDocument({ id, ...draft }: StoredDraft) {
  const whole = { id, ...draft };
  const status = { en: statusIn(whole, 'en'), es: statusIn(whole, 'es') };
  return {
    ...draft,
    updatedAt: dateOf(draft.updatedAt),
    publishedAt: dateOf(draft.publishedAt),
    formerDate: dateOf(draft.formerDate),
    publishAt: dateOf(draft.publishAt),
    deletedAt: dateOf(draft.deletedAt),
    published: draft.publishedAt !== null,
    status,
    isEmpty: hasNoTexts(draft.fields),
    pictures: picturesOf(draft.fields),
    listKeys: draft.kind === 'posts' ? listKeys({ ...(draft as StoredDraft<'posts'>), status }) : [],
  };
}

/** Returns a new, unsaved draft. */
export function newDraft<Kind extends DraftKind>(
  kind: Kind,
  id: string,
  fields: DraftFields[Kind],
): StoredDraft<Kind> {
  return {
    kind,
    id,
    fields,
    revision: 0,
    saveKey: '',
    request: '',
    updatedAt: null,
    progress: NO_PROGRESS,
    suggested: [],
    publishedAt: null,
    formerDate: null,
    publicSlug: '',
    hasChanges: false,
    publishAt: null,
    scheduleProblem: null,
    deletedAt: null,
    order: 0,
    isDemo: false,
    lastVersion: 0,
    formerSlugs: [],
    slugs: [],
    livePictures: [],
    categorySlug: '',
    tagSlugs: [],
  };
}

/**
 * Returns the new values of the properties that publishing a draft changes, apart from its fields and dates.
 */
export const publishedState = ({ publicSlug, formerSlugs, lastVersion }: StoredDraft, fields: object) => ({
  publicSlug: slugIn(fields),
  formerSlugs: [...new Set([...formerSlugs, publicSlug])].filter(
    (slug) => slug !== '' && slug !== slugIn(fields),
  ),
  livePictures: picturesOf(fields),
  lastVersion: lastVersion + 1,
});

export const versionDocument = (number: number, fields: object, savedAt: Date) => ({
  number,
  savedAt,
  fields,
  pictures: picturesOf(fields),
});
