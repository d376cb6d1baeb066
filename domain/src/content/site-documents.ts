/** Reads the documents of `siteContent`. What a document lacks is empty. */
import type { EditablePage } from '../general/paths';
import { BRAND_FIELDS, type Brand } from './brand';
import { FACTS_FIELDS, type Facts } from './facts';
import type { FieldSet, ValuesOf } from '../fields/field';
import { draftSchema } from '../fields/schema';
import { PAGE_FIELDS, type PageFields } from './pages';

const valuesIn = <Fields extends FieldSet>(fields: Fields, document: unknown): ValuesOf<Fields> =>
  draftSchema(fields).cast(document ?? {}, { stripUnknown: true, assert: false }) as ValuesOf<Fields>;

/** Returns the facts in a document; `undefined` has none. */
export const factsIn = (document: unknown): Facts => valuesIn(FACTS_FIELDS, document);

/** Returns the brand in a document; `undefined` has none. */
export const brandIn = (document: unknown): Brand => valuesIn(BRAND_FIELDS, document);

/** Returns the texts of a page in its document; `undefined` has none. */
export const pageIn = <Page extends EditablePage>(page: Page, document: unknown): PageFields<Page> =>
  valuesIn<FieldSet>(PAGE_FIELDS[page], document) as unknown as PageFields<Page>;
