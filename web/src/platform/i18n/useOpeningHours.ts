import { business } from '@perro-wisdom/domain/business';
import { REGION_TAGS, type Locale } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { useLocale } from './useLocale';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the first and last weekday and the times of day, formatted: `lunes`, `sábado`, `9:00 a. m.`, `6:00 p. m.` */
export function openingHours(locale: Locale) {
  const { days, opens, closes } = business.hours;
  // January 1, 2024 was a Monday.
  const day = (name: string | undefined) =>
    new Intl.DateTimeFormat(REGION_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, 1 + WEEK.indexOf(name ?? ''))),
    );
  // A line must not break inside a time.
  const time = (text: string) =>
    new Intl.DateTimeFormat(REGION_TAGS[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      .format(new Date(`2024-01-01T${text}Z`))
      .replace(/\s/gu, '\u00A0');
  return { first: day(days[0]), last: day(days.at(-1)), opens: time(opens), closes: time(closes) };
}

/** Returns the opening hours as one line of text. */
export function useOpeningHours(): string {
  const { t } = useTranslation();
  return t('hours', openingHours(useLocale()));
}
