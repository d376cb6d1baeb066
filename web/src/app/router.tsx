import { DEFAULT_LOCALE, isLocale, missingLocaleRedirect } from '@perro-wisdom/domain/locale';
import { createBrowserRouter, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { showLanguage } from '../platform/i18n';
import { adminRoutes } from './admin/routes';
import { PageError } from './layout/PageError';
import { PublicLayout } from './layout/PublicLayout';
import { publicPages } from './publicPages';

/** A path without a language leads to the same path in English, in place of its history entry. */
async function languageLoader({ params, request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const target = missingLocaleRedirect(pathname);
  // A request has no hash; only a first load comes here without a language, and then the browser still has it.
  if (target) return replace(`${target}${search}${location.hash}`);
  if (isLocale(params.locale)) await showLanguage(params.locale, request.signal);
  return null;
}

/** For developers; a production build holds neither the route nor the page. */
const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        loader: () => showLanguage(DEFAULT_LOCALE).then(() => null),
        lazy: async () => ({ Component: (await import('./dev/UiPage')).UiPage }),
        HydrateFallback: () => null,
      },
    ]
  : [];

export const routes: RouteObject[] = [
  { path: '/', loader: languageLoader, HydrateFallback: () => null },
  adminRoutes,
  ...devRoutes,
  {
    path: '/:locale',
    loader: languageLoader,
    // The language is the only thing that the loader reads.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.locale !== nextParams.locale,
    Component: PublicLayout,
    HydrateFallback: () => null,
    ErrorBoundary: PageError,
    children: [{ ErrorBoundary: PageError, children: publicPages }],
  },
];

export const createRouter = () => createBrowserRouter(routes);
