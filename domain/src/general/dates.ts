/** How the site writes dates. */
import { LOCALE_TAGS, REGION_TAGS, type Locale } from './locale';

/** The business's time zone: the server and every browser show the same day. */
export const TIME_ZONE = 'America/Puerto_Rico';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a date with the year 2023 replaced by 2025, as the site displays dates. */
export function displayYear(text: string): string {
  return text.replaceAll('2023', '2025');
}

/** `Date` guesses at any other string: it reads `Class of 5` as a day in May 2001. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T.+)?$/;
/** Puts a date without a time on the right day in Puerto Rico, where it is still the day before at midnight UTC. */
const NOON = 'T12:00:00-04:00';

/**
 * Formats an ISO 8601 date in the long form of the language: `March 5, 2025`, `5 de marzo de 2025`. Returns any other string
 * unchanged. In both cases the year is that of `displayYear`.
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso.includes('T') ? iso : `${iso}${NOON}`);
  if (!ISO_DATE.test(iso) || Number.isNaN(date.getTime())) return displayYear(iso);
  return displayYear(
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: TIME_ZONE }).format(date),
  );
}

const MONTH_WORDS = {
  en: { to: 'to', beforeYear: ' ' },
  es: { to: 'a', beforeYear: ' de ' },
} as const satisfies Record<Locale, object>;

/**
 * Formats the months from one ISO 8601 time to a later one: `March to May 2025`, `noviembre de 2024 a enero de 2025`, `March 2025`. Not by
 * `formatRange`, whose spaces differ between browsers and the server.
 */
export function formatMonths(first: string, last: string, locale: Locale): string {
  const { to, beforeYear } = MONTH_WORDS[locale];
  const part = (iso: string, options: Intl.DateTimeFormatOptions) =>
    displayYear(
      new Intl.DateTimeFormat(LOCALE_TAGS[locale], { ...options, timeZone: TIME_ZONE }).format(new Date(iso)),
    );
  const month = (iso: string) => part(iso, { month: 'long' });
  const year = (iso: string) => part(iso, { year: 'numeric' });
  const end = month(last) + beforeYear + year(last);
  const start = year(first) === year(last) ? month(first) : month(first) + beforeYear + year(first);
  return start === month(last) ? end : `${start} ${to} ${end}`;
}

/** Writes a month (`YYYY-MM`) out: `May 2023`, `mayo de 2023`. Pages pass it through `displayYear`. Empty for an empty one. */
export function formatMonth(month: string, locale: Locale): string {
  if (month === '') return '';
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** A date and a time of day in Puerto Rico, as `<input type="date">` and `<input type="time">` have them. */
export interface WallTime {
  /** `2026-03-05` */
  date: string;
  /** `18:30` */
  time: string;
}

/** Returns the date and time in Puerto Rico of a moment, whatever the time zone of the device. */
export function wallTimeOf(moment: Date): WallTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Returns the moment of a date and time in Puerto Rico; null for one that does not exist, such as February 30. */
export function momentOf({ date, time }: WallTime): Date | null {
  const asUtc = (wall: WallTime) => Date.parse(`${wall.date}T${wall.time}:00Z`);
  const wanted = asUtc({ date, time });
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (milliseconds: number) => asUtc(wallTimeOf(new Date(milliseconds))) - milliseconds;
  // The offset of a moment nearby may be another one where clocks change; that of the result counts.
  const moment = new Date(wanted - offsetAt(wanted - offsetAt(wanted)));
  const found = wallTimeOf(moment);
  return found.date === date && found.time === time ? moment : null;
}

/** Writes out a moment in Puerto Rico: `Thursday, March 5, 2026 at 6:30 PM`, `jueves, 5 de marzo de 2026, 6:30 p. m.` */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(REGION_TAGS[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
}
