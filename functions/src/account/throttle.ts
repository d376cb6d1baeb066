/**
 * Limits the rate of login attempts with wrong passwords. Every attempt is counted before the password is
 * checked, and is refunded if the password is correct. A device that has logged in with the current password
 * has its own quota, so attacks from elsewhere can't lock the owner out. Part of the total quota is reserved
 * for addresses with an earlier successful login, because browsers may lose a device's id. On a new device at
 * a new address, the owner may have to wait during an attack, but only for minutes, because the windows are
 * short.
 */
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { LOGIN_LIMITS } from '../platform/config';
import { millisOf } from '../platform/documents';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { createSerialQueue } from '../platform/serial-queue';
import { addressHash, readQuotas, retryAfter, type Quota } from '../platform/http/rate-limit';
import { deviceKey, isKnown, knownDevice } from './known-devices';
import { ownerPasswordDocument, ownerPasswordIn, passwordVersion } from './owner-password';

/** How long an address counts as known after a login. */
const KNOWN_ADDRESS_MS = 90 * DAY_MS;

const counters = db.collection(COLLECTIONS.rateLimits);

const ALL: Quota = { id: 'login-all', limit: LOGIN_LIMITS.all };
const UNKNOWN_ADDRESSES: Quota = { id: 'login-strangers', limit: LOGIN_LIMITS.unknownAddresses };

const knownAddress = (address: string) => counters.doc(`login-known-${addressHash(address)}`);

/**
 * All attempts write to the same counters, so transactions in a burst of attempts would wait for each other's
 * locks and then fail. The queue therefore counts or rejects one attempt at a time.
 */
const attemptQueue = createSerialQueue();

/**
 * Counts an attempt. Throws a 429 if a limit is exceeded. Returns the quotas that counted the attempt, for
 * `refundAttempt`.
 */
export async function countAttempt(address: string, deviceId?: string): Promise<Quota[]> {
  const byAddress: Quota = { id: `login-${addressHash(address)}`, limit: LOGIN_LIMITS.address };
  const count = async (transaction: Transaction) => {
    const now = Date.now();
    const ofDevice = deviceId === undefined ? null : await readDeviceQuota(transaction, deviceId, now);
    const known = await transaction.get(knownAddress(address));
    const isKnownAddress = (millisOf(known.get('expiresAt')) ?? 0) > now;
    const quotas = ofDevice
      ? [ofDevice]
      : isKnownAddress
        ? [byAddress, ALL]
        : [byAddress, UNKNOWN_ADDRESSES, ALL];
    const { waitMs, consume } = await readQuotas(transaction, quotas, now);
    if (waitMs > 0) throw new ApiError(429, 'session.tooMany', { headers: retryAfter(waitMs) });
    consume();
    return quotas;
  };
  return attemptQueue(() => db.runTransaction(count));
}

/**
 * Returns the quota of a device that has logged in with the current password. Returns null for other devices,
 * because someone who knew an earlier password may own many devices.
 */
async function readDeviceQuota(
  transaction: Transaction,
  deviceId: string,
  now: number,
): Promise<Quota | null> {
  const key = deviceKey(deviceId);
  const [device, password] = await transaction.getAll(knownDevice(key), ownerPasswordDocument);
  if (!device || !password || !isKnown(device, passwordVersion(ownerPasswordIn(password)), now)) return null;
  return { id: `login-device-${key}`, limit: LOGIN_LIMITS.device };
}

/** Removes a successful attempt from the counters and stores its address as known. */
export async function refundAttempt(address: string, quotas: readonly Quota[]): Promise<void> {
  const batch = db.batch();
  for (const { id } of quotas)
    batch.set(counters.doc(id), { used: FieldValue.increment(-1) }, { merge: true });
  batch.set(knownAddress(address), { expiresAt: Timestamp.fromMillis(Date.now() + KNOWN_ADDRESS_MS) });
  await batch.commit();
}
