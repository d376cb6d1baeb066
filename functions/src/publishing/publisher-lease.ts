/** The publisher's lease on the live site, stored in `publishing/lease`. */
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@app/domain/general/collections';
import { PUBLISHER_TIMEOUT_MS } from '../platform/config';
import { millisOf } from '../platform/documents';
import { db } from '../platform/firebase';
import { takeLease, type Lease, type LeaseRecord, type LeaseStore } from './lease';

const lease = db.collection(COLLECTIONS.publishing).doc('lease');

function recordOf(document: DocumentSnapshot): LeaseRecord | null {
  const expiresAt = millisOf(document.get('expiresAt'));
  if (expiresAt === null) return null;
  const kind = document.get('kind') === 'deployment' ? 'deployment' : 'publisher';
  return { holder: String(document.get('holder')), kind, expiresAt };
}

const store: LeaseStore = {
  change: (decide) =>
    db.runTransaction(async (transaction) => {
      const next = decide(recordOf(await transaction.get(lease)));
      if (next === null) transaction.delete(lease);
      else if (next) transaction.set(lease, { ...next, expiresAt: Timestamp.fromMillis(next.expiresAt) });
    }),
};

/** Takes the lease on the live site. Throws `LeaseHeld` while another process holds it. */
export const takePublisherLease = (): Promise<Lease> =>
  takeLease(store, 'publisher', {
    warn: (error) => logger.warn('the lease could not be renewed', { cause: String(error) }),
    // An invocation that timed out may keep running, but must not hold the lease forever.
    maxMs: PUBLISHER_TIMEOUT_MS,
  });
