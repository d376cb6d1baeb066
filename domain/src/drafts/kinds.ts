/** The differences between the kinds of drafts, other than their fields. */
import { POST_FIELDS } from '../blog/posts';
import { fieldSetOf } from '../content/schemas';
import { storedNames, type Field } from '../fields/field';
import { requiredIn } from '../fields/languages';
import { storedReader } from '../fields/reader';
import type { Locale } from '../general/locale';
import { textProperty } from '../general/property';
import { ignore, selected, type Report } from '../stored/reader';
import { isSingleKind, type Draft, type DraftKind, type DraftSummary } from './drafts';
import type { LanguageStatus } from './languages';
import { gapsIn, writtenTexts } from './texts';

const SUMMARY_TEXTS = ['titleEn', 'titleEs', 'image', 'imageFocus'] as const;
type SummaryText = (typeof SUMMARY_TEXTS)[number];
/** The properties that contain a draft's title in each language, as shown in the owner's lists. */
export const TITLES = ['titleEn', 'titleEs'] as const satisfies readonly SummaryText[];

/**
 * Returns the name of the stored field for each text property of a summary. Fixed drafts, such as those for
 * pages, have no such fields, because the owner identifies them by their ids.
 */
export function summaryFields(kind: DraftKind): Partial<Record<SummaryText, string>> {
  if (isSingleKind(kind)) return {};
  const namesOf = (is: (field: Field) => boolean): string[] => {
    const found = Object.entries(fieldSetOf(kind, '')).find(([, field]) => is(field));
    return found ? storedNames(...found) : [];
  };
  const [titleEn, titleEs = titleEn] = namesOf((field) => 'isTitle' in field);
  const [image, , , imageFocus] = namesOf(({ type }) => type === 'picture');
  return Object.fromEntries(
    Object.entries({ titleEn, titleEs, image, imageFocus }).filter(([, name]) => name !== undefined),
  );
}

/**
 * Returns the current and former names of the stored fields that `summaryTexts` reads the given properties
 * from.
 */
export function summarySources(kind: DraftKind, texts: readonly SummaryText[] = SUMMARY_TEXTS): string[] {
  if (isSingleKind(kind)) return [];
  const names = summaryFields(kind);
  return selected(
    storedReader(fieldSetOf(kind, '')),
    texts.flatMap((text) => names[text] ?? []),
  );
}

/**
 * Returns whether the items of a kind have titles. If so, the site doesn't show items whose titles are empty.
 */
export const hasTitle = (kind: DraftKind): boolean => 'titleEn' in summaryFields(kind);

/**
 * Returns the text properties of a draft's summary, read from the draft's stored fields. Properties that the
 * kind doesn't have are empty.
 */
export function summaryTexts(
  kind: DraftKind,
  stored: unknown,
  report: Report = ignore,
  path = '',
): Record<SummaryText, string> {
  const names = summaryFields(kind);
  const fields = isSingleKind(kind) ? {} : storedReader(fieldSetOf(kind, ''))(stored, report, path);
  const text = (name = ''): string => textProperty(fields, name);
  return {
    titleEn: text(names.titleEn),
    titleEs: text(names.titleEs),
    image: text(names.image),
    imageFocus: text(names.imageFocus),
  };
}

/**
 * Returns the fields that are missing in a language. For a post, these are the empty required fields. For
 * other drafts, they are the fields that are filled in only in the other language.
 */
export const missingIn = (
  { kind, id, fields }: Pick<Draft, 'kind' | 'id' | 'fields'>,
  locale: Locale,
): string[] =>
  kind === 'posts'
    ? requiredIn(POST_FIELDS, fields, locale)
    : gapsIn(writtenTexts(fieldSetOf(kind, id), fields), locale);

/**
 * Returns a language's status, adjusted to the site's languages. On a site in one language (`only`), the
 * other language is always complete, and optional fields never count as missing.
 */
export function neededStatus(
  { kind, id, status }: Pick<DraftSummary, 'kind' | 'id' | 'status'>,
  locale: Locale,
  only: Locale | null,
): LanguageStatus {
  const own = status[locale];
  if (only === null) return own;
  if (locale !== only || own.state === 'outOfDate') return { state: 'complete' };
  if (own.state !== 'missing') return own;
  const fieldSet = fieldSetOf(kind, id);
  const fields = own.fields.filter((name) => {
    const field = fieldSet[name];
    return field !== undefined && 'required' in field;
  });
  return fields.length === 0 ? { state: 'complete' } : { state: 'missing', fields };
}
