/** The fields of the pieces of content, by kind, and the schemas that follow from them. */
import type { AnyObjectSchema } from 'yup';
import type { ContentKind } from './kinds';
import { FACTS_FIELDS } from './facts';
import type { FieldSet } from '../fields/field';
import { draftSchema, publishableSchema } from '../fields/schema';
import { LEGAL_FIELDS } from './legal';
import { EDITABLE_PAGES, PAGE_FIELDS } from './pages';
import { SERVICE_FIELDS } from './services';
import { TESTIMONIAL_FIELDS } from './testimonials';

function pageFields(id: string): FieldSet {
  const page = EDITABLE_PAGES.find((each) => each === id);
  if (!page) throw new Error(`${id} is no page with texts of its own`);
  return PAGE_FIELDS[page];
}

const FIELD_SETS: Record<ContentKind, (id: string) => FieldSet> = {
  facts: () => FACTS_FIELDS,
  pages: pageFields,
  legal: () => LEGAL_FIELDS,
  services: () => SERVICE_FIELDS,
  testimonials: () => TESTIMONIAL_FIELDS,
};

/** Returns the fields of a piece of content. Throws for a page that has no texts of its own. */
export const fieldSetOf = (kind: ContentKind, id: string): FieldSet => FIELD_SETS[kind](id);

/** Returns the schema of a piece's working copy, whose default has nothing in it. */
export const draftSchemaOf = (kind: ContentKind, id: string): AnyObjectSchema =>
  draftSchema(fieldSetOf(kind, id));

/** Returns the schema of the fields with which a piece can be published. */
export const publishableSchemaOf = (kind: ContentKind, id: string): AnyObjectSchema =>
  publishableSchema(fieldSetOf(kind, id));
