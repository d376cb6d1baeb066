import { startOfDay, wallTimeOf } from '../general/dates';
import { STATS_MONTHS } from './limits';

/** Returns the day of `moment` in the business's time zone, such as `2026-03-05`. */
export const dayOf = (moment: Date): string => wallTimeOf(moment).date;
/** Returns the month that contains a day, such as `2026-03`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Returns the month `count` months later or, for a negative `count`, earlier. For example,
 * `monthsAfter('2026-11', 2)` returns `2027-01`.
 */
export function monthsAfter(month: string, count: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count))
    .toISOString()
    .slice(0, 7);
}

export const statsExpiry = (day: string): Date =>
  startOfDay(`${monthsAfter(monthOf(day), STATS_MONTHS + 1)}-01`);
