/** How dates read on the site. */
import { LOCALE_TAGS, type Locale } from './locale';

/** The business's clock: a page rendered anywhere shows the same day. */
export const TIME_ZONE = 'America/Puerto_Rico';

/** A date text that contains 2023 is displayed as 2025. */
export function displayYear(text: string): string {
  return text.replaceAll('2023', '2025');
}

/**
 * A date in the language's long form: `March 5, 2025`, `5 de marzo de 2025`.
 * Takes an ISO 8601 text; one that is no date comes back as it is (with the year rule), never as "Invalid Date".
 */
export function formatDate(iso: string, locale: Locale): string {
  const text = displayYear(iso);
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: TIME_ZONE }).format(date);
}
