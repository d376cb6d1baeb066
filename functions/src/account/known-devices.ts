/**
 * Devices that have logged in with the password in force: they have attempts of their own, and a login from any other one is told by e-mail. A
 * device has an id that the server gave it, of 256 random bits: it cannot be guessed, and grants nothing.
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

/** Returns the key of a device. Its id is random, so the hash needs no secret. */
export const deviceKey = (deviceId: string): string => createHash('sha256').update(deviceId).digest('hex');

export const knownDevice = (key: string): DocumentReference =>
  db.collection(COLLECTIONS.knownDevices).doc(key);

const expiryOf = (device: DocumentSnapshot): number => millisOf(device.get('expiresAt')) ?? 0;

/** Whether the device has logged in with the password of this version. Under another one it is new again: who knew the old one may have it. */
export const isKnown = (device: DocumentSnapshot, version: string, now: number): boolean =>
  device.get('passwordVersion') === version && expiryOf(device) > now;

/** Remembers a device from now on. Does not write more than once a day. */
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
