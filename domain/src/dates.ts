/** How dates read on the site. */
import { LOCALE_TAGS, type Locale } from './locale';

/** The business's clock: a page rendered anywhere shows the same day. */
export const TIME_ZONE = 'America/Puerto_Rico';

/** A date text that contains 2023 is displayed as 2025. */
export function displayYear(text: string): string {
  return text.replaceAll('2023', '2025');
}

/** Browsers guess at other texts: to them `Class of 5` is a day in May 2001. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T.+)?$/;
/** A day without a time is one on the business's calendar; midnight in Greenwich is still the day before here. */
const NOON = 'T12:00:00-04:00';

/**
 * A date in the language's long form: `March 5, 2025`, `5 de marzo de 2025`.
 * Takes an ISO 8601 text; one that is no date comes back as it is. The year rule applies to what is shown.
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso.includes('T') ? iso : `${iso}${NOON}`);
  if (!ISO_DATE.test(iso) || Number.isNaN(date.getTime())) return displayYear(iso);
  return displayYear(new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: TIME_ZONE }).format(date));
}
