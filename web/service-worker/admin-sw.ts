/**
 * The service worker for the owner's area. It shows push notifications about messages, and isn't
 * registered until the owner enables notifications.
 */
import type { OpenRequest, PushDeviceRequest, PushMessage } from '@app/domain/notifications/push';

/** The worker's global scope, cast because TypeScript's `self` may be any kind of worker's. */
const worker = self as ServiceWorkerGlobalScope & typeof globalThis;

const DEVICES = '/api/admin/push/devices';
const OWNERS_AREA = /^\/admin(\/|$)/;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { notification } = event.data.json() as PushMessage;
  const { title, navigate, ...options } = notification;
  event.waitUntil(
    worker.registration.showNotification(title, {
      ...options,
      icon: '/icon-192.png',
      data: new URL(navigate).pathname,
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/**
 * Opens a path in an existing tab of the owner's area or, if there is none, in a new tab. An existing tab
 * gets a message and navigates itself, to keep unsaved changes.
 */
async function open(path: string): Promise<void> {
  const clients = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pathOf = ({ url }: Client) => new URL(url).pathname;
  const tabs = clients.filter((client) => OWNERS_AREA.test(pathOf(client)));
  const tab =
    tabs.find((client) => pathOf(client) === path) ??
    tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    tabs[0];
  if (!tab) {
    await worker.clients.openWindow(path);
    return;
  }
  await tab.focus();
  if (pathOf(tab) !== path) tab.postMessage({ open: path } satisfies OpenRequest);
}

/**
 * Registers the new subscription when the push service replaces the old one. If the owner isn't logged in,
 * the server rejects the new subscription, and the owner's next visit registers it.
 */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event as ExtendableEvent &
    Partial<Record<'oldSubscription' | 'newSubscription', PushSubscription | null>>;
  (event as ExtendableEvent).waitUntil(renew(oldSubscription ?? null, newSubscription ?? null));
});

async function renew(before: PushSubscription | null, after: PushSubscription | null): Promise<void> {
  const applicationServerKey = before?.options.applicationServerKey;
  const subscription =
    after ??
    (applicationServerKey &&
      (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })));
  if (!subscription) return;
  const { endpoint = '', keys } = subscription.toJSON();
  const body: PushDeviceRequest = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await fetch(DEVICES, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
