/** The schemas of the pieces of content, by kind: as the owner edits them, and as they are published. */
import type { AnyObjectSchema } from 'yup';
import type { ContentKind } from './kinds';
import { factsSchema, publishableFactsSchema } from './facts.schema';
import { legalSchema, publishableLegalSchema } from './legal.schema';
import { EDITABLE_PAGES } from './pages';
import { PAGE_SCHEMAS } from './pages.schema';
import { publishableServiceSchema, serviceDraftSchema } from './services.schema';
import { publishableTestimonialSchema, testimonialDraftSchema } from './testimonials.schema';

function pageSchema(id: string): AnyObjectSchema {
  const page = EDITABLE_PAGES.find((each) => each === id);
  if (!page) throw new Error(`${id} is no page with texts of its own`);
  return PAGE_SCHEMAS[page];
}

const DRAFT_SCHEMAS: Record<ContentKind, (id: string) => AnyObjectSchema> = {
  facts: () => factsSchema,
  pages: pageSchema,
  legal: () => legalSchema,
  services: () => serviceDraftSchema,
  testimonials: () => testimonialDraftSchema,
};

const PUBLISHABLE_SCHEMAS: Record<ContentKind, (id: string) => AnyObjectSchema> = {
  facts: () => publishableFactsSchema,
  pages: pageSchema,
  legal: () => publishableLegalSchema,
  services: () => publishableServiceSchema,
  testimonials: () => publishableTestimonialSchema,
};

/** Returns the schema of a piece's working copy, whose default has nothing in it. Throws for a page that has no texts of its own. */
export const draftSchemaOf = (kind: ContentKind, id: string): AnyObjectSchema => DRAFT_SCHEMAS[kind](id);

/** Returns the schema of the fields with which a piece can be published. Throws for a page that has no texts of its own. */
export const publishableSchemaOf = (kind: ContentKind, id: string): AnyObjectSchema =>
  PUBLISHABLE_SCHEMAS[kind](id);
