import { LOCALIZED_FIELDS, fieldIn, type LocalizedField } from '@perro-wisdom/domain/blog/posts';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import type { DraftFields } from '@perro-wisdom/domain/drafts/drafts';
import type { FieldDifference } from '../../editing/frame/HistoryDialog';

/** What the comparison calls a field: its name without the language. */
export type FieldLabel =
  LocalizedField | 'featuredImageAlt' | 'tags' | 'slug' | 'featuredImage' | 'featuredImageFocus';

const SHARED = ['slug', 'featuredImage', 'featuredImageFocus'] as const;

/** Returns the fields in which two states of a post differ: first those of each language, then those that both share. */
export function differencesBetween(then: DraftFields, now: DraftFields): FieldDifference[] {
  const localized = LOCALES.flatMap((locale) => [
    ...[...LOCALIZED_FIELDS, 'featuredImageAlt' as const].map((label) => {
      const name = fieldIn(locale, label);
      return {
        label,
        locale,
        then: then[name],
        now: now[name],
        ...(label === 'content' && { isHtml: true }),
      };
    }),
    { label: 'tags' as const, locale, then: tagsOf(then, locale), now: tagsOf(now, locale) },
  ]);
  const shared = SHARED.map((label) => ({ label, locale: null, then: then[label], now: now[label] }));
  return [...localized, ...shared].filter((field) => field.then !== field.now);
}

const tagsOf = ({ tags, tagsEs }: DraftFields, locale: Locale): string =>
  (locale === 'en' ? tags : tagsEs).filter((tag) => tag !== '').join(', ');
