import type { Locale } from '@perro-wisdom/domain/locale';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';

/** For example `Nov 5, 2025 - 3:04 PM`. */
const DATE_TIME = 'MMM d, yyyy - h:mm a';

/** Formats an ISO 8601 time in the time zone of the owner's device. Returns the string unchanged when it is not a valid date. */
export function formatDateTime(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format(date, DATE_TIME, locale === 'es' ? { locale: es } : {});
}
