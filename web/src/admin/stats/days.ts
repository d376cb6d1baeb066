/** The days of the chart, as `2026-03-05`. */
import { DAY_MS } from '@app/domain/general/dates';
import { monthOf, monthsAfter } from '@app/domain/stats/days';
import { totalsOf, type DayTotals } from '@app/domain/stats/report';
import { REGION_TAGS, type Locale } from '@app/domain/general/locale';

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns every day from the first to the last, also those on which nothing was counted. */
function everyDay(days: readonly DayTotals[], first: string, last: string): DayTotals[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const none = totalsOf({});
  const count = Math.max(0, Math.round((timeOf(last) - timeOf(first)) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(timeOf(first) + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, ...none };
  });
}

/** Returns the days of a month until today, or, without a month, all from the first month with a count. */
export function daysOf(days: readonly DayTotals[], month: string, today: string): DayTotals[] {
  const first = month || monthOf(days[0]?.day ?? today);
  const end = month
    ? new Date(timeOf(`${monthsAfter(month, 1)}-01`) - DAY_MS).toISOString().slice(0, 10)
    : today;
  return everyDay(days, `${first}-01`, end < today ? end : today);
}

const format = (options: Intl.DateTimeFormatOptions) => (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(REGION_TAGS[locale], { ...options, timeZone: 'UTC' }).format(
    timeOf(day.length === 7 ? `${day}-01` : day),
  );

/** `March 2026` */
export const formatMonth = format({ month: 'long', year: 'numeric' });
/** `Mar 5, 2026` */
export const formatDay = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** `Mar` */
export const formatShortMonth = format({ month: 'short' });
