/** Enforces rate limits, counted in Firestore so that they apply across all instances. */
import { createHmac } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { ADMIN_PASSWORD_HASH, type Limit } from '../config';
import { millisOf } from '../documents';
import { db } from '../firebase';

/** A limit on one counter; `id` is the id of the counter's document. */
export interface Quota {
  id: string;
  limit: Limit;
}

/**
 * Returns the keyed hash of an address, for the ids of counters. The key is the secret that every project
 * has. A new password resets the counters, which does no harm.
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
  /** The time in milliseconds until no quota is exhausted; 0 if none is. */
  waitMs: number;
  /** Counts one use in every quota. Must be called after all reads of the transaction. */
  consume: () => void;
}

/** Reads the counters of several quotas. A time-to-live policy on `expiresAt` deletes the documents. */
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
