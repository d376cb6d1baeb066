/** Enforces rate limits. The counters are in Firestore, so the limits apply across all instances. */
import { createHmac } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { ADMIN_PASSWORD_HASH, type Limit } from '../config';
import { millisOf } from '../documents';
import { db } from '../firebase';

/** The limit of one counter. `id` is the id of the counter's document. */
export interface Quota {
  id: string;
  limit: Limit;
}

/**
 * Returns a keyed hash of an address for counter ids. The key is the password's hash, a secret that every
 * project has. Deploying a new password therefore resets the counters, which is harmless.
 */
export function addressHash(address: string): string {
  return createHmac('sha256', ADMIN_PASSWORD_HASH.value()).update(address).digest('base64url');
}

interface Counter {
  used: number;
  endsAt: number;
}

function counterAt(quota: Quota, data: FirebaseFirestore.DocumentData | undefined, now: number): Counter {
  const endsAt = millisOf(data?.expiresAt) ?? 0;
  const used = typeof data?.used === 'number' ? data.used : 0;
  return endsAt > now ? { used, endsAt } : { used: 0, endsAt: now + quota.limit.windowMs };
}

export interface QuotaState {
  /** The number of milliseconds until all quotas allow another use; 0 if they already do. */
  waitMs: number;
  /** Counts one use against every quota. Must be called after all of the transaction's reads. */
  consume: () => void;
}

/** Reads the counters of several quotas. A time-to-live policy on `expiresAt` deletes expired counters. */
export async function readQuotas(
  transaction: Transaction,
  quotas: readonly Quota[],
  now: number,
): Promise<QuotaState> {
  const refs = quotas.map(({ id }) => db.collection(COLLECTIONS.rateLimits).doc(id));
  const documents = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const counters = quotas.map((quota, index) => counterAt(quota, documents[index]?.data(), now));
  const waits = counters.map(({ used, endsAt }, index) =>
    used < (quotas[index]?.limit.max ?? 0) ? 0 : endsAt - now,
  );
  return {
    waitMs: Math.max(0, ...waits),
    consume() {
      counters.forEach(({ used, endsAt }, index) => {
        const ref = refs[index];
        if (ref) transaction.set(ref, { used: used + 1, expiresAt: Timestamp.fromMillis(endsAt) });
      });
    },
  };
}

/** Returns the Retry-After header for a wait, in whole seconds. */
export function retryAfter(waitMs: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) };
}
