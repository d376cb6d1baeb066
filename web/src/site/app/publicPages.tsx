/** Defines the public pages, each in its own chunk. Their paths are relative to the language segment. */
import type { TopicKind } from '@app/domain/blog/topics.limits';
import type { Locale } from '@app/domain/general/locale';
import { stripLocale } from '@app/domain/general/locale';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { LegalTexts } from '../../shared/locales/legal-types';
import { fetchOnce, type FetchedOnce } from '../../shared/data/fetchOnce';
import type { Loader } from '../../shared/data/loader';

interface PageModule {
  Component: ComponentType;
  /** The function that the server calls before it renders the page. */
  loader?: Loader | undefined;
}

/** A page whose code is loaded when the page opens, or prefetched shortly before. */
export interface LazyPage extends FetchedOnce<Locale, PageModule> {
  /** The page's route pattern, relative to the language segment. */
  path: string;
  /** The page's source file, which is the page's key in the build manifest. */
  source: string;
}

const lazyPage = (
  path: string,
  source: string,
  fetch: (locale: Locale) => Promise<PageModule>,
): LazyPage => ({ path, source, ...fetchOnce(fetch) });

const legalTexts: Record<Locale, () => Promise<{ legal: LegalTexts }>> = {
  en: () => import('../../shared/locales/en/legal'),
  es: () => import('../../shared/locales/es/legal'),
};

/**
 * Returns a function that loads a legal page and its content. The content is long, so it is loaded in only
 * one language.
 */
const legalPage = (page: keyof LegalTexts) => async (locale: Locale) => {
  const [{ legalPageOf }, { legal }] = await Promise.all([
    import('../pages/LegalPage'),
    legalTexts[locale](),
  ]);
  return legalPageOf(page, legal[page]);
};

const topicPage = (by: TopicKind) => async () => (await import('../pages/TopicPage')).topicPageOf(by);

const NOT_FOUND_PAGE: LazyPage = lazyPage(
  '*',
  'src/site/pages/NotFoundPage.tsx',
  () => import('../pages/NotFoundPage'),
);

export const publicPages: readonly LazyPage[] = [
  lazyPage('', 'src/site/pages/HomePage.tsx', () => import('../pages/HomePage')),
  lazyPage('about', 'src/site/pages/AboutPage.tsx', () => import('../pages/AboutPage')),
  lazyPage('services', 'src/site/pages/ServicesPage.tsx', () => import('../pages/ServicesPage')),
  lazyPage('blog', 'src/site/pages/BlogPage.tsx', () => import('../pages/BlogPage')),
  lazyPage(
    'blog/page/:page',
    'src/site/pages/BlogNumberedPage.tsx',
    () => import('../pages/BlogNumberedPage'),
  ),
  lazyPage('blog/category/:slug', 'src/site/pages/TopicPage.tsx', topicPage('category')),
  lazyPage('blog/tag/:slug', 'src/site/pages/TopicPage.tsx', topicPage('tag')),
  lazyPage('blog/:slug', 'src/site/pages/PostPage.tsx', () => import('../pages/PostPage')),
  lazyPage('testimonials', 'src/site/pages/TestimonialsPage.tsx', () => import('../pages/TestimonialsPage')),
  lazyPage('contact', 'src/site/pages/ContactPage.tsx', () => import('../pages/ContactPage')),
  lazyPage('privacy', 'src/site/pages/LegalPage.tsx', legalPage('privacy')),
  lazyPage('terms', 'src/site/pages/LegalPage.tsx', legalPage('terms')),
  lazyPage(':slug', 'src/site/pages/OwnPage.tsx', () => import('../pages/OwnPage')),
  NOT_FOUND_PAGE,
];

const routes = publicPages.map((page) => ({ path: page.path, handle: page }));

/**
 * Returns the page at a path (including the language) and the page's route parameters. Falls back to the
 * not-found page.
 */
export function matchPublicPage(pathname: string): { page: LazyPage; params: Params } {
  const [match] = matchRoutes(routes, stripLocale(pathname)) ?? [];
  return { page: match?.route.handle ?? NOT_FOUND_PAGE, params: match?.params ?? {} };
}

export const publicPageAt = (pathname: string): LazyPage => matchPublicPage(pathname).page;
