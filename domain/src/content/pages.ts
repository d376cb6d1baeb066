/**
 * The texts of pages that the owner can change: one document of `siteContent` for each page. An empty text shows the site's own neutral one
 * (`web/src/locales`), an empty picture the site's illustration.
 */
import type { InferType } from 'yup';
import type { PAGE_SCHEMAS } from './pages.schema';

export const EDITABLE_PAGES = ['home', 'about', 'services', 'testimonials', 'blog', 'contact'] as const;
export type EditablePage = (typeof EDITABLE_PAGES)[number];

export type PageFields<Page extends EditablePage = EditablePage> = InferType<(typeof PAGE_SCHEMAS)[Page]>;
export type HomeFields = PageFields<'home'>;
export type AboutFields = PageFields<'about'>;
/** One of the ways of working on the about page. */
export type Step = AboutFields['steps'][number];
/** A question that visitors ask, with its answer. */
export type Question = PageFields<'services'>['questions'][number];
