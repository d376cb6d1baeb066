/** When the business is open. */
import { DAY_MS } from '../general/dates';
import { WEEKDAYS, type Closure, type OpeningHours, type Weekday } from './facts';

/** From when until when the business is open: `09:00`, `12:00`. */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** Of a row of the opening hours: the business closes once a day. */
export const NO_BREAK = { opensAgain: '', closesAgain: '' } as const;

/** Returns the times of a row; two spans if there is a break between them. */
export const spansOf = ({ opens, closes, opensAgain, closesAgain }: OpeningHours): OpenSpan[] =>
  opensAgain === ''
    ? [{ opens, closes }]
    : [
        { opens, closes },
        { opens: opensAgain, closes: closesAgain },
      ];

/**
 * Returns all times of each group of days. Rows with the same days, as breaks were entered before, are one
 * group.
 */
export function timesByDays(hours: readonly OpeningHours[]): { days: Weekday[]; spans: OpenSpan[] }[] {
  const groups = new Map<string, { days: Weekday[]; spans: OpenSpan[] }>();
  for (const row of hours) {
    const days = WEEKDAYS.filter((day) => row.days.includes(day));
    const spans = [...(groups.get(days.join())?.spans ?? []), ...spansOf(row)];
    groups.set(days.join(), { days, spans: spans.sort((one, other) => (one.opens < other.opens ? -1 : 1)) });
  }
  return [...groups.values()];
}

/** Days in a row, the first and the last included; one day is its own first and last. */
export interface WeekdayRun {
  first: Weekday;
  last: Weekday;
}

/** Returns the days as runs in the order of the week: Monday to Friday, Sunday. */
export function weekdayRuns(days: readonly Weekday[]): WeekdayRun[] {
  const runs: WeekdayRun[] = [];
  let previous: Weekday | undefined;
  for (const day of WEEKDAYS) {
    const run = runs.at(-1);
    const isOpen = days.includes(day);
    if (isOpen && run !== undefined && run.last === previous) run.last = day;
    else if (isOpen) runs.push({ first: day, last: day });
    previous = day;
  }
  return runs;
}

/** How far ahead closures are announced. */
const AHEAD_DAYS = 365;

/**
 * Returns the closures that are not over and begin within a year, the next one first. `today` is a date
 * (`YYYY-MM-DD`), as theirs.
 */
export function upcomingClosures<T extends Pick<Closure, 'from' | 'to'>>(
  closures: readonly T[],
  today: string,
): T[] {
  const latest = new Date(Date.parse(`${today}T00:00:00Z`) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  return closures
    .filter(({ from, to }) => from <= to && to >= today && from <= latest)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}
