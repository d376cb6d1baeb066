/** Translations: a language is loaded when it is first shown; a text missing in it falls back to English, then to its key. */
import { business } from '@perro-wisdom/domain/business';
import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY, type Locale } from '@perro-wisdom/domain/locale';
import i18n, { type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { whenIdle } from './whenIdle';

/** What every text may name: `{{business}}`, `{{trainer}}`, `{{trainerFirst}}`. */
const NAMES = {
  business: business.name,
  trainer: business.trainerName,
  trainerFirst: business.trainerName.split(' ')[0],
};

const bundles: Record<Locale, () => Promise<{ resources: ResourceLanguage }>> = {
  en: () => import('../locales/en'),
  es: () => import('../locales/es'),
};

/** Starts the translations with what is there already (tests and prerendering hand in whole languages). */
export function startI18n(locale: Locale, resources: Resource = {}): typeof i18n {
  void i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources,
    defaultNS: 'common',
    // Keys are flat: `hero.title` is one name. The namespace is the feature.
    keySeparator: false,
    interpolation: { escapeValue: false, defaultVariables: NAMES },
    react: { useSuspense: false },
    initAsync: false,
  });
  return i18n;
}

/** Fetches a language's texts, once. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, 'common')) return;
  const { resources } = await bundles[locale]();
  for (const [namespace, texts] of Object.entries(resources)) i18n.addResourceBundle(locale, namespace, texts);
}

/**
 * Shows a language, loading its texts first; not when `signal` says meanwhile that the visitor has gone elsewhere. English, the
 * fallback, follows when the browser has nothing better to do.
 */
export async function showLanguage(locale: Locale, signal?: AbortSignal): Promise<void> {
  await loadLanguage(locale);
  if (signal?.aborted) return;
  if (i18n.language !== locale) await i18n.changeLanguage(locale);
  if (locale !== DEFAULT_LOCALE) whenIdle(() => void loadLanguage(DEFAULT_LOCALE).catch(() => undefined));
}

/** Remembers the language and tells the browser which one the page is in. A blocked local storage changes nothing else. */
export function rememberLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, locale);
  } catch {
    // Private modes may refuse; the address carries the language anyway.
  }
}
