/** The kinds of which visitors read one document for each draft. */
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { ContentFields, ContentKind } from '@app/domain/content/kinds';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { PublicChange } from '@app/domain/publishing/publication';
import { db } from '../../platform/firebase';
import { recordPublication } from '../../content/publications';
import type { Kind } from '../kind';

interface Live<Name extends ContentKind> {
  /** The collection of the documents, which have the ids of their drafts. */
  collection: string;
  /** Returns what visitors read. */
  document: (fields: ContentFields[Name], draft: StoredDraft<Name>, now: Date) => DocumentData;
  /** What the publisher is told about a change. */
  change: (id: string) => PublicChange;
}

export function liveKind<Name extends ContentKind>({ collection, document, change }: Live<Name>): Kind<Name> {
  const live = ({ id }: { id: string }): DocumentReference => db.collection(collection).doc(id);
  return {
    errors: {
      notFound: 'content.notFound',
      changedElsewhere: 'content.changedElsewhere',
      inBin: 'content.inBin',
      notInBin: 'content.notInBin',
      slugTaken: 'content.slugTaken',
      slugInBin: 'content.slugTaken',
    },
    publish: (transaction, draft, { now }) =>
      Promise.resolve(() => {
        transaction.set(live(draft), document(draft.fields, draft, now));
        recordPublication(transaction, change(draft.id));
      }),
    withdraw: (transaction, draft) =>
      Promise.resolve(() => {
        transaction.delete(live(draft));
        recordPublication(transaction, change(draft.id));
      }),
    reorder: (transaction, moved) => {
      for (const draft of moved) transaction.update(live(draft), { order: draft.order });
      recordPublication(transaction, change(''));
    },
  };
}

/** Leaves the id out: documents do not repeat it. */
export const withoutId = (live: { id: string }): DocumentData =>
  Object.fromEntries(Object.entries(live).filter(([name]) => name !== 'id'));
