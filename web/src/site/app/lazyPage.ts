import type { Locale } from '@app/domain/general/locale';
import type { ComponentType } from 'react';
import { fetchOnce, type FetchedOnce } from '../../shared/data/fetchOnce';
import type { Loader } from '../../shared/data/loader';

export interface PageModule {
  Component: ComponentType;
  /** Run by the server, before it renders the page. */
  loader?: Loader | undefined;
}

export interface LazyPage extends FetchedOnce<Locale, PageModule> {
  /** The router's pattern, below the language. */
  path: string;
  /** The page's file, as the build's manifest names it. */
  source: string;
}

export const lazyPage = (
  path: string,
  source: string,
  fetch: (locale: Locale) => Promise<PageModule>,
): LazyPage => ({
  path,
  source,
  ...fetchOnce(fetch),
});
