/**
 * Tests push notifications against a push service that can simulate every kind of failure. Uses a separate
 * database that triggers no functions.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { inParallel } from '@app/domain/general/in-parallel';
import { messagePath } from '@app/domain/general/paths';
import { PUSH_DEVICES_MAX } from '@app/domain/notifications/push.limits';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX_GIVE_UP_MS } from '../../../functions/src/platform/config';
import { storeSubmission } from '../../../functions/src/inbox/store';
import { db } from '../../../functions/src/platform/firebase';
import { saveMailSettings } from '../../../functions/src/notifications/mail/settings';
import { entryIdOf, outbox } from '../../../functions/src/notifications/outbox';
import { sendDueEntries, sendEntry, type Sending } from '../../../functions/src/notifications/sender';
import { news } from '../../../functions/src/inbox/news';
import { pushChannel } from '../../../functions/src/notifications/push/channel';
import {
  deviceIdOf,
  readDevices,
  removeDevice,
  saveDevice,
} from '../../../functions/src/notifications/push/devices';
import { pushKeys } from '../../../functions/src/notifications/push/keys';
import { createPushKeys } from '../../../tools/prepare/push-keys';
import { contactRequest } from '../support/contact-request';
import {
  startPushService,
  type PushBehavior,
  type PushService,
  type Subscriber,
} from '../support/push-service';

vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'push')) };
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SCHEDULE_MS = 5 * MINUTE;
const DAY_SECONDS = 24 * 60 * 60;
/** The timeouts for an attempt. The shorter timeout is for a push service that never responds. */
const PATIENCE_MS = 10_000;
const IMPATIENCE_MS = 300;
const submissions = db.collection(COLLECTIONS.contactSubmissions);
const devices = db.collection(COLLECTIONS.pushSubscriptions);

let service: PushService;
let clock: number;
beforeAll(async () => {
  process.env.PUSH = JSON.stringify(createPushKeys());
  service = await startPushService(pushKeys()?.publicKey ?? '');
});
afterAll(() => service.stop());
beforeEach(async () => {
  clock = Date.now();
  attemptMs = PATIENCE_MS;
  service.behave(() => 201);
  service.received.length = 0;
  service.attempts.clear();
  await saveMailSettings({ language: 'en', confirmToVisitors: false });
  await Promise.all([outbox, submissions, devices].map((collection) => db.recursiveDelete(collection)));
});

let attemptMs: number;
const sending = (): Sending => ({
  push: pushChannel(pushKeys(), news, attemptMs),
  mail: () => Promise.reject(new Error('no mail was expected')),
  now: () => clock,
});

/** Turns notifications on in a new browser. */
async function switchOn(
  name: string,
  replaces?: string,
  now = new Date(),
): Promise<Subscriber & { id: string }> {
  const subscriber = service.subscribe(name);
  const { id } = await saveDevice(
    { ...subscriber.subscription, replaces },
    { browser: name, system: 'Android' },
    now,
  );
  return { ...subscriber, id };
}

/** Stores a message as the contact form does, and returns its id. */
async function submit(changes: Partial<ContactRequest> = {}): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  await storeSubmission(id, contactRequest(changes), { page: '/es/contact' });
  clock = Math.max(clock, Date.now());
  return id;
}

const entryId = (submissionId: string, deviceId: string) =>
  entryIdOf({ kind: 'push', about: 'message', submissionId, deviceId });
const send = (id: string, deviceId: string) => sendEntry(entryId(id, deviceId), sending());
const stateOf = async (id: string, deviceId: string) =>
  (await outbox.doc(entryId(id, deviceId)).get()).data();
const idsOfDevices = async () => (await readDevices()).map(({ id }) => id);

/** Runs the sender every `stepMs` until no notification is pending. */
async function runUntilDone(stepMs = SCHEDULE_MS): Promise<void> {
  for (;;) {
    await sendDueEntries(sending());
    const { empty } = await outbox.where('state', '==', 'pending').limit(1).get();
    if (empty) return;
    clock += stepMs;
  }
}

