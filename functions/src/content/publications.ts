import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { PublicChange } from '@app/domain/publishing/publication';
import { db } from '../platform/firebase';

/** Records a change in the transaction that makes it, so that it is published even if this process ends before that. */
export function recordPublication(transaction: Transaction, change: PublicChange): void {
  if (change.collection === 'posts' && !change.before && !change.after) return;
  transaction.create(db.collection(COLLECTIONS.publications).doc(), {
    ...change,
    createdAt: Timestamp.now(),
  });
}
