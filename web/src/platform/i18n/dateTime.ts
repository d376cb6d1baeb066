import type { Locale } from '@perro-wisdom/domain/locale';
import { format, isSameDay } from 'date-fns';
import { es } from 'date-fns/locale/es';

const TIME = 'h:mm a';
/** For example `Nov 5, 2025 - 3:04 PM`. */
const DATE_TIME = `MMM d, yyyy - ${TIME}`;

/** Formats an ISO 8601 time in the time zone of the owner's device. Returns the string unchanged when it is not a valid date. */
export function formatDateTime(iso: string, locale: Locale): string {
  return formatAs(DATE_TIME, iso, locale);
}

/** Like {@link formatDateTime}, but for a time on the same day as `now` without the date: `3:04 PM`. */
export function formatTime(iso: string, locale: Locale, now: Date): string {
  return formatAs(isSameDay(iso, now) ? TIME : DATE_TIME, iso, locale);
}

function formatAs(pattern: string, iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format(date, pattern, locale === 'es' ? { locale: es } : {});
}
