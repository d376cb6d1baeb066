/** Defines all kinds except posts: the kinds with one public document per draft, and the private kind. */
import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import { LIST_KINDS, type ContentFields, type ContentKind, type ListKind } from '@app/domain/content/kinds';
import { asLegalText, LEGAL_FIELDS } from '@app/domain/content/legal';
import { LISTS } from '@app/domain/content/lists';
import type { StoredDraft } from '@app/domain/drafts/document';
import { liveValues } from '@app/domain/fields/public';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { LegalPageName } from '@app/domain/general/paths';
import type { PublicChange } from '@app/domain/publishing/public-change';
import { withFormerNames } from '@app/domain/stored/reader';
import { queuePublication } from '../../content/queue-publication';
import { db } from '../../platform/firebase';
import { storedFields } from '../document';
import type { DraftKey, Kind } from '../kind';

interface Live<Name extends ContentKind> {
  /** The collection of the public documents. Each public document has the same id as its draft. */
  collection: string;
  /** Returns the document that visitors read. */
  document: (fields: ContentFields[Name], draft: StoredDraft<Name>, now: Date) => DocumentData;
  /** Returns the change that is queued for the publisher. */
  change: (draft: StoredDraft) => PublicChange;
}

const ERRORS = {
  notFound: 'content.notFound',
  changedElsewhere: 'content.changedElsewhere',
  inBin: 'content.inBin',
  notInBin: 'content.notInBin',
  slugTaken: 'content.slugTaken',
  slugInBin: 'content.slugTaken',
} as const;

function liveKind<Name extends ContentKind>({ collection, document, change }: Live<Name>): Kind<Name> {
  const live = ({ id }: { id: string }): DocumentReference => db.collection(collection).doc(id);
  return {
    errors: ERRORS,
    publish: (transaction, draft, { now }) =>
      Promise.resolve(() => {
        transaction.set(live(draft), document(draft.fields, draft, now));
        queuePublication(transaction, change(draft));
      }),
    withdraw: (transaction, draft) =>
      Promise.resolve(() => {
        transaction.delete(live(draft));
        queuePublication(transaction, change(draft));
      }),
    reorder: (transaction, moved) => {
      for (const draft of moved) transaction.update(live(draft), { order: draft.order });
      const [first] = moved;
      if (first) queuePublication(transaction, change(first));
    },
  };
}

/** Returns the document without its id, which is already part of the document's reference. */
const withoutId = (live: { id: string }): DocumentData =>
  Object.fromEntries(Object.entries(live).filter(([name]) => name !== 'id'));

/** The settings for kinds whose documents are in `siteContent`. */
const siteContent = {
  collection: COLLECTIONS.siteContent,
  document: (fields: object, draft: DraftKey) => storedFields(draft, fields),
  change: () => ({ collection: 'siteContent' }) as const,
};

export const facts = liveKind<'facts'>(siteContent);
export const brand = liveKind<'brand'>(siteContent);
export const pages = liveKind<'pages'>(siteContent);

export const legal = liveKind<'legal'>({
  collection: COLLECTIONS.legalTexts,
  document: (fields, _draft, now) => ({
    ...withFormerNames(asLegalText, liveValues(LEGAL_FIELDS, fields)),
    updatedAt: Timestamp.fromDate(now),
  }),
  change: ({ id }) => ({ collection: 'legalTexts', page: id as LegalPageName }),
});

function listKind<Name extends ListKind>(name: Name): Kind<Name> {
  const { read, live } = LISTS[name];
  const liveItem = live as (fields: object, draft: StoredDraft) => { id: string };
  return liveKind<Name>({
    collection: COLLECTIONS[name],
    document: (fields, draft) => withoutId(withFormerNames(read, liveItem(fields, draft))),
    change: ({ publicSlug, formerSlugs }) => ({ collection: name, slugs: [publicSlug, ...formerSlugs] }),
  });
}

export const lists = Object.fromEntries(LIST_KINDS.map((name) => [name, listKind(name)])) as {
  [Name in ListKind]: Kind<Name>;
};

/** Saved replies, which only the owner can read. */
export const replies: Kind<'replies'> = { errors: ERRORS };
