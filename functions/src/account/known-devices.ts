/**
 * Tracks the devices that have logged in with the current password. Each known device has its own quota of
 * login attempts. Logins from unknown devices are reported to the owner by email. The server assigns each
 * device an id of 256 random bits, which can't be guessed and doesn't grant access.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { millisOf } from '../platform/documents';
import { db } from '../platform/firebase';

const KEPT_MS = 400 * DAY_MS;

export const newDeviceId = (): string => randomBytes(32).toString('base64url');

/** Returns a device's key: a hash of its id. The id is random, so the hash needs no secret. */
export const deviceKey = (deviceId: string): string => createHash('sha256').update(deviceId).digest('hex');

export const knownDevice = (key: string): DocumentReference =>
  db.collection(COLLECTIONS.knownDevices).doc(key);

const expiryOf = (device: DocumentSnapshot): number => millisOf(device.get('expiresAt')) ?? 0;

/**
 * Returns whether a device has logged in with this version of the password. After a password change, every
 * device is unknown, because someone who knew the old password may own one of them.
 */
export const isKnown = (device: DocumentSnapshot, version: string, now: number): boolean =>
  device.get('passwordVersion') === version && expiryOf(device) > now;

/** Stores a device as known. Extends a known device's expiration at most once a day. */
export function rememberDevice(
  transaction: Transaction,
  device: DocumentSnapshot,
  version: string,
  now: number,
): void {
  const isRecent = expiryOf(device) > now + KEPT_MS - DAY_MS;
  if (isRecent && device.get('passwordVersion') === version) return;
  transaction.set(device.ref, { passwordVersion: version, expiresAt: Timestamp.fromMillis(now + KEPT_MS) });
}
