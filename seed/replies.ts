/** The owner's initial saved replies. */
import { draftDocument } from '@app/domain/drafts/document';
import { draftId } from '@app/domain/drafts/drafts';
import { COLLECTIONS, REPLIES_ID } from '@app/domain/general/collections';
import { exampleReplies } from '@app/domain/inbox/replies/examples';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { writtenDraft } from './drafts';

export const REPLIES_DRAFT = draftId('replies', REPLIES_ID);

export const exampleRepliesDraft = (): DocumentData =>
  draftDocument(
    writtenDraft('replies', REPLIES_ID, {
      fields: { replies: exampleReplies('es') },
      savedAt: new Date(),
      publishedAt: null,
    }),
  );

/** Returns the stored document with the owner's saved replies, or undefined if there are none. */
export const readReplies = async (db: Firestore): Promise<DocumentData | undefined> =>
  (await db.collection(COLLECTIONS.drafts).doc(REPLIES_DRAFT).get()).data();
