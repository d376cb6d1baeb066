/** The interface of the renderer of public pages, which the site's build provides and the function calls. */
import type { BlogPost } from '../blog/posts';
import type { OwnPageLink } from '../content/own-pages';
import type { Service } from '../content/services';
import type { ContactForm } from '../inbox/contact';
import type { Locale } from '../general/locale';
import { pagePath } from '../general/paths';
import type { SiteSocialImage } from '../pictures/social-images';

/** The outcome of a contact form that the browser submitted without the site's code. */
export interface PlainFormAnswer {
  sent: boolean;
  /** The submitted values, so that the page shows them again. */
  values: ContactForm;
  /** The error messages of fields, in the language of the page. */
  errors: Partial<Record<keyof ContactForm, string>>;
  /** The error message of the form as a whole. */
  failure?: string;
}

/**
 * The content behind a private link to a post. The page is rendered without scripts, which would read the
 * published content instead.
 */
export interface PostPreview {
  /** The post as it would be published, or null for an expired link. */
  post: BlogPost | null;
  /** The path of the preview in each language. */
  paths: Record<Locale, string>;
}

/**
 * The placeholder for the slug in the preview path of a draft with its own page. It isn't a valid slug, so it
 * cannot collide with one.
 */
export const DRAFT_PREVIEW_SLUG = '~preview';
/** Returns the path of the page that previews a post. */
export const draftPreviewUrl = (locale: Locale): string =>
  `${pagePath('blog', locale)}/${DRAFT_PREVIEW_SLUG}`;

/** The published content that every page needs, in both languages. */
export interface SiteSource {
  /** The documents of `siteContent`, keyed by id. */
  documents: Readonly<Record<string, unknown>>;
  services: readonly Service[];
  /** The links to the owner's pages, in her order. */
  ownPages: readonly OwnPageLink[];
}

export interface PageRequest {
  /** The path of the page, such as `/es/blog`. The renderer ignores its query. */
  url: string;
  /** Sanitizes a post's HTML. */
  sanitize: (html: string) => string;
  /**
   * The outcome of a submitted form, if the page is the response to it. The page is then rendered without
   * scripts, which wouldn't know the outcome.
   */
  formAnswer?: PlainFormAnswer;
  /** The previewed post, if `url` is `draftPreviewUrl`. */
  preview?: PostPreview;
  /**
   * The result of `readSite`, from a caller that renders many pages. By default, the renderer reads it for
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
   * False if some content could not be read. The page then has placeholders, and the browser reads the
   * content.
   */
  isComplete: boolean;
}

/** The published content of a page, in both languages. */
export interface PageContent {
  site: SiteSource;
  /** The query keys of the page with their data. */
  data: [queryKey: readonly unknown[], data: unknown][];
}

/** A request for the content of a page, or of the preview of `post`. */
export type ContentRequest = Pick<PageRequest, 'url' | 'sanitize'> & { post?: BlogPost };

/**
 * The exports of the built renderer. The functions reject if content cannot be read, unless their result
 * reports it.
 */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** Returns the content of the page at a path, or null if some of it cannot be read. */
  readPage: (request: ContentRequest) => Promise<PageContent | null>;
  /** Returns the content that every page needs. */
  readSite: () => Promise<SiteSource>;
  /** Returns the text of the file at `sitePath`. */
  renderSite: (locale: Locale, sanitize: PageRequest['sanitize']) => Promise<string>;
  /** Returns the content of the site's social image in a language. */
  readSiteSocialImage: (locale: Locale, sanitize: PageRequest['sanitize']) => Promise<SiteSocialImage>;
}

/** The file name of the renderer in the folder of the built pages. */
export const PAGE_RENDERER_FILE = 'render.js';