describe('a message', () => {
  it('triggers a notification on each of the owner’s devices, encrypted and without the message’s text', async () => {
    const [phone, laptop] = [await switchOn('phone'), await switchOn('laptop')];
    const id = await submit({ message: 'A secret about my dog.' });
    await runUntilDone();
    expect(service.received.map(({ device }) => device).sort()).toEqual(['laptop', 'phone']);
    const [push] = service.received;
    // This database contains no services or facts, so the service is named after its slug and the contact is
    // the site's address.
    expect(push?.message.notification).toMatchObject({
      title: 'New message from Ana Rivera',
      body: 'Puppy training',
      lang: 'en',
      tag: id,
    });
    expect(push?.message.notification.navigate).toMatch(new RegExp(`^https://[^/]+${messagePath(id)}$`));
    expect(JSON.stringify(push?.message)).not.toContain('secret');
    expect(push?.body.includes('Ana')).toBe(false);
    expect(push?.headers).toMatchObject({ ttl: String(DAY_SECONDS), urgency: 'high', topic: id });
    expect(push?.claims).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^https:/) as string });
    for (const device of [phone, laptop])
      expect(await stateOf(id, device.id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('triggers notifications in the language that the owner chose for emails', async () => {
    await saveMailSettings({ language: 'es', confirmToVisitors: false });
    const { id } = await switchOn('phone');
    await send(await submit({ service: '' }), id);
    expect(service.received[0]?.message.notification).toMatchObject({
      title: 'Mensaje nuevo de Ana Rivera',
      body: 'Desde la página web',
      lang: 'es',
    });
  });

  it.each([
    ['is suspected spam', () => submit({ website: 'https://spam.example' })],
    [
      'was read before its notification is sent',
      async () => submissions.doc(await submit()).update({ status: 'read', readAt: new Date() }),
    ],
    ['was deleted before its notification is sent', async () => submissions.doc(await submit()).delete()],
  ])('triggers no notification if it %s', async (_what, arrange) => {
    await switchOn('phone');
    await arrange();
    await runUntilDone();
    expect(service.received).toEqual([]);
  });
});

describe('a device', () => {
  it.each([404, 410])(
    'is removed if its push service responds with %i, and only the other devices are notified from then on',
    async (status) => {
      const [gone, kept] = [await switchOn('gone'), await switchOn('kept')];
      service.behave((device) => (device === 'gone' ? status : 201));
      const id = await submit();
      await runUntilDone();
      expect(await stateOf(id, gone.id)).toMatchObject({ state: 'givenUp', attempts: 1 });
      expect(await idsOfDevices()).toEqual([kept.id]);
      await submit();
      await runUntilDone();
      expect(service.attempts.get('gone')).toBe(1);
      expect(service.received.map(({ device }) => device)).toEqual(['kept', 'kept']);
    },
  );

  it('is retried once a busy push service’s Retry-After time has passed, and no earlier', async () => {
    const { id } = await switchOn('phone');
    service.behave(() => ({ status: 429, retryAfter: '1800' }));
    const message = await submit();
    await send(message, id);
    service.behave(() => 201);
    clock += 29 * MINUTE;
    await send(message, id);
    expect(service.received).toEqual([]);
    clock += MINUTE;
    await send(message, id);
    expect(service.received).toHaveLength(1);
  });

  it.each<[string, PushBehavior]>([
    ['has an error', 500],
    ['is slow', 'hangs'],
    ['drops the connection', 'dropped'],
  ])(
    'is retried without delaying others and shown as failing in the meantime if its push service %s',
    async (_what, fault) => {
      const [failing, other] = [await switchOn('failing'), await switchOn('other')];
      service.behave((device) => (device === 'failing' ? fault : 201));
      const id = await submit();
      if (fault === 'hangs') attemptMs = IMPATIENCE_MS;
      await send(id, failing.id);
      attemptMs = PATIENCE_MS;
      await sendDueEntries(sending());
      expect(service.received.map(({ device }) => device)).toEqual(['other']);
      const failingSince = async () =>
        (await readDevices()).find((device) => device.id === failing.id)?.failingSince;
      expect(await failingSince()).not.toBeNull();
      service.behave(() => 201);
      await runUntilDone();
      expect(service.received.map(({ device }) => device)).toEqual(['other', 'failing']);
      expect(await failingSince()).toBeNull();
      expect(await stateOf(id, other.id)).toMatchObject({ attempts: 1 });
    },
  );

  it('is retried for a day after errors, but not after redirects, which are not followed', async () => {
    const { id } = await switchOn('phone');
    service.behave(() => 500);
    const message = await submit();
    const begun = clock;
    await runUntilDone(6 * HOUR);
    expect(await stateOf(message, id)).toMatchObject({ state: 'givenUp', problem: 'push service: 500' });
    expect(clock - begun).toBeGreaterThanOrEqual(OUTBOX_GIVE_UP_MS - 6 * HOUR);
    service.behave(() => 302);
    const next = await submit();
    await send(next, id);
    expect(await stateOf(next, id)).toMatchObject({ state: 'givenUp', problem: 'push service: 302' });
  });

  it('keeps its entry if it registers again, and is replaced if the same browser makes a new subscription', async () => {
    const { id, subscription } = await switchOn('phone');
    await saveDevice({ ...subscription, replaces: id }, { browser: 'Chrome', system: 'Android' }, new Date());
    expect(await idsOfDevices()).toEqual([id]);
    const renewed = await switchOn('phone', id);
    expect(await idsOfDevices()).toEqual([renewed.id]);
    expect(renewed.id).toBe(deviceIdOf(renewed.subscription.endpoint));
  });

  it('is removed if there are too many devices and it is the least recently used', async () => {
    const ids: string[] = [];
    for (let index = 0; index <= PUSH_DEVICES_MAX; index += 1)
      ids.push((await switchOn(`device ${index}`, undefined, new Date(clock + index))).id);
    expect(await idsOfDevices()).toEqual(ids.slice(1).reverse());
  });

  it('gets no notification if it was removed after the message arrived', async () => {
    const { id } = await switchOn('phone');
    const message = await submit();
    await removeDevice(id);
    await send(message, id);
    expect(service.received).toEqual([]);
  });
});

it('no push notifications are queued while they are turned off', async () => {
  await switchOn('phone');
  const keys = process.env.PUSH;
  process.env.PUSH = 'off';
  try {
    await submit();
  } finally {
    process.env.PUSH = keys;
  }
  expect((await outbox.get()).size).toBe(0);
});

it(
  'every device is notified of every message despite push service failures, with repeats only after a lost response',
  { timeout: 60_000 },
  async () => {
    const names = ['phone', 'laptop', 'tablet'];
    for (const name of names) await switchOn(name);
    const faults: PushBehavior[] = [500, 'dropped', { status: 429, retryAfter: '60' }, 'lostAnswer', 503];
    let requests = 0;
    let lostAnswers = 0;
    service.behave(() => {
      requests += 1;
      const chosen = requests % 3 === 0 ? (faults[(requests / 3) % faults.length] ?? 201) : 201;
      if (chosen === 'lostAnswer') lostAnswers += 1;
      return chosen;
    });
    const ids: string[] = [];
    await inParallel(
      Array.from({ length: 10 }, (_, index) => index),
      4,
      async (index) => {
        const id = await submit({ name: `Visitor ${index}` });
        ids.push(id);
        // Several concurrent senders send half of the entries immediately. The events for the other half are
        // lost.
        if (index % 2 === 0) {
          const deviceIds = await idsOfDevices();
          await Promise.all([...deviceIds, ...deviceIds].map((deviceId) => send(id, deviceId)));
        }
      },
    );
    await runUntilDone();
    const pairs = service.received.map(({ device, message }) => `${device} ${message.notification.tag}`);
    expect([...new Set(pairs)].sort()).toEqual(
      names.flatMap((name) => ids.map((id) => `${name} ${id}`)).sort(),
    );
    // If a response was lost, the sender can't know that the notification arrived. The retry has the same
    // tag, so the device replaces the first notification.
    expect(pairs.length - new Set(pairs).size).toBe(lostAnswers);
    expect(lostAnswers).toBeGreaterThan(0);
  },
);
