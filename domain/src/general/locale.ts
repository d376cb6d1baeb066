/** The site's two languages, and the language prefix of its paths. */
import { textProperty } from './property';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The local storage key of the visitor's language. */
export const LANGUAGE_STORAGE_KEY = 'language';

/**
 * The BCP 47 tags for formatting numbers and times of day as in Puerto Rico: `4.5` and `6:00 p. m.`, where
 * Spain uses `4,5` and `18:00`.
 */
export const REGION_TAGS = { en: 'en-US', es: 'es-PR' } as const satisfies Record<Locale, string>;

/** The values of `og:locale`. */
export const OPEN_GRAPH_LOCALES = { en: 'en_US', es: 'es_PR' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'es' : 'en');

function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

export function hasLocale(pathname: string): boolean {
  return isLocale(firstSegment(pathname));
}

/** Returns the language of a path: its first segment if that is `en` or `es`, otherwise English. */
export function localeFromPath(pathname: string): Locale {
  const segment = firstSegment(pathname);
  return isLocale(segment) ? segment : DEFAULT_LOCALE;
}

/**
 * Returns a path without its language prefix, always starting with `/`: `/es/blog` becomes `/blog`, `/es`
 * becomes `/`.
 */
export function stripLocale(pathname: string): string {
  if (!hasLocale(pathname)) return pathname.startsWith('/') ? pathname : `/${pathname}`;
  const rest = pathname.slice(3);
  return rest === '' ? '/' : rest;
}

/**
 * Returns the path of the same page in a language, with the prefix replaced or added. The home page is
 * `/{locale}`.
 */
export function withLocale(pathname: string, locale: Locale): string {
  const rest = stripLocale(pathname);
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}

/**
 * Returns the redirect target of a path without a language prefix: `/en` for `/`, `/en/services` for
 * `/services`. Returns null if a path needs no redirect: `/en/...`, `/es/...`, `/admin...`.
 */
export function missingLocaleRedirect(pathname: string): string | null {
  return hasLocale(pathname) || firstSegment(pathname) === 'admin'
    ? null
    : withLocale(pathname, DEFAULT_LOCALE);
}

/** Returns the name of a field in a language: `titleEs` for `title` in Spanish. */
export const fieldIn = <Field extends string>(locale: Locale, field: Field): `${Field}${'En' | 'Es'}` =>
  locale === 'en' ? `${field}En` : `${field}Es`;

/** The name of a translated field without its language: `title` for `titleEn` and `titleEs`. */
type LocalizedField<T> = keyof { [K in keyof T as K extends `${infer Field}En` ? Field : never]: true } &
  string;

/** Returns a translated field in a language, or in the other language if it is empty. */
export const localize = <T extends object>(entity: T, field: LocalizedField<T>, locale: Locale): string =>
  textProperty(entity, fieldIn(locale, field)) || textProperty(entity, fieldIn(otherLocale(locale), field));
