/** The two languages of a draft: which one follows which, and what is left to do in each. */
import { LOCALES, type Locale } from '../general/locale';
import { asChoice, asList, asRecord, asText, type Reader } from '../stored/reader';

/**
 * In each round of changes, from one publication to the next, the language that was changed first is the
 * source; the other one is out of date while its last touch is older than the last change of the source.
 */
export interface LanguageProgress {
  source: Locale | null;
  /**
   * When the texts of each language were last changed, or confirmed with "Still right" (ISO 8601); null:
   * never.
   */
  touchedAt: Record<Locale, string | null>;
}

export const NO_PROGRESS: LanguageProgress = { source: null, touchedAt: { en: null, es: null } };

/** `fields`: what is missing, without its language. `unwritten`: all of it is, and one language is enough. */
export type LanguageStatus =
  | { state: 'complete' }
  | { state: 'unwritten' }
  | { state: 'missing'; fields: string[] }
  | { state: 'outOfDate' };

const STATES = ['complete', 'unwritten', 'missing', 'outOfDate'] as const;
const asStatusRecord = asRecord<{ state: (typeof STATES)[number]; fields: string[] }>({
  state: asChoice(STATES, 'complete'),
  fields: asList(asText),
});

/** Reads a stored status. */
export const asLanguageStatus: Reader<LanguageStatus> = (stored, report, path) => {
  const { state, fields } = asStatusRecord(stored, report, path);
  return state === 'missing' ? { state, fields } : { state };
};

/**
 * Returns the status of a language. What is missing comes first: a text that is not there cannot be out of
 * date.
 */
export function languageStatus(
  missing: readonly string[],
  progress: LanguageProgress,
  locale: Locale,
): LanguageStatus {
  if (missing.length > 0) return { state: 'missing', fields: [...missing] };
  return isOutOfDate(progress, locale) ? { state: 'outOfDate' } : { state: 'complete' };
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
