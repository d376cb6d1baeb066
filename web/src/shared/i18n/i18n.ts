/**
 * Sets up the translations. A language isn't loaded until it is shown for the first time. A missing string
 * falls back to English, then to its key.
 */
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import { DEFAULT_LOCALE, LANGUAGE_STORAGE_KEY, localize, type Locale } from '@app/domain/general/locale';
import i18next, { type i18n as I18n, type InitOptions, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { safeLocalStorage } from '../browser/storage';
import { whenIdle } from '../browser/whenIdle';
import type { Site } from '../content/site';

/** Generic words to use instead of unknown facts. */
const UNKNOWN = {
  en: { business: 'Dog training', ourBusiness: 'our business', team: 'our team', us: 'Us', blogName: 'Blog' },
  es: {
    business: 'Adiestramiento canino',
    ourBusiness: 'nuestro negocio',
    team: 'nuestro equipo',
    us: 'nosotros',
    blogName: 'Blog',
  },
} as const satisfies Record<Locale, object>;

/** Returns the values of the placeholders allowed in any string. */
function variablesOf(facts: Facts, locale: Locale) {
  const { business, ourBusiness, team, us, blogName } = UNKNOWN[locale];
  const [first = ''] = facts.trainerName.split(' ');
  return {
    business: facts.name || business,
    /** The business's name, as it appears within a sentence. */
    ourBusiness: facts.name || ourBusiness,
    blogName: localize(facts, 'blogName', locale) || blogName,
    trainer: facts.trainerName || team,
    trainerFirst: first || team,
    /** The trainer's first name, as it appears after a preposition. */
    us: first || us,
  };
}

const bundles: Record<Locale, () => Promise<{ resources: ResourceLanguage }>> = {
  en: () => import('../locales/en/index'),
  es: () => import('../locales/es/index'),
};

export const loadTexts = async (locale: Locale): Promise<ResourceLanguage> =>
  (await bundles[locale]()).resources;

const options = (locale: Locale, resources: Resource, facts: Facts): InitOptions => ({
  lng: locale,
  fallbackLng: DEFAULT_LOCALE,
  resources,
  defaultNS: 'common',
  // Keys are flat: `hero.title` is a single key. Each feature has its own namespace.
  keySeparator: false,
  interpolation: { escapeValue: false, defaultVariables: variablesOf(facts, locale) },
  react: { useSuspense: false, bindI18nStore: 'added' },
  initAsync: false,
});

async function addTexts(i18n: I18n, locale: Locale): Promise<void> {
  const resources = await loadTexts(locale);
  for (const [namespace, texts] of Object.entries(resources))
    i18n.addResourceBundle(locale, namespace, texts);
}

function withOwnTexts(resources: ResourceLanguage, texts: Site['texts']): ResourceLanguage {
  const own = Object.entries(texts).map(
    ([namespace, some]) => [namespace, { ...(resources[namespace] as object), ...some }] as const,
  );
  return { ...resources, ...Object.fromEntries(own) };
}

/**
 * Returns the public pages' translations in a language. Creates a new i18next instance for each call, so that
 * a page never mixes two languages.
 */
export function createTranslations(
  locale: Locale,
  resources: ResourceLanguage,
  { facts, texts }: Pick<Site, 'facts' | 'texts'>,
): I18n {
  const i18n = i18next.createInstance();
  let fallback: Promise<void> | undefined;
  void i18n.init({
    ...options(locale, { [locale]: withOwnTexts(resources, texts) }, facts),
    // The types guarantee every key in both languages. If one is missing anyway, English is loaded as a
    // fallback.
    saveMissing: true,
    missingKeyHandler: () => {
      if (locale !== DEFAULT_LOCALE)
        fallback ??= addTexts(i18n, DEFAULT_LOCALE).catch(() => (fallback = undefined));
    },
  });
  return i18n;
}

/**
 * Initializes the translations of the owner's area; `resources` contains the strings that are already loaded.
 */
export function startI18n(locale: Locale, resources: Resource = {}): I18n {
  void i18next.use(initReactI18next).init(options(locale, resources, NO_FACTS));
  return i18next;
}

/** Loads the public pages' strings in a language into the owner's area, unless they are already loaded. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (!i18next.hasResourceBundle(locale, 'common')) await addTexts(i18next, locale);
}

/**
 * Switches the owner's area to a language once its strings are loaded. Loads English, the fallback, when the
 * browser is idle.
 */
export async function showLanguage(locale: Locale): Promise<void> {
  await loadLanguage(locale);
  if (i18next.language !== locale) await i18next.changeLanguage(locale);
  if (locale !== DEFAULT_LOCALE) whenIdle(() => void loadLanguage(DEFAULT_LOCALE).catch(() => undefined));
}

/** Sets the document's language and stores it as the visitor's choice. */
export function rememberLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  // Storage may be blocked, for example in private mode. The URL still contains the language then.
  safeLocalStorage.write(LANGUAGE_STORAGE_KEY, locale);
}
