/**
 * The kinds of the owner's content apart from posts. `facts`, `brand`, `pages` and `legal` are fixed sets;
 * the others are lists.
 */
import { EDITABLE_PAGES, LEGAL_PAGES } from '../general/paths';
import { BRAND_ID, FACTS_ID, REPLIES_ID } from '../general/collections';
import { type PageFields } from './pages';
import { type LegalFields } from './legal';
import type { Brand } from './brand';
import type { Facts } from './facts';
import type { LISTS } from './lists';
import type { ValuesOf } from '../fields/field';

/** The kinds that are lists: which are added, ordered, hidden and deleted. `lists.ts` describes them. */
export const LIST_KINDS = [
  'services',
  'testimonials',
  'ownPages',
] as const satisfies readonly (keyof typeof LISTS)[];
export type ListKind = (typeof LIST_KINDS)[number];

export const CONTENT_KINDS = ['facts', 'brand', 'pages', 'legal', ...LIST_KINDS] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
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
export type ContentFields = {
  facts: Facts;
  brand: Brand;
  pages: PageFields;
  legal: LegalFields;
} & { [Kind in ListKind]: ValuesOf<(typeof LISTS)[Kind]['fields']> };
