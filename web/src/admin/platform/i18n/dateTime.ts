/** Formats times for the owner's area, always in the business's time zone rather than the device's. */
import { DAY_MS, displayYear, wallTimeOf } from '@app/domain/general/dates';
import { REGION_TAGS, type Locale } from '@app/domain/general/locale';
import { TIME_ZONE } from '@app/domain/general/time-zone/zone';

/** The place name in the time zone, such as `Puerto Rico` or `New York`. */
export const TIME_ZONE_PLACE = TIME_ZONE.slice(TIME_ZONE.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * Formats an ISO 8601 time as `Nov 5, 2025 - 3:04 PM` or `5 nov 2025 - 3:04 p. m.` Passes any other string to
 * `displayYear`.
 */
export function formatDateTime(iso: string, locale: Locale): string {
  const part = partsOf(iso, locale);
  if (!part) return displayYear(iso);
  return `${dayOf(part, locale)} - ${timeOf(part)}`;
}

/**
 * Formats a time like {@link formatDateTime}, but omits the date for a time on the same day as `now`, as in
 * `3:04 PM`.
 */
export function formatTime(iso: string, locale: Locale, now: Date): string {
  const part = partsOf(iso, locale);
  return part && wallTimeOf(new Date(iso)).date === wallTimeOf(now).date
    ? timeOf(part)
    : formatDateTime(iso, locale);
}

/** Formats how long ago an event was, such as `5 min. ago` or `yesterday`. After a week, returns the date. */
export function formatAge(iso: string, locale: Locale, now: Date): string {
  const date = new Date(iso);
  const part = partsOf(iso, locale);
  if (!part) return displayYear(iso);
  const minutes = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 60_000));
  const format = new Intl.RelativeTimeFormat(REGION_TAGS[locale], { numeric: 'auto', style: 'short' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), 'hour');
  const days = (Date.parse(wallTimeOf(now).date) - Date.parse(wallTimeOf(date).date)) / DAY_MS;
  return days < 7 ? format.format(-days, 'day') : dayOf(part, locale);
}

type Part = (type: Intl.DateTimeFormatPartTypes) => string;

const dayOf = (part: Part, locale: Locale): string =>
  displayYear(
    locale === 'es'
      ? `${part('day')} ${part('month')} ${part('year')}`
      : `${part('month')} ${part('day')}, ${part('year')}`,
  );

const timeOf = (part: Part): string => `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;

/**
 * Returns a function that looks up the parts of a time, or undefined if `iso` isn't a valid time. The
 * separators aren't used, because they differ between browsers.
 */
function partsOf(iso: string, locale: Locale): Part | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = new Intl.DateTimeFormat(REGION_TAGS[locale], {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  }).formatToParts(date);
  return (type) => parts.find((candidate) => candidate.type === type)?.value ?? '';
}
