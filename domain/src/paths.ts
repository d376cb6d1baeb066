/** The public pages: one name, one path. All but the owner's carry a language prefix. */
import { business } from './business';
import type { Locale } from './locale';

export const PAGES = {
  home: '',
  about: '/about',
  services: '/services',
  blog: '/blog',
  testimonials: '/testimonials',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const;
export type Page = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as Page[];

export const ADMIN_PAGES = {
  login: '/admin/login',
  dashboard: '/admin',
  imageDiagnostics: '/admin/image-diagnostics',
  contactSubmissions: '/admin/contact-submissions',
  viewSubmissions: '/admin/view-submissions',
  blog: '/admin/blog',
} as const;

/** The path of a page in a language: `pagePath('services', 'es')` is `/es/services`. */
export const pagePath = (page: Page, locale: Locale): string => `/${locale}${PAGES[page]}`;

/** The path of a post in a language. */
export const postPath = (slug: string, locale: Locale): string => `${pagePath('blog', locale)}/${encodeURIComponent(slug)}`;

/** The feed of the newest posts in a language. */
export const feedPath = (locale: Locale): string => `/${locale}/feed.xml`;

/** A path of the site as a whole address. */
export const absoluteUrl = (path: string): string => business.siteUrl + path;

/** The query parameter with which "Request This Service" opens the contact form. */
export const SERVICE_QUERY = 'service';
