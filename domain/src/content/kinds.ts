/**
 * The kinds of the owner's content apart from posts. `facts`, `brand`, `pages` and `legal` are fixed sets; of `services` and `testimonials` she may
 * have many.
 */
import { EDITABLE_PAGES, LEGAL_PAGES } from '../general/paths';
import { BRAND_ID, FACTS_ID, REPLIES_ID } from '../general/collections';
import { type PageFields } from './pages';
import { type LegalFields } from './legal';
import type { Brand } from './brand';
import type { Facts } from './facts';
import type { ServiceFields } from './services';
import type { TestimonialFields } from './testimonials';

export const CONTENT_KINDS = ['facts', 'brand', 'pages', 'legal', 'services', 'testimonials'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The kinds that are lists: which are added, ordered, hidden and deleted. */
export const LIST_KINDS = ['services', 'testimonials'] as const satisfies readonly ContentKind[];
export type ListKind = (typeof LIST_KINDS)[number];
export const isListKind = (kind: string): kind is ListKind => LIST_KINDS.some((each) => each === kind);

/** The kind that only the owner reads, and which is never published: what is saved is in use. */
export type PrivateKind = 'replies';

/** The ids of the fixed sets. */
export const SINGLE_IDS = {
  facts: [FACTS_ID],
  brand: [BRAND_ID],
  pages: EDITABLE_PAGES,
  legal: LEGAL_PAGES,
  replies: [REPLIES_ID],
} as const satisfies Record<Exclude<ContentKind, ListKind> | PrivateKind, readonly string[]>;

/** The fields that the owner edits. */
export interface ContentFields {
  facts: Facts;
  brand: Brand;
  pages: PageFields;
  legal: LegalFields;
  services: ServiceFields;
  testimonials: TestimonialFields;
}
