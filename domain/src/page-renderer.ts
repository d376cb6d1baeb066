/** How the server's half of the site draws a public page: what it is given, and what it gives. */
import type { ContactForm } from './contact';

/** What became of a contact form that the browser has sent by itself. */
export interface PlainFormAnswer {
  sent: boolean;
  /** What was sent, so that nothing is lost. */
  values: ContactForm;
  /** What is wrong with a field, in the language of the page. */
  errors: Partial<Record<keyof ContactForm, string>>;
  /** What is wrong with the whole. */
  failure?: string;
}

export interface PageRequest {
  /** The path and query of the page: `/es/blog?tag=calor`. */
  url: string;
  /** Makes a post's HTML safe to show. */
  sanitize: (html: string) => string;
  /** Where the page answers a form: it comes without code, which could not know of it. */
  formAnswer?: PlainFormAnswer;
}

export interface RenderedPage {
  /** 404 where there is no such page, or no such post. */
  status: 200 | 404;
  /** The whole document. */
  html: string;
  /** False where something could not be read: placeholders stand in its place, and the browser will read it. */
  isComplete: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The file, in the folder of the built pages, that exports `renderPage`. */
export const PAGE_RENDERER_FILE = 'render.js';
