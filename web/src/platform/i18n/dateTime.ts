import type { Locale } from '@perro-wisdom/domain/locale';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';

/** How the owner's area writes a moment: `Nov 5, 2025 - 3:04 PM`. */
const DATE_TIME = 'MMM d, yyyy - h:mm a';

/**
 * A moment on the clock of the owner's own device: what "this morning" means to her wherever she is. An ISO 8601 text in; one
 * that is no date comes back as it is.
 */
export function formatDateTime(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format(date, DATE_TIME, locale === 'es' ? { locale: es } : {});
}
