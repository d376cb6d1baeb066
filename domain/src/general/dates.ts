/** Formats dates, and converts times to and from the business's time zone. */
import { REGION_TAGS, type Locale } from './locale';
import { offsetAt, TIME_ZONE } from './time-zone/zone';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Replaces 2023 with 2025 in a date, because the site displays the year 2023 as 2025. */
export function displayYear(text: string): string {
  return text.replaceAll('2023', '2025');
}

// The month names are defined here because formatting the first date with `Intl` blocks a phone for 80 ms
// during startup.
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const satisfies Record<Locale, string[]>;

const MONTH_WORDS = {
  en: { to: 'to', beforeYear: ' ' },
  es: { to: 'a', beforeYear: ' de ' },
} as const satisfies Record<Locale, object>;

const monthName = (month: string | undefined, locale: Locale): string =>
  MONTHS[locale][Number(month) - 1] ?? '';

/**
 * Matches ISO dates. Only these are parsed, because `Date` guesses the meaning of other strings. For example,
 * it parses `Class of 5` as a day in May 2001.
 */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T.+)?$/;

/**
 * Formats an ISO 8601 date in the language's long form, such as `March 5, 2025` or `5 de marzo de 2025`.
 * Returns any other string unchanged. Applies `displayYear` in both cases.
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  if (!ISO_DATE.test(iso) || Number.isNaN(date.getTime())) return displayYear(iso);
  // A date without a time is a day, not an instant.
  const [year, month, day] = (iso.includes('T') ? wallTimeOf(date).date : iso).split('-');
  const name = monthName(month, locale);
  const number = Number(day);
  return displayYear(
    locale === 'en' ? `${name} ${number}, ${Number(year)}` : `${number} de ${name} de ${Number(year)}`,
  );
}

/**
 * Formats the range of months between two ISO 8601 times, such as `March to May 2025`, `noviembre de 2024 a
 * enero de 2025` or `March 2025`.
 */
export function formatMonths(first: string, last: string, locale: Locale): string {
  const { to, beforeYear } = MONTH_WORDS[locale];
  const parts = (iso: string) => {
    const [year = '', month] = wallTimeOf(new Date(iso)).date.split('-');
    return { year: displayYear(year), month: monthName(month, locale) };
  };
  const [start, end] = [parts(first), parts(last)];
  const whole = ({ month, year }: typeof start) => month + beforeYear + year;
  if (start.year !== end.year) return `${whole(start)} ${to} ${whole(end)}`;
  return start.month === end.month ? whole(end) : `${start.month} ${to} ${whole(end)}`;
}

/**
 * Formats a month (`YYYY-MM`), such as `May 2023` or `mayo de 2023`. Pages apply `displayYear` to the result.
 * Returns '' for an empty month.
 */
export function formatMonth(month: string, locale: Locale): string {
  if (month === '') return '';
  const [year = '', number] = month.split('-');
  return monthName(number, locale) + MONTH_WORDS[locale].beforeYear + year;
}

/**
 * A date and a time of day in the business's time zone, in the format of `<input type="date">` and `<input
 * type="time">`.
 */
export interface WallTime {
  /** The date, such as `2026-03-05`. */
  date: string;
  /** The time of day, such as `18:30`. */
  time: string;
}

/** Returns an instant's date and time in the business's time zone, regardless of the device's. */
export function wallTimeOf(moment: Date): WallTime {
  const [date = '', time = ''] = new Date(moment.getTime() + offsetAt(moment.getTime()))
    .toISOString()
    .split('T');
  return { date, time: time.slice(0, 5) };
}

/**
 * Returns the instant that a date and time in the business's time zone refer to, or null for an invalid date
 * such as February 30. Clock changes follow RFC 5545: a skipped time moves forward by the length of the gap
 * (2:30 AM becomes 3:30 AM), and a repeated time means its first occurrence.
 */
export function momentOf({ date, time }: WallTime): Date | null {
  const wall = new Date(`${date}T${time}:00Z`);
  if (Number.isNaN(wall.getTime()) || wall.toISOString().slice(0, 16) !== `${date}T${time}`) return null;
  const [before, after] = [offsetAt(wall.getTime() - DAY_MS), offsetAt(wall.getTime() + DAY_MS)];
  const [first, second] = [wall.getTime() - before, wall.getTime() - after];
  const isAfterChange = offsetAt(first) !== before && offsetAt(second) === after;
  return new Date(isAfterChange ? second : first);
}

/** Returns the instant when a day (`2026-03-05`) starts in the business's time zone. */
export const startOfDay = (date: string): Date => momentOf({ date, time: '00:00' }) ?? new Date(date);

/**
 * Formats a time of day (`HH:MM`) with non-breaking spaces, such as `9:00 AM` or `9:00 a. m.`. Returns any
 * other string unchanged.
 */
export function formatTimeOfDay(time: string, locale: Locale): string {
  const date = new Date(`2024-01-01T${time}Z`);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(REGION_TAGS[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(date)
    .replace(/\s/gu, '\u00A0');
}

/**
 * Formats an ISO 8601 time in the business's time zone, such as `Thursday, March 5, 2026 at 6:30 PM` or
 * `jueves, 5 de marzo de 2026, 6:30 p. m.`.
 */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(REGION_TAGS[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
}
