import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { PushDevice } from '@app/domain/notifications/push';
import { safeLocalStorage } from '../../../shared/browser/storage';
import { callApi } from '../../../shared/data/api';
import { pushSupport } from './pushSupport';

/**
 * The service worker for the owner's area. It is separate from the visitors' service worker, which caches
 * pages.
 */
const WORKER = '/admin-sw.js';
const SCOPE = ADMIN_PAGES.dashboard;

/**
 * The storage key for the subscription that this browser has registered, as JSON. A value without `id` means
 * that the owner wants notifications but has logged out. If there is no value, the owner has never enabled
 * notifications or has disabled them.
 */
const STORAGE_KEY = 'pushDevice';

interface RegisteredDevice {
  id: string;
  endpoint: string;
}

/** Returns this browser's registration, or null if the owner doesn't want notifications. */
function readRegistered(): Partial<RegisteredDevice> | null {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as Partial<RegisteredDevice>;
  } catch {
    return {};
  }
}

/** Returns the id of this device, or undefined if it receives no notifications. */
export const ownDeviceId = (): string | undefined => readRegistered()?.id;

/**
 * Returns the service worker's registration once the worker is active, because browsers can subscribe only
 * with an active worker.
 */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming) {
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve();
        if (coming.state === 'redundant') reject(new Error('The service worker could not be installed'));
      });
    });
  }
  return registration;
}

const presentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription()) ?? null;

/**
 * Returns whether a subscription uses this public key. Browsers don't let a site subscribe with a new key
 * while a subscription with another key exists.
 */
function isFor(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  const text = key && btoa(String.fromCharCode(...new Uint8Array(key)));
  return text?.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/**
 * The number of logouts in this tab. A registration still in progress at logout must not enable notifications
 * again.
 */
let logouts = 0;

/**
 * Subscribes this browser if necessary and registers the subscription on the server. Permission must already
 * be granted.
 */
export async function registerDevice(publicKey: string): Promise<PushDevice> {
  const logoutsBefore = logouts;
  const { pushManager } = await activeRegistration();
  const present = await pushManager.getSubscription();
  const isCurrent = present !== null && isFor(present, publicKey);
  if (present && !isCurrent) await present.unsubscribe();
  const subscription = isCurrent
    ? present
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const replaces = ownDeviceId();
  const device = await callApi('POST /api/admin/push/devices', {
    body: { endpoint, keys: { p256dh, auth }, replaces },
  });
  if (logouts === logoutsBefore)
    safeLocalStorage.write(STORAGE_KEY, JSON.stringify({ id: device.id, endpoint }));
  else await subscription.unsubscribe();
  return device;
}

/**
 * Ends the subscription in this browser. From then on, the push service rejects the site's notifications to
 * this browser.
 */
async function unsubscribe(): Promise<void> {
  await (await presentSubscription())?.unsubscribe();
}

/** Disables notifications on this device and removes the device from the server. */
export async function removeOwnDevice(): Promise<void> {
  const id = ownDeviceId();
  if (id !== undefined) await callApi('DELETE /api/admin/push/devices/{id}', { params: { id } });
  safeLocalStorage.remove(STORAGE_KEY);
  await unsubscribe();
}

/**
 * Ends the subscription in this browser when the owner logs out, because other people may use the device.
 * Returns the device's id on the server. The next login restores the subscription.
 */
export function suspendOwnDevice(): string | undefined {
  const registered = readRegistered();
  if (registered === null) return undefined;
  logouts += 1;
  safeLocalStorage.write(STORAGE_KEY, '{}');
  unsubscribe().catch(() => undefined);
  return registered.id;
}

/**
 * Registers this device again on each visit, because browsers may change their subscriptions. Never asks for
 * permission. Resolves to true if the list of devices may have changed.
 */
export async function refreshOwnDevice(): Promise<boolean> {
  const registered = readRegistered();
  if (registered === null || pushSupport() !== 'supported' || Notification.permission !== 'granted')
    return false;
  const { publicKey, devices } = await callApi('GET /api/admin/push');
  if (publicKey === null) return false;
  const isUnlisted = registered.id !== undefined && !devices.some(({ id }) => id === registered.id);
  if (isUnlisted && (await presentSubscription())?.endpoint === registered.endpoint) {
    // The owner used another device to remove this one from the list.
    safeLocalStorage.remove(STORAGE_KEY);
    await unsubscribe();
  } else await registerDevice(publicKey);
  return true;
}
