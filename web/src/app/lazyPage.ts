/** Pages whose code comes when they are wanted, or shortly before. */
import type { Locale } from '@perro-wisdom/domain/locale';
import type { ComponentType } from 'react';
import { fetchOnce, type FetchedOnce } from '../platform/data/fetchOnce';

/** A page by its language. */
export interface LazyPage extends FetchedOnce<Locale, ComponentType> {
  /** Below the language; a pattern of the router. */
  path: string;
  /** The file of the page, as the build's manifest names it. */
  source: string;
}

export const lazyPage = (path: string, source: string, fetch: (locale: Locale) => Promise<ComponentType>): LazyPage => ({
  path,
  source,
  ...fetchOnce(fetch),
});
