/** Reads the documents in `siteContent`. Properties missing from a document become empty. */
import type { EditablePage } from '../general/paths';
import { BRAND_ID, COLLECTIONS, FACTS_ID } from '../general/collections';
import { ignore, type Report } from '../stored/reader';
import { BRAND_FIELDS, type Brand } from './brand';
import { FACTS_FIELDS, type Facts } from './facts';
import type { FieldSet } from '../fields/field';
import { storedReader } from '../fields/reader';
import { PAGE_FIELDS, type PageFields } from './pages';

const pathOf = (id: string): string => `${COLLECTIONS.siteContent}/${id}`;

/** Returns the facts from a document, or empty facts for `undefined`. */
export const factsIn = (document: unknown, report: Report = ignore): Facts =>
  storedReader(FACTS_FIELDS)(document, report, pathOf(FACTS_ID));

/** Returns the brand from a document, or the default brand for `undefined`. */
export const brandIn = (document: unknown, report: Report = ignore): Brand =>
  storedReader(BRAND_FIELDS)(document, report, pathOf(BRAND_ID));

/** Returns the content of a page from its document, or empty content for `undefined`. */
export const pageIn = <Page extends EditablePage>(
  page: Page,
  document: unknown,
  report: Report = ignore,
): PageFields<Page> =>
  storedReader<FieldSet>(PAGE_FIELDS[page])(document, report, pathOf(page)) as unknown as PageFields<Page>;
