/**
 * Manages the language of the owner's area, whose URLs don't contain one. The area uses the browser's
 * language until the owner chooses another. The choice is stored separately from the public pages' language,
 * which changes with every page viewed. The strings for the owner's area are loaded here, so that no public
 * page includes them.
 */
import { DEFAULT_LOCALE, isLocale, otherLocale, type Locale } from '@app/domain/general/locale';
import i18n, { type ResourceLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../../../shared/i18n/i18n';
import { safeLocalStorage } from '../../../shared/browser/storage';

const STORAGE_KEY = 'adminLanguage';

const bundles: Record<Locale, () => Promise<{ resources: ResourceLanguage }>> = {
  en: () => import('../../locales/en/index'),
  es: () => import('../../locales/es/index'),
};

/**
 * Returns the language that the owner chose in this browser, or else the first of the browser's languages
 * that the owner's area supports.
 */
export function firstAdminLanguage(): Locale {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
  return [stored, ...preferred].find(isLocale) ?? DEFAULT_LOCALE;
}

export const rememberAdminLanguage = (locale: Locale): void => safeLocalStorage.write(STORAGE_KEY, locale);

/**
 * Loads the strings for a language and switches the owner's area to it. Also sets the document's `lang`,
 * which API calls send as their language.
 */
export async function showAdminLanguage(locale: Locale): Promise<void> {
  const { resources } = await bundles[locale]();
  for (const [namespace, texts] of Object.entries(resources))
    i18n.addResourceBundle(locale, namespace, texts);
  await showLanguage(locale);
  document.documentElement.lang = locale;
}

export function useAdminLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/**
 * Returns both languages, starting with the language of the owner's area, since the owner writes in that one
 * first.
 */
export function useOwnLocales(): readonly Locale[] {
  const own = useAdminLocale();
  return [own, otherLocale(own)];
}
