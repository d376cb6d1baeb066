/** Reads the documents of `siteContent`. There is none of what the owner has not published; it is empty. */
import type { Facts } from './facts';
import { factsSchema } from './facts.schema';
import type { EditablePage, PageFields } from './pages';
import { PAGE_SCHEMAS } from './pages.schema';

const OPTIONS = { stripUnknown: true, assert: false } as const;

/** Returns the facts in a document; `undefined` has none. */
export const factsIn = (document: unknown): Facts => factsSchema.cast(document ?? {}, OPTIONS);

/** Returns the texts of a page in its document; `undefined` has none. */
export const pageIn = <Page extends EditablePage>(page: Page, document: unknown): PageFields<Page> =>
  PAGE_SCHEMAS[page].cast(document ?? {}, OPTIONS);
