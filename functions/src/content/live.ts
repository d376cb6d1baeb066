/** What visitors read of each kind of content: the documents that a publication writes. */
import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import type { ContentFields, ContentKind } from '@perro-wisdom/domain/content/kinds';
import type { LegalPageName } from '@perro-wisdom/domain/content/legal';
import type { PublicChange } from '@perro-wisdom/domain/publishing/publication';
import { liveService } from '@perro-wisdom/domain/content/services';
import { liveTestimonial } from '@perro-wisdom/domain/content/testimonials';
import { db } from '../platform/firebase';

/** What a public document has beside the fields of the piece. */
export interface LiveState {
  id: string;
  order: number;
  formerSlugs: string[];
  /** When it is published. */
  now: Date;
}

interface LiveKind<Kind extends ContentKind> {
  collection: string;
  document(fields: ContentFields[Kind], state: LiveState): DocumentData;
  /** What the publisher is told. */
  change(id: string): PublicChange;
}

/** Leaves the id out: documents do not repeat it. */
const withoutId = (live: { id: string }): DocumentData =>
  Object.fromEntries(Object.entries(live).filter(([name]) => name !== 'id'));

const LIVE: { [Kind in ContentKind]: LiveKind<Kind> } = {
  facts: {
    collection: COLLECTIONS.siteContent,
    document: (fields) => fields,
    change: () => ({ collection: 'siteContent' }),
  },
  pages: {
    collection: COLLECTIONS.siteContent,
    document: (fields) => fields,
    change: () => ({ collection: 'siteContent' }),
  },
  legal: {
    collection: COLLECTIONS.legalTexts,
    document: (fields, { now }) => ({ ...fields, updatedAt: Timestamp.fromDate(now) }),
    change: (id) => ({ collection: 'legalTexts', page: id as LegalPageName }),
  },
  services: {
    collection: COLLECTIONS.services,
    document: (fields, { id, order, formerSlugs }) =>
      withoutId(liveService(fields, { id, order, formerSlugs })),
    change: () => ({ collection: 'services' }),
  },
  testimonials: {
    collection: COLLECTIONS.testimonials,
    document: (fields, { id, order }) => withoutId(liveTestimonial(fields, { id, order })),
    change: () => ({ collection: 'testimonials' }),
  },
};

const liveKind = (kind: ContentKind): LiveKind<ContentKind> => LIVE[kind];

export const liveRef = (kind: ContentKind, id: string): DocumentReference =>
  db.collection(liveKind(kind).collection).doc(id);

/** Returns what visitors read of a piece. */
export const liveDocument = (
  kind: ContentKind,
  fields: ContentFields[ContentKind],
  state: LiveState,
): DocumentData => liveKind(kind).document(fields, state);

/** Returns what the publisher is told about a change of a piece. */
export const publicChange = (kind: ContentKind, id: string): PublicChange => liveKind(kind).change(id);
