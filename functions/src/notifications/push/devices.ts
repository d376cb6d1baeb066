/**
 * Stores the devices that receive push notifications. Each device has a document whose id is a hash of the
 * device's push endpoint.
 */
import { createHash } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { asNullableText, asRecord, asText } from '@app/domain/stored/reader';
import type { PushDevice, PushDeviceRequest } from '@app/domain/notifications/push';
import { PUSH_DEVICES_MAX } from '@app/domain/notifications/push.limits';
import type { Device } from '@app/domain/general/user-agent';
import { fieldsOf, readDocument, readDocuments } from '../../platform/documents';
import { db } from '../../platform/firebase';
import { updateIfPresent } from '../../platform/update-if-present';

const devices = db.collection(COLLECTIONS.pushSubscriptions);

const ID = /^[0-9a-f]{32}$/;
const ID_LENGTH = 32;

export interface StoredDevice extends PushDevice {
  /** The device's endpoint at the push service, and the keys for encrypting notifications. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

const asStoredDevice = asRecord<StoredDevice>({
  id: asText,
  endpoint: asText,
  p256dh: asText,
  auth: asText,
  browser: asText,
  system: asText,
  seenAt: asText,
  failingSince: asNullableText,
});

export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, ID_LENGTH);

export const isDeviceId = (id: string): boolean => ID.test(id);

const withoutKeys = ({ id, browser, system, seenAt, failingSince }: StoredDevice): PushDevice => ({
  id,
  browser,
  system,
  seenAt,
  failingSince,
});

export async function readDevices(): Promise<PushDevice[]> {
  const { docs } = await devices.orderBy('seenAt', 'desc').get();
  return readDocuments(asStoredDevice, docs).map(withoutKeys);
}

export async function readDeviceIds(transaction: Transaction): Promise<string[]> {
  const { docs } = await transaction.get(devices.select());
  return docs.map(({ id }) => id);
}

export async function readDevice(id: string): Promise<StoredDevice | null> {
  const stored = await devices.doc(id).get();
  return stored.exists ? readDocument(asStoredDevice, stored) : null;
}

/**
 * Stores a device, or records that a known device was used again. `replaces` is the device's former id. If
 * there are too many devices, the least recently used device is removed.
 */
export function saveDevice(
  { endpoint, keys, replaces }: PushDeviceRequest,
  name: Device,
  now: Date,
): Promise<PushDevice> {
  const id = deviceIdOf(endpoint);
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(devices.orderBy('seenAt', 'desc'));
    const others = docs.filter((other) => other.id !== id && other.id !== replaces);
    const known = docs.find((other) => other.id === id);
    const gone = [
      ...docs.filter((other) => other.id === replaces && other.id !== id),
      ...others.slice(PUSH_DEVICES_MAX - 1),
    ];
    for (const { ref } of gone) transaction.delete(ref);
    const seenAt = Timestamp.fromDate(now);
    const failingSince = known ? ((fieldsOf(known).failingSince as string | null | undefined) ?? null) : null;
    const fields = { endpoint, p256dh: keys.p256dh, auth: keys.auth, ...name, seenAt };
    transaction.set(devices.doc(id), { ...fields, ...(!known && { failingSince: null }) }, { merge: true });
    return { id, ...name, seenAt: now.toISOString(), failingSince };
  });
}

export async function removeDevice(id: string): Promise<void> {
  await devices.doc(id).delete();
}

/**
 * Records whether the last notification reached a device. Does nothing if the device has since been removed.
 */
export async function noteArrival(
  { id, failingSince }: StoredDevice,
  hasArrived: boolean,
  now: Date,
): Promise<void> {
  if (hasArrived === (failingSince === null)) return;
  await updateIfPresent(devices.doc(id), { failingSince: hasArrived ? null : Timestamp.fromDate(now) });
}
