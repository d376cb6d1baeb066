/**
 * The keys by which the owner's list finds working copies without reading them all. Each working copy stores its keys; a query asks for
 * one of them, and the others are compared afterwards.
 */
import type { LanguageStatus, ListFilter, ListState, WorkingCopy } from './drafts';
import { LOCALES, type Locale } from '../general/locale';
import { beginningsOf, byRarity, searchedWords, wordsOf } from '../general/words';

/** The key of all posts that are not in the bin. */
const KEPT = 'kept';
const stateKey = (state: ListState): string => `state:${state}`;
/** The keys by which posts with a category or a tag are found. */
export const categoryKey = (slug: string): string => `category:${slug}`;
export const tagKey = (slug: string): string => `tag:${slug}`;

const wordKey = (word: string): string => `word:${word}`;

interface Listed extends Pick<WorkingCopy, 'live' | 'hasChanges' | 'publishAt' | 'deletedAt'> {
  titleEn: string;
  titleEs: string;
  status: Record<Locale, LanguageStatus>;
  categorySlug: string;
  tagSlugs: readonly string[];
}

function statesOf({ live, hasChanges, publishAt, deletedAt, status }: Listed): ListState[] {
  if (deletedAt !== null) return ['bin'];
  const states: Record<Exclude<ListState, 'bin'>, boolean> = {
    draft: !live,
    published: live !== null,
    changed: live !== null && hasChanges,
    scheduled: publishAt !== null,
    missingEn: status.en.state === 'missing',
    missingEs: status.es.state === 'missing',
    outOfDate: LOCALES.some((locale) => status[locale].state === 'outOfDate'),
  };
  return Object.entries(states).flatMap(([state, applies]) => (applies ? [state as ListState] : []));
}

/** Returns the keys of a working copy. */
export function listKeys(copy: Listed): string[] {
  return [
    ...(copy.deletedAt === null ? [KEPT] : []),
    ...statesOf(copy).map(stateKey),
    ...(copy.categorySlug === '' ? [] : [categoryKey(copy.categorySlug)]),
    ...copy.tagSlugs.map(tagKey),
    ...new Set(
      wordsOf(`${copy.titleEn} ${copy.titleEs}`)
        .flatMap((word) => beginningsOf(word))
        .map(wordKey),
    ),
  ];
}

/** Returns the keys that a working copy must have to be listed, those that fewer working copies have, as a rule, first. */
export function requiredKeys({ search = '', category, tag, state }: ListFilter): [string, ...string[]] {
  const words = byRarity(searchedWords(search)).map(wordKey);
  const topics = [...(tag ? [tagKey(tag)] : []), ...(category ? [categoryKey(category)] : [])];
  // The bin is shown by its own state only.
  const [first, ...others] = [
    ...words,
    ...topics,
    ...(state ? [stateKey(state)] : []),
    ...(state === 'bin' ? [] : [KEPT]),
  ];
  return [first ?? KEPT, ...others];
}
