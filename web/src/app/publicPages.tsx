/** The public pages below the language, each a chunk of its own. */
import type { Locale } from '@perro-wisdom/domain/locale';
import { stripLocale } from '@perro-wisdom/domain/locale';
import { matchRoutes } from 'react-router-dom';
import type { LegalTexts } from '../locales/legal-types';
import { lazyPage, type LazyPage } from './lazyPage';

const legalTexts: Record<Locale, () => Promise<{ legal: LegalTexts }>> = {
  en: () => import('../locales/en/legal'),
  es: () => import('../locales/es/legal'),
};

/** The long texts come with the page, in its language alone. */
const legalPage = (page: keyof LegalTexts) => async (locale: Locale) => {
  const [{ LegalPage }, { legal }] = await Promise.all([import('./pages/LegalPage'), legalTexts[locale]()]);
  return () => <LegalPage page={page} texts={legal[page]} />;
};

const NOT_FOUND_PAGE: LazyPage = lazyPage('*', 'src/app/pages/NotFoundPage.tsx', async () => (await import('./pages/NotFoundPage')).NotFoundPage);

export const publicPages: readonly LazyPage[] = [
  lazyPage('', 'src/app/pages/HomePage.tsx', async () => (await import('./pages/HomePage')).HomePage),
  lazyPage('about', 'src/app/pages/AboutPage.tsx', async () => (await import('./pages/AboutPage')).AboutPage),
  lazyPage('services', 'src/app/pages/ServicesPage.tsx', async () => (await import('./pages/ServicesPage')).ServicesPage),
  lazyPage('blog', 'src/app/pages/BlogPage.tsx', async () => (await import('./pages/BlogPage')).BlogPage),
  lazyPage('blog/:slug', 'src/app/pages/PostPage.tsx', async () => (await import('./pages/PostPage')).PostPage),
  lazyPage('testimonials', 'src/app/pages/TestimonialsPage.tsx', async () => (await import('./pages/TestimonialsPage')).TestimonialsPage),
  lazyPage('contact', 'src/app/pages/ContactPage.tsx', async () => (await import('./pages/ContactPage')).ContactPage),
  lazyPage('privacy', 'src/app/pages/LegalPage.tsx', legalPage('privacy')),
  lazyPage('terms', 'src/app/pages/LegalPage.tsx', legalPage('terms')),
  NOT_FOUND_PAGE,
];

const routes = publicPages.map((page) => ({ path: page.path, handle: page }));

/** The page at a path that carries a language; the not-found page where there is none. */
export function publicPageAt(pathname: string): LazyPage {
  const [match] = matchRoutes(routes, stripLocale(pathname)) ?? [];
  return match?.route.handle ?? NOT_FOUND_PAGE;
}
