/** The public pages below the language, each a chunk of its own. */
import type { RouteObject } from 'react-router-dom';

export const publicPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/HomePage')).HomePage }) },
  { path: 'about', lazy: async () => ({ Component: (await import('./pages/AboutPage')).AboutPage }) },
  { path: 'services', lazy: async () => ({ Component: (await import('./pages/ServicesPage')).ServicesPage }) },
  { path: 'blog', lazy: async () => ({ Component: (await import('./pages/BlogPage')).BlogPage }) },
  { path: 'blog/:slug', lazy: async () => ({ Component: (await import('./pages/PostPage')).PostPage }) },
  { path: 'testimonials', lazy: async () => ({ Component: (await import('./pages/TestimonialsPage')).TestimonialsPage }) },
  { path: 'contact', lazy: async () => ({ Component: (await import('./pages/ContactPage')).ContactPage }) },
  {
    path: 'privacy',
    lazy: async () => {
      const { loadLegalTexts, PrivacyPage } = await import('./pages/LegalPage');
      return { Component: PrivacyPage, loader: loadLegalTexts };
    },
  },
  {
    path: 'terms',
    lazy: async () => {
      const { loadLegalTexts, TermsPage } = await import('./pages/LegalPage');
      return { Component: TermsPage, loader: loadLegalTexts };
    },
  },
  { path: '*', lazy: async () => ({ Component: (await import('./pages/NotFoundPage')).NotFoundPage }) },
];
