/**
 * Filters for the owner's list of posts, and the keys that make the list searchable without reading all
 * posts. Each post draft stores its keys. A query selects drafts by one key, and the server then checks the
 * remaining keys.
 */
import type { Draft } from './drafts';
import type { LanguageStatus } from './languages';
import { LOCALES, type Locale } from '../general/locale';
import { beginningsOf, byRarity, searchedWords, wordsOf } from '../general/words';

/** The states by which the owner can filter the list of posts. Only `bin` shows deleted posts. */
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

/** A filter for the list of posts. The category and tag are given as slugs. */
export interface ListFilter {
  search?: string;
  category?: string;
  tag?: string;
  state?: ListState;
}

/** The key that every post outside the bin has. */
const KEPT = 'kept';
const stateKey = (state: ListState): string => `state:${state}`;
/** Returns the key that all posts in a category have. */
export const categoryKey = (slug: string): string => `category:${slug}`;
export const tagKey = (slug: string): string => `tag:${slug}`;

const wordKey = (word: string): string => `word:${word}`;

interface Listed extends Pick<Draft, 'publishedAt' | 'hasChanges' | 'publishAt' | 'deletedAt'> {
  fields: Pick<Draft<'posts'>['fields'], 'titleEn' | 'titleEs'>;
  status: Record<Locale, LanguageStatus>;
  categorySlug: string;
  tagSlugs: readonly string[];
}

const isMissing = ({ state }: LanguageStatus): boolean => state === 'missing' || state === 'unwritten';

function statesOf({ publishedAt, hasChanges, publishAt, deletedAt, status }: Listed): ListState[] {
  if (deletedAt !== null) return ['bin'];
  const states: Record<Exclude<ListState, 'bin'>, boolean> = {
    draft: publishedAt === null,
    published: publishedAt !== null,
    changed: publishedAt !== null && hasChanges,
    scheduled: publishAt !== null,
    missingEn: isMissing(status.en),
    missingEs: isMissing(status.es),
    outOfDate: LOCALES.some((locale) => status[locale].state === 'outOfDate'),
  };
  return Object.entries(states).flatMap(([state, applies]) => (applies ? [state as ListState] : []));
}

export function listKeys(draft: Listed): string[] {
  return [
    ...(draft.deletedAt === null ? [KEPT] : []),
    ...statesOf(draft).map(stateKey),
    ...(draft.categorySlug === '' ? [] : [categoryKey(draft.categorySlug)]),
    ...draft.tagSlugs.map(tagKey),
    ...new Set(
      wordsOf(`${draft.fields.titleEn} ${draft.fields.titleEs}`)
        .flatMap((word) => beginningsOf(word))
        .map(wordKey),
    ),
  ];
}

/**
 * Returns the keys that a draft must have to match a filter, starting with the one that is likely the rarest.
 */
export function requiredKeys({ search = '', category, tag, state }: ListFilter): [string, ...string[]] {
  const words = byRarity(searchedWords(search)).map(wordKey);
  const topics = [...(tag ? [tagKey(tag)] : []), ...(category ? [categoryKey(category)] : [])];
  // Posts in the bin match only the `bin` state.
  const [first, ...others] = [
    ...words,
    ...topics,
    ...(state ? [stateKey(state)] : []),
    ...(state === 'bin' ? [] : [KEPT]),
  ];
  return [first ?? KEPT, ...others];
}
