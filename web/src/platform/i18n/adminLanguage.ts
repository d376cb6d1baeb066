/**
 * The language of the owner's area. Its addresses carry none and it opens in English; the owner's choice is remembered apart from
 * the visitors' language. Its texts are loaded here, so that no public page carries them.
 */
import { DEFAULT_LOCALE, isLocale, type Locale } from '@perro-wisdom/domain/locale';
import i18n, { type ResourceLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';
import { showLanguage } from './i18n';
import { safeLocalStorage } from '../browser/storage';

const STORAGE_KEY = 'adminLanguage';

const bundles: Record<Locale, () => Promise<{ resources: ResourceLanguage }>> = {
  en: () => import('../../locales/en/admin/index'),
  es: () => import('../../locales/es/admin/index'),
};

/** The language that was chosen in this browser, otherwise English. */
export function chosenAdminLanguage(): Locale {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

export const rememberAdminLanguage = (locale: Locale): void => safeLocalStorage.write(STORAGE_KEY, locale);

/** Shows the owner's area in a language, loading its texts first. The document says it before the first call goes out in it. */
export async function showAdminLanguage(locale: Locale): Promise<void> {
  const { resources } = await bundles[locale]();
  for (const [namespace, texts] of Object.entries(resources)) i18n.addResourceBundle(locale, namespace, texts);
  await showLanguage(locale);
  document.documentElement.lang = locale;
}

/** The language that the owner's area is shown in. */
export function useAdminLocale(): Locale {
  const { language } = useTranslation().i18n;
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
