import { onlyLocale } from '@app/domain/content/site-languages';
import { missingLocaleRedirect, withLocale } from '@app/domain/general/locale';
import { Suspense, use, useContext, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { useLocale } from '../../shared/i18n/useLocale';
import { localSites } from '../platform/content/localSite';
import { Rendering } from '../platform/rendering';
import { SiteContext } from '../../shared/content/SiteContext';
import { PublicLayout } from '../layout/PublicLayout';
import { PageBoundary } from './PageBoundary';
import { publicPageAt, publicPages, type LazyPage } from './publicPages';

/**
 * Provides the owner's content and the translations in the language of the URL. Suspends until they have
 * loaded. Redirects URLs in a language that the site doesn't offer.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const { local } = useContext(Rendering);
  const { site, i18n } = local ?? localSites.get(locale) ?? use(localSites.load(locale));
  const only = onlyLocale(site.facts);
  if (!local && only !== null && only !== locale)
    return <Navigate to={{ pathname: withLocale(pathname, only), search, hash }} replace />;
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={site}>{children}</SiteContext>
    </I18nextProvider>
  );
}

function LoadedPage({ page }: { page: LazyPage }) {
  const locale = useLocale();
  const { Component } = page.get(locale) ?? use(page.load(locale));
  return <Component />;
}

const routes = [
  {
    path: '/:locale',
    children: publicPages.map((page) => ({ path: page.path, element: <LoadedPage page={page} /> })),
  },
];

function Page() {
  const { pathname } = useLocation();
  // A path with an encoded line break matches no pattern, not even `*`.
  const page = useRoutes(routes) ?? <LoadedPage page={publicPageAt(pathname)} />;
  return <PageBoundary place={pathname}>{page}</PageBoundary>;
}

/** The visitors' site. Redirects a URL without a language to the corresponding English URL. */
export function PublicSite() {
  const { pathname, search, hash } = useLocation();
  const target = missingLocaleRedirect(pathname);
  if (target !== null) return <Navigate to={{ pathname: target, search, hash }} replace />;
  return (
    <PageBoundary place={pathname}>
      <Suspense>
        <InLanguage>
          <PublicLayout>
            <Page />
          </PublicLayout>
        </InLanguage>
      </Suspense>
    </PageBoundary>
  );
}
