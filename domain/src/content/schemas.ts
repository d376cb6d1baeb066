/** Maps each kind of content to its fields and to the schemas derived from them. */
import { EDITABLE_PAGES } from '../general/paths';
import type { AnyObjectSchema } from 'yup';
import { POST_FIELDS } from '../blog/posts';
import type { DraftKind } from '../drafts/drafts';
import { BRAND_FIELDS } from './brand';
import { FACTS_FIELDS } from './facts';
import type { FieldSet } from '../fields/field';
import { draftSchema, publishableSchema } from '../fields/schema';
import { REPLIES_FIELDS } from '../inbox/replies/saved';
import { LEGAL_FIELDS } from './legal';
import { PAGE_FIELDS } from './pages';
import { isListKind, type ListKind } from './kinds';
import { LISTS } from './lists';

function pageFields(id: string): FieldSet {
  const page = EDITABLE_PAGES.find((each) => each === id);
  if (!page) throw new Error(`The page "${id}" has no editable texts`);
  return PAGE_FIELDS[page];
}

const FIELD_SETS: Record<Exclude<DraftKind, ListKind>, (id: string) => FieldSet> = {
  posts: () => POST_FIELDS,
  facts: () => FACTS_FIELDS,
  brand: () => BRAND_FIELDS,
  pages: pageFields,
  legal: () => LEGAL_FIELDS,
  replies: () => REPLIES_FIELDS,
};

/** Returns the field descriptions for a draft. Throws for a page without editable content. */
export const fieldSetOf = (kind: DraftKind, id: string): FieldSet =>
  isListKind(kind) ? LISTS[kind].fields : FIELD_SETS[kind](id);

/** Returns a draft's schema. Its default value is an empty draft. */
export const draftSchemaOf = (kind: DraftKind, id: string): AnyObjectSchema =>
  draftSchema(fieldSetOf(kind, id));

/** Returns the schema that a draft's fields must satisfy before the draft can be published. */
export const publishableSchemaOf = (kind: DraftKind, id: string): AnyObjectSchema =>
  publishableSchema(fieldSetOf(kind, id));
