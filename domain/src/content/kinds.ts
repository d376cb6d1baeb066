/**
 * The owner's content apart from posts. Each piece has a working copy, which she edits, and a public document, which visitors read and which
 * a publication writes. `facts`, `pages` and `legal` are fixed sets of single pieces; of `services` and `testimonials` she may have many.
 */
import type { AnyObjectSchema } from 'yup';
import { FACTS_ID } from '../general/collections';
import { EDITABLE_PAGES, type PageFields } from './pages';
import { LEGAL_PAGES, type LegalFields } from './legal';
import type { Facts } from './facts';
import type { Locale } from '../general/locale';
import type { ServiceFields } from './services';
import type { TestimonialFields } from './testimonials';
import type { LanguageProgress, VersionSummary } from '../drafts/drafts';

export const CONTENT_KINDS = ['facts', 'pages', 'legal', 'services', 'testimonials'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The kinds that are lists: their pieces are added, ordered, hidden and deleted. */
export const LIST_KINDS = ['services', 'testimonials'] as const satisfies readonly ContentKind[];
export type ListKind = (typeof LIST_KINDS)[number];
export const isListKind = (kind: ContentKind): kind is ListKind => LIST_KINDS.some((each) => each === kind);

/** The ids of the single pieces. */
export const SINGLE_IDS = {
  facts: [FACTS_ID],
  pages: EDITABLE_PAGES,
  legal: LEGAL_PAGES,
} as const satisfies Record<Exclude<ContentKind, ListKind>, readonly string[]>;

/** The fields of a piece's working copy. */
export interface ContentFields {
  facts: Facts;
  pages: PageFields;
  legal: LegalFields;
  services: ServiceFields;
  testimonials: TestimonialFields;
}

/** The working copy of a piece. */
export interface ContentCopy<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  id: string;
  fields: ContentFields[Kind];
  /** Incremented by each change; the ETag. 0 for a single piece that was never saved. */
  revision: number;
  /** The Idempotency-Key of the save that stored this revision; empty if it had none. */
  saveKey: string;
  /** ISO 8601; null for a single piece that was never saved. */
  updatedAt: string | null;
  progress: LanguageProgress;
  /** The fields whose text is a suggested translation that the owner has neither changed nor confirmed. */
  suggested: string[];
  /** When it was last published (ISO 8601); null while visitors do not see it. */
  publishedAt: string | null;
  /** Whether the working copy differs from what visitors read; false while they cannot read it. */
  hasChanges: boolean;
  /** When it was moved to the bin (ISO 8601). */
  deletedAt: string | null;
  /** The position in the list, from 0; 0 for a single piece. */
  order: number;
  /** Whether it came with the demo content and has not been published by the owner since. */
  isDemo: boolean;
}

/** A row of the owner's list. */
export interface ContentSummary extends Omit<ContentCopy, 'fields' | 'saveKey' | 'progress' | 'suggested'> {
  /** What the row is called in each language; empty for a single piece, which its id names. */
  titleEn: string;
  titleEs: string;
  /** A small picture; empty for none. */
  image: string;
  /** Whether nothing is written in it. */
  isEmpty: boolean;
  /** The languages in which something is missing that the other one has. */
  missing: Locale[];
  /** The languages that are out of date. */
  outOfDate: Locale[];
}

/** One of the published versions of a piece. The titles of a single piece are empty. */
export interface ContentVersion<Kind extends ContentKind = ContentKind> extends VersionSummary {
  fields: ContentFields[Kind];
}

/** The body that saves a piece. */
export interface SaveContentRequest<Kind extends ContentKind = ContentKind> {
  fields: ContentFields[Kind];
  suggested: string[];
}

/** The body that orders the pieces of a kind: their ids. */
export interface ContentOrder {
  ids: string[];
}

/** Returns the names of the fields that exist in both languages, without their ending: `title` for `titleEn` and `titleEs`. Lists are left out. */
export const localizedFieldsOf = (schema: AnyObjectSchema): string[] =>
  Object.keys(schema.fields).flatMap((name) =>
    name.endsWith('En') && `${name.slice(0, -2)}Es` in schema.fields ? [name.slice(0, -2)] : [],
  );

/** The id of a working copy's document. */
export const contentCopyId = (kind: ContentKind, id: string): string => `${kind}~${id}`;
