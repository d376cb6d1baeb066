import { formatDate, wallTimeOf } from '@perro-wisdom/domain/general/dates';
import { WEEKDAYS, type Closure, type OpeningHours, type Weekday } from '@perro-wisdom/domain/content/facts';
import { localize, REGION_TAGS, type Locale } from '@perro-wisdom/domain/general/locale';
import { upcomingClosures, weekdayRuns } from '@perro-wisdom/domain/content/opening-hours';
import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../shared/content/SiteContext';
import { useLocale } from '../../../shared/i18n/useLocale';

// January 1, 2024 was a Monday.
const dayName = (day: Weekday, locale: Locale): string =>
  new Intl.DateTimeFormat(REGION_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))),
  );

/** A line must not break inside a time. */
const timeOfDay = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(REGION_TAGS[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2024-01-01T${time}Z`))
    .replace(/\s/gu, '\u00A0');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a row of the opening hours as a line: `De lunes a sábado, de 9:00 a. m. a 6:00 p. m.` */
export function hoursLine({ days, opens, closes }: OpeningHours, locale: Locale, t: TFunction): string {
  const runs = weekdayRuns(days);
  const [run] = runs;
  const name = (day: Weekday) => dayName(day, locale);
  const isRange = runs.length === 1 && run !== undefined && days.length > 2;
  const text = isRange
    ? t('hours.range', { first: name(run.first), last: name(run.last) })
    : capitalized(
        new Intl.ListFormat(REGION_TAGS[locale]).format(
          WEEKDAYS.filter((day) => days.includes(day)).map(name),
        ),
      );
  return t('hours', { days: text, opens: timeOfDay(opens, locale), closes: timeOfDay(closes, locale) });
}

/** Returns the opening hours, one line for each row. */
export function useOpeningHours(): string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return useFacts().hours.map((row) => hoursLine(row, locale, t));
}

/** Returns one or more closed days as a line: `Closed December 25, 2026 (Christmas)`. */
export function closureLine(closure: Closure, locale: Locale, t: TFunction): string {
  const [from, to] = [formatDate(closure.from, locale), formatDate(closure.to, locale)];
  const dates = closure.from === closure.to ? t('closed.day', { from }) : t('closed.days', { from, to });
  const name = localize(closure, 'name', locale);
  return name === '' ? dates : `${dates} (${name})`;
}

const neverChanges = () => () => undefined;
const today = (): string => wallTimeOf(new Date()).date;

/** Returns the closed days to come, one line for each closure. Those that have passed since the page was rendered go when it is hydrated. */
export function useClosures(): string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { closures } = useFacts();
  const day = useSyncExternalStore(neverChanges, today, () => null);
  return (day === null ? closures : upcomingClosures(closures, day)).map((closure) =>
    closureLine(closure, locale, t),
  );
}
