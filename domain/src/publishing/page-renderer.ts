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
 * What is behind the private link to a post. Its page is rendered without scripts, which would read what is
 * published.
 */
export interface PostPreview {
  /** The post as it would be published; null for a link that has ended. */
  post: BlogPost | null;
  /** The path of the preview in each language. */
  paths: Record<Locale, string>;
}

/**
 * In the place of the slug of a draft that has a page of its own. It is not a valid slug, so nothing has it.
 */
export const DRAFT_PREVIEW_SLUG = '~preview';
/** The path of the page that shows the preview of a post. */
export const draftPreviewUrl = (locale: Locale): string =>
  `${pagePath('blog', locale)}/${DRAFT_PREVIEW_SLUG}`;

/** What every page shows of the owner's content, in both languages, as visitors can read it. */
export interface SiteSource {
  /** The documents of `siteContent` by their ids. */
  documents: Readonly<Record<string, unknown>>;
  services: readonly Service[];
  /** In the owner's order. */
  ownPages: readonly OwnPageLink[];
}

export interface PageRequest {
  /** The path of the page: `/es/blog`. Its query does not matter on the server. */
  url: string;
  /** Sanitizes a post's HTML. */
  sanitize: (html: string) => string;
  /**
   * Set when the page is the response to a form: it is then rendered without scripts, which would not know
   * the outcome.
   */
  formAnswer?: PlainFormAnswer;
  /** Set when `url` is that of `draftPreviewUrl`. */
  preview?: PostPreview;
  /**
   * What `readSite` has returned, for a caller that renders many pages; without it, it is read for this page.
   */
  site?: SiteSource;
}

export interface RenderedPage {
  /** 404 when there is no such page or post. */
  status: 200 | 404;
  /** The whole document. */
  html: string;
  /** False when some content could not be read: the page has placeholders, and the browser reads it. */
  isComplete: boolean;
}

/** What a page shows of the published content, in both languages. */
export interface PageContent {
  site: SiteSource;
  /** The keys of the page's queries, each with its data. */
  data: [queryKey: readonly unknown[], data: unknown][];
}

/** Names the content of a page; `post`: that of the preview of this post. */
export type ContentRequest = Pick<PageRequest, 'url' | 'sanitize'> & { post?: BlogPost };

/**
 * What the built renderer exports. Its calls reject when content cannot be read, but for those that say so in
 * what they return.
 */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** Reads what the page at a path shows; null when some of it cannot be read. */
  readPage: (request: ContentRequest) => Promise<PageContent | null>;
  /** Reads what every page shows. */
  readSite: () => Promise<SiteSource>;
  /** Returns the text of the file at `sitePath`. */
  renderSite: (locale: Locale, sanitize: PageRequest['sanitize']) => Promise<string>;
  /** Returns what the social image of the site shows in a language. */
  readSiteSocialImage: (locale: Locale, sanitize: PageRequest['sanitize']) => Promise<SiteSocialImage>;
}

/** The file of the renderer, in the folder of the built pages. */
export const PAGE_RENDERER_FILE = 'render.js';
