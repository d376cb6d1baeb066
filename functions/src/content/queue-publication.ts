import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { PublicChange } from '@app/domain/publishing/public-change';
import { db } from '../platform/firebase';

/**
 * Queues a change's publication in the transaction that makes the change. It is then published even if this
 * process dies right after the commit.
 */
export function queuePublication(transaction: Transaction, change: PublicChange): void {
  if (change.collection === 'posts' && !change.before && !change.after) return;
  transaction.create(db.collection(COLLECTIONS.publications).doc(), {
    ...change,
    createdAt: Timestamp.now(),
  });
}
