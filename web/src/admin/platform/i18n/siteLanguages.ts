import { onlyLocale, siteLocales } from '@app/domain/content/site-languages';
import type { Locale } from '@app/domain/general/locale';
import { useIsFetching } from '@tanstack/react-query';
import { NO_SITE } from '../../../shared/content/site';
import { useFacts, useSite } from '../../../shared/content/SiteContext';
import { useOwnLocales } from './adminLanguage';

/**
 * Returns the site's only language. Returns null if the site has both languages or its languages aren't known
 * yet.
 */
export const useOnlyLocale = (): Locale | null => onlyLocale(useFacts());

/** Returns the site's languages. If they include the language of the owner's area, it comes first. */
export function useSiteLocales(): readonly Locale[] {
  const locales = siteLocales(useFacts());
  return useOwnLocales().filter((locale) => locales.includes(locale));
}

/** Returns whether the site's languages are still loading for the first time. */
export function useAreLanguagesLoading(): boolean {
  const isLoading = useIsFetching({ queryKey: ['site'] }) > 0;
  return useSite() === NO_SITE && isLoading;
}
