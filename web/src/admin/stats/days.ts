/** Lists and formats the chart's days, which are strings such as `2026-03-05`. */
import { DAY_MS } from '@app/domain/general/dates';
import { monthOf, monthsAfter } from '@app/domain/stats/days';
import { totalsOf, type DayTotals } from '@app/domain/stats/report';
import { REGION_TAGS, type Locale } from '@app/domain/general/locale';

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Returns a month's days up to and including today or, if `month` is empty, all days since the start of the
 * first month with a count. Includes days without counts.
 */
export function daysOf(days: readonly DayTotals[], month: string, today: string): DayTotals[] {
  const first = timeOf(`${month || monthOf(days[0]?.day ?? today)}-01`);
  const end = month ? timeOf(`${monthsAfter(month, 1)}-01`) - DAY_MS : Infinity;
  const count = Math.max(0, Math.round((Math.min(end, timeOf(today)) - first) / DAY_MS) + 1);
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, ...totalsOf({}) };
  });
}

const format = (options: Intl.DateTimeFormatOptions) => (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(REGION_TAGS[locale], { ...options, timeZone: 'UTC' }).format(
    timeOf(day.length === 7 ? `${day}-01` : day),
  );

/** Formats a month (`2026-03`), or the month of a given day, like this: `March 2026`. */
export const formatMonth = format({ month: 'long', year: 'numeric' });
/** Formats a day like this: `Mar 5, 2026`. */
export const formatDay = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** Formats the month of a given day without the year, like this: `Mar`. */
export const formatShortMonth = format({ month: 'short' });
