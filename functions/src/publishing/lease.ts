/** The lease of the live site: `publishing/lease`. */
import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { LEASE_MS, LEASE_RENEWAL_MS, PUBLISHER_TIMEOUT_MS } from '../platform/config';
import { db } from '../platform/firebase';
import { publications } from './store';

const lease = db.collection(COLLECTIONS.publishing).doc('lease');

/** Who may change the live site. A deployment takes the lease, too (tools/deploy). */
type LeaseKind = 'publisher' | 'deployment';

/** The right to change the live site, which one process has at a time. It is renewed until it is released, and expires if the process ends. */
export interface Lease {
  /** Renews the lease now. Throws a `LeaseLost` if another process has taken it. */
  renew(): Promise<void>;
  release(): Promise<void>;
  /** Gives the lease up if no change is pending; returns whether it did. */
  releaseIfDone(): Promise<boolean>;
}

/** Another process has taken the lease, because this one did not renew it in time. */
class LeaseLost extends Error {
  constructor() {
    super('Another process is publishing now: the lease was not renewed in time.');
  }
}

const HELD: Record<LeaseKind, string> = {
  publisher: 'Another publisher is at work; what it leaves is published when its lease has ended.',
  deployment: 'A deployment is running; the changes are published after it.',
};

/** Another process has the lease: it is at work, or has died not long ago. */
export class LeaseHeld extends Error {
  constructor(kind: LeaseKind) {
    super(HELD[kind]);
  }
}

const isHeld = (document: DocumentSnapshot, now: number): boolean => {
  const expiresAt: unknown = document.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now;
};

/** Takes the lease. Throws `LeaseHeld` while another process has it. */
export async function takeLease(kind: LeaseKind): Promise<Lease> {
  const holder = randomUUID();
  const held = (): object => ({ holder, kind, expiresAt: Timestamp.fromMillis(Date.now() + LEASE_MS) });
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(lease);
    if (isHeld(current, Date.now()))
      throw new LeaseHeld(current.get('kind') === 'deployment' ? 'deployment' : 'publisher');
    transaction.set(lease, held());
  });

  const isMine = async (transaction: Transaction): Promise<boolean> =>
    (await transaction.get(lease)).get('holder') === holder;
  const renew = (): Promise<void> =>
    db.runTransaction(async (transaction) => {
      if (!(await isMine(transaction))) throw new LeaseLost();
      transaction.set(lease, held());
    });
  const takenAt = Date.now();
  const renewal = setInterval(() => {
    // A call that the platform has given up may go on, and must not keep the lease for good.
    if (kind === 'publisher' && Date.now() - takenAt > PUBLISHER_TIMEOUT_MS) clearInterval(renewal);
    else
      renew().catch((error: unknown) =>
        logger.warn('the lease could not be renewed', { cause: String(error) }),
      );
  }, LEASE_RENEWAL_MS);
  return {
    renew,
    release: async () => {
      clearInterval(renewal);
      await db.runTransaction(async (transaction) => {
        if (await isMine(transaction)) transaction.delete(lease);
      });
    },
    releaseIfDone: async () => {
      const isDone = await db.runTransaction(async (transaction) => {
        const { empty } = await transaction.get(publications.limit(1));
        const mine = await isMine(transaction);
        if (empty && mine) transaction.delete(lease);
        return empty;
      });
      if (isDone) clearInterval(renewal);
      return isDone;
    },
  };
}
