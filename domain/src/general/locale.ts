/** Defines the site's two languages and the language prefix of its paths. */
import { textProperty } from './property';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The local storage key of the visitor's language. */
export const LANGUAGE_STORAGE_KEY = 'language';

/**
 * The BCP 47 tags for formatting numbers and times of day the way Puerto Rico does: `4.5` and `6:00 p. m.`.
 * (In Spain, they are `4,5` and `18:00`.)
 */
export const REGION_TAGS = { en: 'en-US', es: 'es-PR' } as const satisfies Record<Locale, string>;

/** The `og:locale` value for each language. */
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

/** Returns a path's language: `en` or `es` if the first segment is one of them, otherwise English. */
export function localeFromPath(pathname: string): Locale {
  const segment = firstSegment(pathname);
  return isLocale(segment) ? segment : DEFAULT_LOCALE;
}

/**
 * Returns a path without its language prefix: `/blog` for `/es/blog`, and `/` for `/es`. The result always
 * starts with `/`.
 */
export function stripLocale(pathname: string): string {
  if (!hasLocale(pathname)) return pathname.startsWith('/') ? pathname : `/${pathname}`;
  const rest = pathname.slice(3);
  return rest === '' ? '/' : rest;
}

/**
 * Returns the same page's path in the given language, with the prefix replaced or added. The home page's path
 * is `/{locale}`.
 */
export function withLocale(pathname: string, locale: Locale): string {
  const rest = stripLocale(pathname);
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}

/**
 * Returns where to redirect a path without a language prefix: `/` to `/en`, for example, or `/services` to
 * `/en/services`. Returns null for paths that need no redirect: `/en/...`, `/es/...` and `/admin...`.
 */
export function missingLocaleRedirect(pathname: string): string | null {
  return hasLocale(pathname) || firstSegment(pathname) === 'admin'
    ? null
    : withLocale(pathname, DEFAULT_LOCALE);
}

/** Returns the name of a field in one language: `titleEs` for `title` in Spanish, for example. */
export const fieldIn = <Field extends string>(locale: Locale, field: Field): `${Field}${'En' | 'Es'}` =>
  locale === 'en' ? `${field}En` : `${field}Es`;

/** The name of a translated field without the language: `title` for `titleEn` and `titleEs`, for example. */
type LocalizedField<T> = keyof { [K in keyof T as K extends `${infer Field}En` ? Field : never]: true } &
  string;

/** Returns a translated field in the given language, or in the other one if that translation is empty. */
export const localize = <T extends object>(entity: T, field: LocalizedField<T>, locale: Locale): string =>
  textProperty(entity, fieldIn(locale, field)) || textProperty(entity, fieldIn(otherLocale(locale), field));
