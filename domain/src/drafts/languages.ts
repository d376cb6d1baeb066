/**
 * Tracks which of a draft's languages is out of date, and which fields are still missing in each language.
 */
import { LOCALES, type Locale } from '../general/locale';
import { asChoice, asList, asRecord, asText, type Reader } from '../stored/reader';

/**
 * The progress of the two languages since the last publication. The language that changed first is the
 * source. The other language is out of date if it was last changed or confirmed before the source's last
 * change.
 */
export interface LanguageProgress {
  source: Locale | null;
  /**
   * When each language was last changed or confirmed (with "Still right"), in ISO 8601 format, or null if it
   * never was.
   */
  touchedAt: Record<Locale, string | null>;
}

export const NO_PROGRESS: LanguageProgress = { source: null, touchedAt: { en: null, es: null } };

/**
 * The status of a language. `fields` are the missing fields, without their language suffix. `unwritten` means
 * that the language has no text at all, which is allowed because one language is enough.
 */
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

/** Reads a stored language status. */
export const asLanguageStatus: Reader<LanguageStatus> = (stored, report, path) => {
  const { state, fields } = asStatusRecord(stored, report, path);
  return state === 'missing' ? { state, fields } : { state };
};

/**
 * Returns the status of a language. `missing` takes precedence over `outOfDate`, because missing text can't
 * be out of date.
 */
export function languageStatus(
  missing: readonly string[],
  progress: LanguageProgress,
  locale: Locale,
): LanguageStatus {
  if (missing.length > 0) return { state: 'missing', fields: [...missing] };
  return isOutOfDate(progress, locale) ? { state: 'outOfDate' } : { state: 'complete' };
}

/** Returns whether the source language has changed since `locale` was last changed or confirmed. */
export function isOutOfDate({ source, touchedAt }: LanguageProgress, locale: Locale): boolean {
  const changed = source === null || source === locale ? null : touchedAt[source];
  const own = touchedAt[locale];
  return changed !== null && (own === null || own < changed);
}

/** Returns the progress after a save that changed the text in the given languages. */
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

/** Returns the progress after publishing, which resets the source unless a language is still out of date. */
export function progressAfterPublication(progress: LanguageProgress): LanguageProgress {
  return LOCALES.some((locale) => isOutOfDate(progress, locale)) ? progress : { ...progress, source: null };
}
