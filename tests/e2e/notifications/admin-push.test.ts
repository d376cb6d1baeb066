import type { CDPSession, Page } from '@playwright/test';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import type { PushStatus } from '@app/domain/notifications/push';
import { composePush } from '../../../functions/src/notifications/push/compose';
import { createPushKeys } from '../../../tools/prepare/push-keys';
import { startPushService, type Subscriber } from '../../api/support/push-service';
import { test } from '../support/backend';
import { apiAnswer, logIn, toast, visit } from '../support/owner';
import { expect } from '../support/test';
import { facts } from '../../../seed/facts';

// Other test files block service workers.
test.use({ serviceWorkers: 'allow' });

const KEYS = createPushKeys();
const PUSH = JSON.stringify(KEYS);
const MESSAGE = '0123456789abcdef0123456789abcdef';

const panel = (page: Page) =>
  page.getByRole('region', { name: /^(Notifications on this device|Avisos en este dispositivo)$/ });
const deviceSwitch = (page: Page) =>
  panel(page).getByRole('switch', { name: 'Notify me here of new messages' });

/**
 * Grants permission to show notifications, and makes each call to `subscribe` return the next of the given
 * subscriptions, which point to the test's push service. This Chromium has no push service and shows no
 * notifications, but the worker and its registration are real.
 */
async function subscribeTo(page: Page, subscribers: readonly Subscriber[]): Promise<void> {
  await page.addInitScript(
    ({ subscriptions, publicKey }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      const stored = (name: string) => Number(localStorage.getItem(name) ?? '-1');
      const present = (): PushSubscription | null => {
        const made = subscriptions[stored('fake-subscription')];
        if (!made) return null;
        const key = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
          char.charCodeAt(0),
        );
        return {
          ...made,
          options: { applicationServerKey: key.buffer, userVisibleOnly: true },
          toJSON: () => made,
          unsubscribe: () => {
            localStorage.setItem('fake-subscription', 'none');
            return Promise.resolve(true);
          },
        } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = () => Promise.resolve(present());
      PushManager.prototype.subscribe = (options) => {
        if (options?.applicationServerKey !== publicKey || !options.userVisibleOnly)
          return Promise.reject(new Error('Not the key of the site'));
        const next = stored('fake-made') + 1;
        for (const name of ['fake-made', 'fake-subscription']) localStorage.setItem(name, String(next));
        const made = present();
        return made ? Promise.resolve(made) : Promise.reject(new Error('No subscription is left'));
      };
    },
    { subscriptions: subscribers.map(({ subscription }) => subscription), publicKey: KEYS.publicKey },
  );
}

/** Returns a function that delivers a push message to the owner's service worker, as the browser would. */
async function pushTo(page: Page): Promise<(data: unknown) => Promise<void>> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith(ADMIN_PAGES.dashboard));
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = new URL(page.url());
  return async (data) => {
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    });
  };
}

/** A script that makes the worker record its notifications. */
const KEEP_NOTIFICATIONS = `
  self.shown = [];
  registration.showNotification = async (title, options) => {
    const notification = { ...options, title, close: () => { self.shown = self.shown.filter((one) => one !== notification); } };
    self.shown.push(notification);
  };
`;
const SHOWN = 'self.shown.map(({ title, body, tag }) => ({ title, body, tag }))';

/**
 * A script that makes the worker handle a click on a notification. Browsers let a worker focus a tab only
 * after a real click, so this stubs `focus`.
 */
const CLICK = `
  WindowClient.prototype.focus = async function () { return this; };
  dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: self.shown[0] }));
`;

test('the owner can enable, test and click notifications; logging out pauses them, and removing a device disables them', async ({
  page,
  backend,
}) => {
  const service = await startPushService(KEYS.publicKey);
  const subscribers = ['first', 'second', 'third'].map((name) => service.subscribe(name));
  await backend.useEmptyDatabase({ PUSH });
  await subscribeTo(page, subscribers);
  await logIn(page, ADMIN_PAGES.pushSettings);
  await expect(deviceSwitch(page)).not.toBeChecked();
  await deviceSwitch(page).click();
  await expect(deviceSwitch(page)).toBeChecked();
  await expect(panel(page).getByText('This device', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Send me a test' }).click();
  await expect(toast(page)).toContainText('The test is on its way');
  expect(service.received.map(({ device }) => device)).toEqual(['first']);

  // The worker shows a notification for the pushed message. Clicking it opens the message in the existing
  // tab.
  const [worker] = page
    .context()
    .serviceWorkers()
    .filter((one) => one.url().endsWith('/admin-sw.js'));
  await worker?.evaluate(KEEP_NOTIFICATIONS);
  const push = await pushTo(page);
  await push(
    composePush(MESSAGE, { name: 'Ana Rivera', serviceNames: { en: 'Puppy Training', es: '' } }, 'en', facts),
  );
  await expect
    .poll(() => worker?.evaluate(SHOWN))
    .toEqual([{ title: 'New message from Ana Rivera', body: 'Puppy Training', tag: MESSAGE }]);
  await worker?.evaluate(CLICK);
  await expect(page).toHaveURL(messagePath(MESSAGE));
  expect(await worker?.evaluate(SHOWN)).toEqual([]);

  // A new visit registers the device without a click. Logging out ends the subscription until the next login.
  const registered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/push/devices'),
  );
  await page.goto(ADMIN_PAGES.pushSettings);
  expect((await registered).status()).toBe(200);
  await expect(deviceSwitch(page)).toBeChecked();
  const ended = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/session?device='),
  );
  await page.getByRole('button', { name: 'Log out' }).first().click();
  expect((await ended).status()).toBe(204);
  expect(await page.evaluate(() => localStorage.getItem('fake-subscription'))).toBe('none');
  await logIn(page, ADMIN_PAGES.pushSettings);
  await expect(deviceSwitch(page)).toBeChecked();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Send me a test' }).click();
  await expect(toast(page)).toContainText('The test is on its way');
  expect(service.received.map(({ device }) => device)).toEqual(['first', 'second']);

  await panel(page)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(deviceSwitch(page)).not.toBeChecked();
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);

  // A device also stays off after it is removed on another device.
  await deviceSwitch(page).click();
  await expect(deviceSwitch(page)).toBeChecked();
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('pushDevice') ?? '{}') as { id: string }).id,
  );
  expect((await page.request.delete(`/api/admin/push/devices/${id}`)).status()).toBe(204);
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pushDevice'))).toBeNull();
  await expect(deviceSwitch(page)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('fake-subscription'))).toBe('none');
  await service.stop();
});

test('the panel explains why notifications are unavailable and what to do', async ({ page }) => {
  let status: PushStatus = { publicKey: null, devices: [] };
  await page.route('**/api/admin/push', (route) => route.fulfill(apiAnswer(status)));
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await logIn(page, ADMIN_PAGES.pushSettings);
  await expect(panel(page).getByText('Notifications are off for the site')).toBeVisible();

  status = { ...status, publicKey: KEYS.publicKey };
  await visit(page, ADMIN_PAGES.settings);
  await expect(panel(page)).toHaveCount(0);
  await visit(page, ADMIN_PAGES.pushSettings);
  await expect(panel(page).getByText('This browser blocks notifications')).toBeVisible();

  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15',
    });
  });
  await page.reload();
  await expect(panel(page).getByText('Add this page to your home screen first')).toBeVisible();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await (await fetch(link?.href ?? '')).json()) as unknown;
  });
  expect(manifest).toMatchObject({
    display: 'standalone',
    start_url: ADMIN_PAGES.dashboard,
    scope: ADMIN_PAGES.dashboard,
  });
});
