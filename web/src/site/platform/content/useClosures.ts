import type { Closure } from '@app/domain/content/facts';
import { upcomingClosures } from '@app/domain/content/opening-hours';
import { formatDate, wallTimeOf } from '@app/domain/general/dates';
import { localize, type Locale } from '@app/domain/general/locale';
import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../shared/content/SiteContext';
import { useLocale } from '../../../shared/i18n/useLocale';

/** Formats a closure of one or more days as a line: `Closed December 25, 2026 (Christmas)`. */
export function closureLine(closure: Closure, locale: Locale, t: TFunction): string {
  const [from, to] = [formatDate(closure.from, locale), formatDate(closure.to, locale)];
  const dates = closure.from === closure.to ? t('closed.day', { from }) : t('closed.days', { from, to });
  const name = localize(closure, 'name', locale);
  return name === '' ? dates : `${dates} (${name})`;
}

const neverChanges = () => () => undefined;
const today = (): string => wallTimeOf(new Date()).date;

/**
 * Returns a line for each upcoming closure. Closures that have ended since the page was rendered disappear on
 * hydration.
 */
export function useClosures(): string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { closures } = useFacts();
  const day = useSyncExternalStore(neverChanges, today, () => null);
  return (day === null ? closures : upcomingClosures(closures, day)).map((closure) =>
    closureLine(closure, locale, t),
  );
}
