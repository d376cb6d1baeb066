/** What the kinds of drafts differ in, apart from their fields. */
import { missingInPost, UNTRANSLATED_FIELDS } from '../blog/draft';
import type { Locale } from '../general/locale';
import type { Draft, DraftKind, DraftSummary } from './drafts';
import { gapsIn } from './texts';

/** The texts of a row in the owner's list. */
type SummaryText = 'titleEn' | 'titleEs' | 'categoryEn' | 'categoryEs' | 'image' | 'imageFocus';

/** The field that each text of a row comes from. Fixed drafts, such as the texts of a page, are named by their id. */
export const SUMMARY_FIELDS: Record<DraftKind, Partial<Record<SummaryText & keyof DraftSummary, string>>> = {
  posts: {
    titleEn: 'titleEn',
    titleEs: 'titleEs',
    categoryEn: 'categoryEn',
    categoryEs: 'categoryEs',
    image: 'featuredImage',
    imageFocus: 'featuredImageFocus',
  },
  facts: {},
  pages: {},
  legal: {},
  services: { titleEn: 'titleEn', titleEs: 'titleEs', image: 'image', imageFocus: 'imageFocus' },
  testimonials: { titleEn: 'name', titleEs: 'name', image: 'image', imageFocus: 'imageFocus' },
};

type OfAnyKind = { [Kind in DraftKind]: Pick<Draft<Kind>, 'kind' | 'fields'> }[DraftKind];

/** Returns what is missing in a language: of a post what it needs, of others what only the other language has. */
export function missingIn(draft: Pick<Draft, 'kind' | 'fields'>, locale: Locale): string[] {
  const { kind, fields } = draft as OfAnyKind;
  return kind === 'posts' ? missingInPost(fields, locale) : gapsIn(fields, locale);
}

/** The texts that no translation follows. */
export const untranslatedIn = (kind: DraftKind): readonly string[] =>
  kind === 'posts' ? UNTRANSLATED_FIELDS : [];
