/** The interface of the renderer of public pages, which the site's build provides and the function calls. */
import type { BlogPost } from './blog';
import type { ContactForm } from './contact';
import type { Locale } from './locale';
import { pagePath } from './paths';

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

/** The page of a post that is rendered from its working copy; without scripts, which would read what is published. */
export interface DraftPreview {
  /** The post as it would be published; null for a private link that has ended. */
  post: BlogPost | null;
  /** The path of the preview in each language. */
  paths: Record<Locale, string>;
}

/** The path of the page that shows a `DraftPreview`. Its last part is not a valid slug, so no post has it. */
export const draftPreviewUrl = (locale: Locale): string => `${pagePath('blog', locale)}/${DRAFT_PREVIEW_SLUG}`;
export const DRAFT_PREVIEW_SLUG = '~preview';

export interface PageRequest {
  /** The path of the page: `/es/blog`. Its query does not matter on the server. */
  url: string;
  /** Sanitizes a post's HTML. */
  sanitize: (html: string) => string;
  /** Set when the page is the response to a form: it is then rendered without scripts, which would not know the outcome. */
  formAnswer?: PlainFormAnswer;
  /** Set when `url` is that of `draftPreviewUrl`. */
  preview?: DraftPreview;
}

export interface RenderedPage {
  /** 404 when there is no such page or post. */
  status: 200 | 404;
  /** The whole document. */
  html: string;
  /** False when some content could not be read: the page has placeholders, and the browser reads it. */
  isComplete: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The file, in the folder of the built pages, that exports `renderPage`. */
export const PAGE_RENDERER_FILE = 'render.js';
