/** What the kinds of drafts differ in, apart from their fields. */
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
/** The texts by which the owner knows a draft. */
export const TITLES = ['titleEn', 'titleEs'] as const satisfies readonly SummaryText[];

/**
 * Returns the stored field that each text of a row comes from. Fixed drafts, such as the texts of a page, are
 * named by their id.
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
 * Returns the stored fields that texts of a row, by default all, are read from, by their present and their
 * former names.
 */
export function summarySources(kind: DraftKind, texts: readonly SummaryText[] = SUMMARY_TEXTS): string[] {
  if (isSingleKind(kind)) return [];
  const names = summaryFields(kind);
  return selected(
    storedReader(fieldSetOf(kind, '')),
    texts.flatMap((text) => names[text] ?? []),
  );
}

/** Whether what a kind publishes is shown to visitors only with a title. */
export const hasTitle = (kind: DraftKind): boolean => 'titleEn' in summaryFields(kind);

/** Returns the texts of a row, from stored fields; they are empty where the kind has none. */
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
 * Returns what is missing in a language: of a post what it needs, of others what only the other language has.
 */
export const missingIn = (
  { kind, id, fields }: Pick<Draft, 'kind' | 'id' | 'fields'>,
  locale: Locale,
): string[] =>
  kind === 'posts'
    ? requiredIn(POST_FIELDS, fields, locale)
    : gapsIn(writtenTexts(fieldSetOf(kind, id), fields), locale);

/**
 * Returns the status of a language as far as the site needs it: one in a single language, `only`, waits for
 * nothing of the other.
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
