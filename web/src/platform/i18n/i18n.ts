/** Translations: a language is loaded when it is first shown; a text missing in it falls back to English, then to its key. */
import { business } from '@perro-wisdom/domain/business';
import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY, type Locale } from '@perro-wisdom/domain/locale';
import i18next, { type i18n as I18n, type InitOptions, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchOnce } from '../data/fetchOnce';
import { whenIdle } from '../browser/whenIdle';

/** What every text may name: `{{business}}`, `{{trainer}}`, `{{trainerFirst}}`. */
const NAMES = {
  business: business.name,
  trainer: business.trainerName,
  trainerFirst: business.trainerName.split(' ')[0],
};

const bundles: Record<Locale, () => Promise<{ resources: ResourceLanguage }>> = {
  en: () => import('../../locales/en/index'),
  es: () => import('../../locales/es/index'),
};

const options = (locale: Locale, resources: Resource): InitOptions => ({
  lng: locale,
  fallbackLng: DEFAULT_LOCALE,
  resources,
  defaultNS: 'common',
  // Keys are flat: `hero.title` is one name. The namespace is the feature.
  keySeparator: false,
  interpolation: { escapeValue: false, defaultVariables: NAMES },
  react: { useSuspense: false, bindI18nStore: 'added' },
  initAsync: false,
});

/** Adds the texts of a language to what is there. */
async function addTexts(i18n: I18n, locale: Locale): Promise<void> {
  const { resources } = await bundles[locale]();
  for (const [namespace, texts] of Object.entries(resources)) i18n.addResourceBundle(locale, namespace, texts);
}

async function makeTranslations(locale: Locale): Promise<I18n> {
  const { resources } = await bundles[locale]();
  const i18n = i18next.createInstance();
  let fallback: Promise<void> | undefined;
  void i18n.init({
    ...options(locale, { [locale]: resources }),
    // Both languages have every text, or they would not compile; English is fetched on the day when one is missing after all.
    saveMissing: true,
    missingKeyHandler: () => {
      if (locale !== DEFAULT_LOCALE) fallback ??= addTexts(i18n, DEFAULT_LOCALE).catch(() => (fallback = undefined));
    },
  });
  return i18n;
}

/** The translations of the public pages. Each language has its own, so that a page never mixes two. */
export const translations = fetchOnce(makeTranslations);

/** Starts the translations of the owner's area with what is there already. */
export function startI18n(locale: Locale, resources: Resource = {}): I18n {
  void i18next.use(initReactI18next).init(options(locale, resources));
  return i18next;
}

/** Fetches a language's texts for the owner's area, once. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (!i18next.hasResourceBundle(locale, 'common')) await addTexts(i18next, locale);
}

/**
 * Shows the owner's area in a language, loading its texts first. English, the fallback, follows when the browser has nothing better
 * to do.
 */
export async function showLanguage(locale: Locale): Promise<void> {
  await loadLanguage(locale);
  if (i18next.language !== locale) await i18next.changeLanguage(locale);
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
