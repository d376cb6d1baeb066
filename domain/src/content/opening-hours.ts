/** Merges opening hours that apply to the same days, and finds upcoming closures. */
import { DAY_MS } from '../general/dates';
import { WEEKDAYS, type Closure, type OpeningHours, type Weekday } from './facts';

/** A time span during which the business is open, such as `09:00` to `12:00`. */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** The second time span in a row of opening hours that has no break. */
export const NO_BREAK = { opensAgain: '', closesAgain: '' } as const;

/** Returns the time spans in a row of opening hours: two if it has a break, otherwise one. */
export const spansOf = ({ opens, closes, opensAgain, closesAgain }: OpeningHours): OpenSpan[] =>
  opensAgain === ''
    ? [{ opens, closes }]
    : [
        { opens, closes },
        { opens: opensAgain, closes: closesAgain },
      ];

/**
 * Returns the opening times for each group of days. Merges rows with the same days, because owners used to
 * enter a break as two rows.
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

/** A run of consecutive days from `first` to `last`. For a single day, both are the same. */
export interface WeekdayRun {
  first: Weekday;
  last: Weekday;
}

/** Returns the runs of consecutive days in weekday order, such as Monday to Friday, then Sunday. */
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

/** How far in advance closures are announced, in days. */
const AHEAD_DAYS = 365;

/**
 * Returns the closures that haven't ended and that start within a year, in chronological order. `today` is a
 * date in the same format as the closures' dates (`YYYY-MM-DD`).
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
