import type { Service } from '@app/domain/content/services';
import { COLLECTIONS } from '@app/domain/general/collections';
import { queuePublication } from '../../../functions/src/content/queue-publication';
import { db } from '../../../functions/src/platform/firebase';

/** Stores a service's public document, and queues the change for publishing. */
export function saveService({ id, ...fields }: Service): Promise<void> {
  return db.runTransaction((transaction) => {
    transaction.set(db.collection(COLLECTIONS.services).doc(id), fields);
    queuePublication(transaction, { collection: 'services' });
    return Promise.resolve();
  });
}
