/**
 * Limits how often a wrong password may be tried. Every attempt is counted before the password is checked, and refunded if it was right.
 * Some attempts of the total are reserved for addresses from which the owner has logged in before, so that an attack from many addresses
 * does not lock the owner out; at a new address the owner waits for minutes at most, as the windows are short.
 */
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { KNOWN_ADDRESS_MS, LOGIN_LIMITS } from '../config';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { createSerialQueue } from '../serial-queue';
import { addressHash, readQuotas, retryAfter, type Quota } from '../http/rate-limit';

const counters = db.collection(COLLECTIONS.rateLimits);

const ALL: Quota = { id: 'login-all', limit: LOGIN_LIMITS.all };
const UNKNOWN_ADDRESSES: Quota = { id: 'login-strangers', limit: LOGIN_LIMITS.unknownAddresses };

const knownAddress = (address: string) => counters.doc(`login-known-${addressHash(address)}`);

/**
 * All attempts write the same counters: the transactions of a burst would wait for each other's locks and then fail. In a queue, each is
 * counted or refused at once.
 */
const attemptQueue = createSerialQueue();

/** Counts an attempt; throws a 429 above the limits. Returns the quotas that it was counted in, for `refundAttempt`. */
export async function countAttempt(address: string): Promise<Quota[]> {
  const byAddress: Quota = { id: `login-${addressHash(address)}`, limit: LOGIN_LIMITS.address };
  const count = async (transaction: Transaction) => {
    const now = Date.now();
    const known = (await transaction.get(knownAddress(address))).data();
    const isKnown = known?.expiresAt instanceof Timestamp && known.expiresAt.toMillis() > now;
    const quotas = isKnown ? [byAddress, ALL] : [byAddress, UNKNOWN_ADDRESSES, ALL];
    const { waitMs, consume } = await readQuotas(transaction, quotas, now);
    if (waitMs > 0) throw new ApiError(429, 'session.tooMany', { headers: retryAfter(waitMs) });
    consume();
    return quotas;
  };
  return attemptQueue(() => db.runTransaction(count));
}

/** Removes an attempt with the right password from the counters, and stores the address as known. */
export async function refundAttempt(address: string, quotas: readonly Quota[]): Promise<void> {
  const batch = db.batch();
  for (const { id } of quotas)
    batch.set(counters.doc(id), { used: FieldValue.increment(-1) }, { merge: true });
  batch.set(knownAddress(address), { expiresAt: Timestamp.fromMillis(Date.now() + KNOWN_ADDRESS_MS) });
  await batch.commit();
}
