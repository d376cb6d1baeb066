/** The paths of all pages. Those of public pages get a language prefix, those of the owner's area do not. */
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
  pictures: '/admin/pictures',
  imageDiagnostics: '/admin/image-diagnostics',
  contactSubmissions: '/admin/contact-submissions',
  viewSubmissions: '/admin/view-submissions',
  blog: '/admin/blog',
  topics: '/admin/blog/topics',
} as const;

/** Returns the path of a page in a language: `pagePath('services', 'es')` is `/es/services`. */
export const pagePath = (page: Page, locale: Locale): string => `/${locale}${PAGES[page]}`;

/** Returns the path of a post in a language. */
export const postPath = (slug: string, locale: Locale): string => `${pagePath('blog', locale)}/${encodeURIComponent(slug)}`;

/** Returns the path of the posts in a category, named by its slug. */
export const categoryPath = (slug: string, locale: Locale): string => `${pagePath('blog', locale)}/category/${slug}`;

/** Returns the path of the posts with a tag, named by its slug. */
export const tagPath = (slug: string, locale: Locale): string => `${pagePath('blog', locale)}/tag/${slug}`;

/** Returns the path of a numbered page of the blog. Page 1 has the oldest posts, so that a new post changes the newest page only. */
export const listPagePath = (page: number, locale: Locale): string => `${pagePath('blog', locale)}/page/${page}`;

/** Returns the path of the RSS feed in a language. */
export const feedPath = (locale: Locale): string => `/${locale}/feed.xml`;

/** Returns the absolute URL of a path. */
export const absoluteUrl = (path: string): string => business.siteUrl + path;

/** The query parameter that preselects a service in the contact form; "Request This Service" sets it. */
export const SERVICE_QUERY = 'service';
