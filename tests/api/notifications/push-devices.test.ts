import { LOGOUT_DEVICE_QUERY } from '@app/domain/account/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { PushDevice, PushStatus } from '@app/domain/notifications/push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn } from '../support/environment';
import { startPushService, type PushService, type Subscriber } from '../support/push-service';

const INVALID = /./;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let cookie: string;
let service: PushService;
let subscriber: Subscriber;
const registered: string[] = [];

beforeAll(async () => {
  cookie = await logIn();
  service = await startPushService((await status()).publicKey ?? '');
});
beforeEach(() => {
  service.behave(() => 201);
  service.received.length = 0;
  subscriber = service.subscribe('phone');
});
// Removes these devices, which would otherwise receive notifications about other tests' messages.
afterAll(async () => {
  await Promise.all(registered.map((id) => db.collection(COLLECTIONS.pushSubscriptions).doc(id).delete()));
  await service.stop();
});

const status = async () => jsonOf<PushStatus>(await call('/api/admin/push', { cookie }));
const post = (json: unknown) =>
  call('/api/admin/push/devices', { cookie, json, headers: { 'User-Agent': PHONE } });
const listed = async (id: string) => (await status()).devices.find((device) => device.id === id);

async function register(): Promise<string> {
  const response = await post(subscriber.subscription);
  const { id } = await jsonOf<PushDevice>(response);
  registered.push(id);
  return id;
}

describe('one of the owner’s devices', () => {
  it('is registered under its browser’s name and receives test notifications', async () => {
    const id = await register();
    expect(await listed(id)).toEqual({
      id,
      browser: 'Chrome',
      system: 'Android',
      seenAt: expect.any(String) as string,
      failingSince: null,
    });
    expect((await call(`/api/admin/push/devices/${id}/test`, { cookie, method: 'POST' })).status).toBe(204);
    expect(service.received.map(({ message }) => message.notification.tag)).toEqual(['test']);
  });

  it('is returned without its endpoint and keys', async () => {
    await register();
    const text = JSON.stringify(await status());
    for (const secret of [subscriber.subscription.endpoint, subscriber.subscription.keys.auth])
      expect(text).not.toContain(secret);
  });

  it('is removed if a test notification shows that its subscription is gone, and the owner gets an explanation', async () => {
    const id = await register();
    service.behave(() => 410);
    await expectError(
      await call(`/api/admin/push/devices/${id}/test`, { cookie, method: 'POST' }),
      404,
      'This device no longer gets notifications. Turn them on again there.',
    );
    expect(await listed(id)).toBeUndefined();
  });

  it('remains registered if the push service rejects a test notification', async () => {
    const id = await register();
    service.behave(() => 500);
    await expectError(
      await call(`/api/admin/push/devices/${id}/test`, { cookie, method: 'POST' }),
      502,
      'The notification could not be sent. Try again in a moment.',
    );
    expect(await listed(id)).toBeDefined();
  });

  it('can be removed repeatedly without an error', async () => {
    const id = await register();
    for (let time = 0; time < 2; time += 1)
      expect((await call(`/api/admin/push/devices/${id}`, { cookie, method: 'DELETE' })).status).toBe(204);
    expect(await listed(id)).toBeUndefined();
  });

  it('is removed by a logout request that includes its id, but only if the session is valid', async () => {
    const id = await register();
    const path = `/api/admin/session?${LOGOUT_DEVICE_QUERY}=${id}`;
    await call(path, { method: 'DELETE' });
    await call(path, { method: 'DELETE', cookie: '__session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' });
    expect(await listed(id)).toBeDefined();
    await call(path, { method: 'DELETE', cookie: await logIn() });
    expect(await listed(id)).toBeUndefined();
  });
});

describe('a push subscription', () => {
  it.each([
    'http://example.com/send',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://localhost/send',
    'https://metadata.google.internal/send',
    'https://user@example.com/send',
    'ftp://example.com',
    'x',
  ])('is rejected if its endpoint is %s', async (endpoint) =>
    expectError(await post({ ...subscriber.subscription, endpoint }), 400, INVALID),
  );

  it.each([
    { p256dh: '', auth: '' },
    { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  ])('is rejected if its keys cannot be used for encryption', async (keys) =>
    expectError(await post({ ...subscriber.subscription, keys }), 400, INVALID),
  );

  it('is rejected if the request has no session', async () => {
    await expectError(await call('/api/admin/push/devices', { json: subscriber.subscription }), 401, INVALID);
    await expectError(await call('/api/admin/push'), 401, INVALID);
  });
});
