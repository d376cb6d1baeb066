/**
 * The kinds of content that the owner edits, other than posts. `facts`, `brand`, `pages` and `legal` have
 * fixed documents; the other kinds are lists.
 */
import { EDITABLE_PAGES, LEGAL_PAGES } from '../general/paths';
import { BRAND_ID, FACTS_ID, REPLIES_ID } from '../general/collections';
import { type PageFields } from './pages';
import { type LegalFields } from './legal';
import type { Brand } from './brand';
import type { Facts } from './facts';
import type { LISTS } from './lists';
import type { ValuesOf } from '../fields/field';

/** The kinds whose items the owner can add, reorder, hide and delete. `lists.ts` describes them. */
export const LIST_KINDS = [
  'services',
  'testimonials',
  'ownPages',
] as const satisfies readonly (keyof typeof LISTS)[];
export type ListKind = (typeof LIST_KINDS)[number];

export const CONTENT_KINDS = ['facts', 'brand', 'pages', 'legal', ...LIST_KINDS] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
export const isListKind = (kind: string): kind is ListKind => LIST_KINDS.some((each) => each === kind);

/** The kind that only the owner reads. It is never published, and saved changes take effect immediately. */
export type PrivateKind = 'replies';

/** The document ids for the kinds with fixed documents. */
export const SINGLE_IDS = {
  facts: [FACTS_ID],
  brand: [BRAND_ID],
  pages: EDITABLE_PAGES,
  legal: LEGAL_PAGES,
  replies: [REPLIES_ID],
} as const satisfies Record<Exclude<ContentKind, ListKind> | PrivateKind, readonly string[]>;

/** The editable values of each kind of content. */
export type ContentFields = {
  facts: Facts;
  brand: Brand;
  pages: PageFields;
  legal: LegalFields;
} & { [Kind in ListKind]: ValuesOf<(typeof LISTS)[Kind]['fields']> };
