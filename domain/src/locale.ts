/** The two languages of the site, and how an address says which one it is in. */

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The local storage key that remembers the visitor's choice. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** The BCP 47 tags that dates are written in. */
export const LOCALE_TAGS = { en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;

/** The tags that numbers and times of day are written in, as Puerto Rico does: `4.5` and `6:00 p. m.`, where Spain has `4,5` and `18:00`. */
export const REGION_TAGS = { en: 'en-US', es: 'es-PR' } as const satisfies Record<Locale, string>;

/** The Open Graph name of each language. */
export const OPEN_GRAPH_LOCALES = { en: 'en_US', es: 'es_PR' } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

/** Whether a path says which language it is in. */
export function hasLocale(pathname: string): boolean {
  return isLocale(firstSegment(pathname));
}

/** The language of a path: its first segment when that is `en` or `es`, otherwise English. */
export function localeFromPath(pathname: string): Locale {
  const segment = firstSegment(pathname);
  return isLocale(segment) ? segment : DEFAULT_LOCALE;
}

/** The path without its language prefix, always starting with `/`: `/es/blog` is `/blog`, `/es` is `/`. */
export function stripLocale(pathname: string): string {
  if (!hasLocale(pathname)) return pathname.startsWith('/') ? pathname : `/${pathname}`;
  const rest = pathname.slice(3);
  return rest === '' ? '/' : rest;
}

/** The same page in a language: swaps the prefix, or adds one. The home page is just `/{locale}`. */
export function withLocale(pathname: string, locale: Locale): string {
  const rest = stripLocale(pathname);
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}

/**
 * Where a path that carries neither a language nor the owner's area should lead, or null when it may stay.
 * `/` is `/en`, `/services` is `/en/services`; `/es/...`, `/en/...` and `/admin...` stay.
 */
export function missingLocaleRedirect(pathname: string): string | null {
  return hasLocale(pathname) || firstSegment(pathname) === 'admin' ? null : withLocale(pathname, DEFAULT_LOCALE);
}

/** The name of an entity's field in a language: `title` is `titleEn` or `titleEs`. */
type LocalizedField<T> = keyof { [K in keyof T as K extends `${infer Field}En` ? Field : never]: true } & string;

/** An entity's text in a language; one that is empty falls back to the other language's. */
export function localize<T extends object>(entity: T, field: LocalizedField<T>, locale: Locale): string {
  const read = (suffix: 'En' | 'Es'): string => {
    const value: unknown = Reflect.get(entity, `${field}${suffix}`);
    return typeof value === 'string' ? value : '';
  };
  return locale === 'es' ? read('Es') || read('En') : read('En') || read('Es');
}
