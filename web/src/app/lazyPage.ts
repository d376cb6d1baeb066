/** Pages whose code comes when they are wanted, or shortly before. */
import type { Locale } from '@perro-wisdom/domain/locale';
import type { ComponentType } from 'react';

export interface LazyPage {
  /** Below the language; a pattern of the router. */
  path: string;
  /** The file of the page, as the build's manifest names it. */
  source: string;
  /** The page in a language, fetched once. One that could not be fetched is fetched anew. */
  load: (locale: Locale) => Promise<ComponentType>;
  /** The page if it is there already. */
  loaded: (locale: Locale) => ComponentType | undefined;
}

export function lazyPage(path: string, source: string, fetch: (locale: Locale) => Promise<ComponentType>): LazyPage {
  const pages = new Map<Locale, ComponentType>();
  const loading = new Map<Locale, Promise<ComponentType>>();
  const load = (locale: Locale) => {
    const known = loading.get(locale);
    if (known) return known;
    const page = fetch(locale);
    loading.set(locale, page);
    page.then(
      (component) => pages.set(locale, component),
      () => loading.delete(locale),
    );
    return page;
  };
  return { path, source, load, loaded: (locale) => pages.get(locale) };
}
