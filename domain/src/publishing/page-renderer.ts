/**
 * The interface between the function and the renderer for public pages. The site's build provides the
 * renderer, and the function calls it.
 */
import type { BlogPost } from '../blog/posts';
import type { OwnPageLink } from '../content/own-pages';
import type { Service } from '../content/services';
import type { ContactForm } from '../inbox/contact';
import type { Locale } from '../general/locale';
import { pagePath } from '../general/paths';
import type { SiteSocialImage } from '../pictures/social-images';

/** The outcome of a contact form that was submitted without the site's scripts. */
export interface PlainFormAnswer {
  sent: boolean;
  /** The submitted values, which the page shows again. */
  values: ContactForm;
  /** The error message for each invalid field, in the page's language. */
  errors: Partial<Record<keyof ContactForm, string>>;
  /** The error message for the form as a whole. */
  failure?: string;
}

/**
 * The content behind a private link to a post. The page is rendered without scripts, which would read the
 * published content instead.
 */
export interface PostPreview {
  /** The post as it would be published, or null if the link has expired. */
  post: BlogPost | null;
  /** The path of the preview in each language. */
  paths: Record<Locale, string>;
}

/**
 * The placeholder for the slug in the preview path of a draft that has a page of its own. The placeholder
 * isn't a valid slug, so it can't collide with one.
 */
export const DRAFT_PREVIEW_SLUG = '~preview';
/** Returns the path of the page that previews a post. */
export const draftPreviewUrl = (locale: Locale): string =>
  `${pagePath('blog', locale)}/${DRAFT_PREVIEW_SLUG}`;

/** The published content that every page needs, in both languages. */
export interface SiteSource {
  /** The documents in `siteContent`, keyed by id. */
  documents: Readonly<Record<string, unknown>>;
  services: readonly Service[];
  /** The links to the owner's pages, in the owner's order. */
  ownPages: readonly OwnPageLink[];
}

export interface PageRequest {
  /** The page's path, such as `/es/blog`. The renderer ignores any query string. */
  url: string;
  /** Sanitizes a post's HTML. */
  sanitize: (html: string) => string;
  /**
   * The outcome of a submitted form, if the page responds to one. Such a page is rendered without scripts,
   * because they wouldn't know the outcome.
   */
  formAnswer?: PlainFormAnswer;
  /** The post to preview, if `url` is `draftPreviewUrl`. */
  preview?: PostPreview;
  /**
   * The result of `readSite`, passed by callers that render many pages. By default, the renderer reads it for
   * each page.
   */
  site?: SiteSource;
}

export interface RenderedPage {
  /** The HTTP status: 404 if the page or post doesn't exist. */
  status: 200 | 404;
  /** The complete HTML document. */
  html: string;
  /**
   * False if any content couldn't be read. The page then shows placeholders until the browser has read the
   * content.
   */
  isComplete: boolean;
}

/** The published content of a page, in both languages. */
export interface PageContent {
  site: SiteSource;
  /** The query keys used by the page, with their data. */
  data: [queryKey: readonly unknown[], data: unknown][];
}

/** A request for the content of a page, or of the preview of `post`. */
export type ContentRequest = Pick<PageRequest, 'url' | 'sanitize'> & { post?: BlogPost };

/**
 * The exports of the built renderer. If content can't be read, each function rejects unless its result can
 * indicate that.
 */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** Returns the content of the page at a path, or null if any of the content can't be read. */
  readPage: (request: ContentRequest) => Promise<PageContent | null>;
  /** Returns the content that every page needs. */
  readSite: () => Promise<SiteSource>;
  /** Returns the content of the file served at `sitePath`. */
  renderSite: (locale: Locale, sanitize: PageRequest['sanitize']) => Promise<string>;
  /** Returns the content for the site's social image in the given language. */
  readSiteSocialImage: (locale: Locale, sanitize: PageRequest['sanitize']) => Promise<SiteSocialImage>;
}

/** The renderer's file name in the folder that contains the built pages. */
export const PAGE_RENDERER_FILE = 'render.js';
