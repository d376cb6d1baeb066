/** Limits on how often something may happen, counted in Firestore, so that they hold over all instances. */
import { createHmac } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { ADMIN_PASSWORD_HASH, type Limit } from '../config';
import { db } from '../firebase';

/** A limit on one counter: `id` says on what, and on whom. */
export interface Quota {
  id: string;
  limit: Limit;
}

/**
 * An address as the counters know it. The key is the one secret that the server has; a new password starts
 * the counters anew, which does no harm.
 */
export function addressHash(address: string): string {
  return createHmac('sha256', ADMIN_PASSWORD_HASH.value()).update(address).digest('base64url');
}

interface Counter {
  used: number;
  endsAt: number;
}

function counterAt(quota: Quota, data: FirebaseFirestore.DocumentData | undefined, now: number): Counter {
  const endsAt = data?.expiresAt instanceof Timestamp ? data.expiresAt.toMillis() : 0;
  const used = typeof data?.used === 'number' ? data.used : 0;
  return endsAt > now ? { used, endsAt } : { used: 0, endsAt: now + quota.limit.windowMs };
}

export interface QuotaState {
  /** Milliseconds until there is room in all quotas; 0 when there is. */
  waitMs: number;
  /** Counts one use. Call it after all reads of the transaction. */
  consume: () => void;
}

/**
 * Reads the counters of some quotas. The documents carry `expiresAt`, for a time-to-live policy to delete
 * them.
 */
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

/** The Retry-After header of a refusal, in whole seconds. */
export function retryAfter(waitMs: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) };
}
