import { onlyLocale, siteLocales } from '@app/domain/content/site-languages';
import type { Locale } from '@app/domain/general/locale';
import { useFacts } from '../../../shared/content/SiteContext';
import { useOwnLocales } from './adminLanguage';

/** Returns the only language of the site; null for a site in both, and until it is known. */
export const useOnlyLocale = (): Locale | null => onlyLocale(useFacts());

/** Returns the languages of the site in the order in which the owner writes them. */
export function useSiteLocales(): readonly Locale[] {
  const locales = siteLocales(useFacts());
  return useOwnLocales().filter((locale) => locales.includes(locale));
}
