/**
 * Defines the paths of all pages. Public pages have a language prefix, but pages in the owner's area don't.
 */
import type { Facts } from '../content/facts';
import { LOCALES, type Locale } from './locale';

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

/**
 * The pages whose content the owner edits in separate fields, unlike the `LEGAL_PAGES`, each of which has a
 * single content field.
 */
export const EDITABLE_PAGES = [
  'home',
  'about',
  'services',
  'testimonials',
  'blog',
  'contact',
] as const satisfies readonly Page[];
export type EditablePage = (typeof EDITABLE_PAGES)[number];
export const LEGAL_PAGES = ['privacy', 'terms'] as const satisfies readonly Page[];
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export const ADMIN_PAGES = {
  login: '/admin/login',
  dashboard: '/admin',
  pictures: '/admin/pictures',
  imageDiagnostics: '/admin/image-diagnostics',
  contactSubmissions: '/admin/contact-submissions',
  viewSubmissions: '/admin/view-submissions',
  savedReplies: '/admin/saved-replies',
  testimonialSubmissions: '/admin/testimonial-submissions',
  person: '/admin/person',
  content: '/admin/content',
  blog: '/admin/blog',
  topics: '/admin/blog/topics',
  settings: '/admin/settings',
  mailSettings: '/admin/settings/email',
  pushSettings: '/admin/settings/notifications',
  /** The page for the Instagram connection, where Instagram redirects the owner. */
  instagram: '/admin/instagram',
  stats: '/admin/stats',
  backup: '/admin/backup',
  account: '/admin/account',
  help: '/admin/help',
} as const;

export const messagePath = (id: string): string =>
  `${ADMIN_PAGES.contactSubmissions}/${encodeURIComponent(id)}`;

/** Returns the path of a kind's draft list in the owner's area or, given an `id`, of that draft's editor. */
export function draftScreenPath(kind: string, id?: string): string {
  const part = id === undefined ? '' : encodeURIComponent(id);
  if (kind === 'posts') return ADMIN_PAGES.blog + (part && `?post=${part}`);
  if (kind === 'replies') return ADMIN_PAGES.savedReplies;
  return `${ADMIN_PAGES.content}/${kind}${part && `/${part}`}`;
}

/** The query parameter in an editor's URL for the language of the field named in the hash. */
export const EDITED_LANGUAGE_QUERY = 'lang';

/**
 * Returns the path of a page in a language. For example, `pagePath('services', 'es')` returns `/es/services`.
 */
export const pagePath = (page: Page, locale: Locale): string => `/${locale}${PAGES[page]}`;

/** Returns the path of a page that the owner added. */
export const ownPagePath = (slug: string, locale: Locale): string => `/${locale}/${encodeURIComponent(slug)}`;

const FILES = [
  '404',
  'assets',
  'favicon',
  'feed',
  'images',
  'index',
  'llms',
  'robots',
  'site',
  'sitemap',
  'sw',
];
const OWNERS = ['admin', 'api', 'login', 'preview', 'preview-frame'];

/**
 * Returns what already uses the path for a slug: a page, a file or the owner's area. Returns null if the path
 * is free.
 */
export function pathTakenBy(slug: string): 'page' | 'file' | 'owner' | null {
  if (slug === 'home' || LOCALES.some((locale) => locale === slug)) return 'page';
  if (PAGE_NAMES.some((page) => PAGES[page] === `/${slug}`)) return 'page';
  if (FILES.includes(slug)) return 'file';
  return OWNERS.includes(slug) ? 'owner' : null;
}

export const postPath = (slug: string, locale: Locale): string =>
  `${pagePath('blog', locale)}/${encodeURIComponent(slug)}`;

/** Returns the path of the list of posts in a category, given the category's slug. */
export const categoryPath = (slug: string, locale: Locale): string =>
  `${pagePath('blog', locale)}/category/${slug}`;

/** Returns the path of the list of posts with a tag, given the tag's slug. */
export const tagPath = (slug: string, locale: Locale): string => `${pagePath('blog', locale)}/tag/${slug}`;

/**
 * Returns the path of a numbered page of the blog. Page 1 has the oldest posts, so a new post changes only
 * the last page.
 */
export const listPagePath = (page: number, locale: Locale): string =>
  `${pagePath('blog', locale)}/page/${page}`;

export const feedPath = (locale: Locale): string => `/${locale}/feed.xml`;

/** Returns the path of the file that contains the content shared by all pages in a language. */
export const sitePath = (locale: Locale): string => `/${locale}/site.json`;

/**
 * The deployment's URL, which is set when building for a Firebase project (PUBLIC_SITE_URL). Without it, the
 * site runs only on the emulators.
 */
declare const __SITE_URL__: string | undefined;

const DEPLOYMENT_URL = typeof __SITE_URL__ === 'string' ? __SITE_URL__ : 'https://site.example';

/**
 * Returns a path's absolute URL, based on the site address set by the owner or, if there is none, on the
 * deployment's URL.
 */
export const absoluteUrl = (path: string, { siteUrl }: Pick<Facts, 'siteUrl'>): string =>
  (siteUrl || DEPLOYMENT_URL) + path;

/** The query parameter that preselects a service in the contact form, set by "Request This Service". */
export const SERVICE_QUERY = 'service';
