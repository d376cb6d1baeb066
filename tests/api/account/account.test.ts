/**
 * Tests the owner's password and sessions on a separate database, because other tests log in to the shared
 * database with the demo password.
 */
import { DEVICE_HEADER } from '@app/domain/account/api';
import { ERROR_FIELD_HEADER, IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { GateResponse, PasswordChange, SessionSummary } from '@app/domain/account/session';
import { Timestamp } from 'firebase-admin/firestore';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate, DEMO_PASSWORD, hashPassword, passesGate } from '../../../functions/passwords';
import { db } from '../../../functions/src/platform/firebase';
import { news } from '../../../functions/src/inbox/news';
import { mailChannel } from '../../../functions/src/notifications/mail/channel';
import { saveMailSettings } from '../../../functions/src/notifications/mail/settings';
import { outbox } from '../../../functions/src/notifications/outbox';
import { sendDueEntries } from '../../../functions/src/notifications/sender';
import { derivePassword, readOwnerPassword } from '../../../functions/src/account/owner-password';
import { replacePassword } from '../../../functions/src/account/store';
import { gateSecretOf } from '../../../tools/deploy/password-secrets';
import { newAddress } from '../support/environment';
import { startFunction, type Answer, type FunctionInstance, type RawRequest } from '../support/function';
import { header, startSmtpServer, type TestSmtpServer } from '../support/smtp';

/** The project id and the password hash that the function and this process share. */
const { PROJECT, SECRET } = await vi.hoisted(async () => {
  const passwords = await import('../../../functions/passwords');
  const shared = {
    PROJECT: `demo-${crypto.randomUUID()}`,
    SECRET: passwords.hashPassword(passwords.DEMO_PASSWORD),
  };
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.ADMIN_PASSWORD_HASH = shared.SECRET;
  return shared;
});
vi.mock('../../../functions/src/platform/firebase', async () => {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: PROJECT }, 'account')) };
});

const MINUTE = 60_000;
const CHOSEN = 'guineo maduro con queso';
const EASY =
  'This password is easy to guess. Use four words that have nothing to do with each other: no names, dates or famous phrases.';
const INCORRECT = 'This isn’t your current password';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

let site: FunctionInstance;
/** An instance of the function as it would be after `npm run deploy:secret` and a new deployment. */
let redeployed: FunctionInstance;
const RECOVERED = 'a-password-set-by-command';
const RECOVERED_GATE = createGate(RECOVERED);
let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const env = { GCLOUD_PROJECT: PROJECT, MAIL_SERVER: smtp.url };
  [site, redeployed] = await Promise.all([
    startFunction({ ...env, ADMIN_PASSWORD_HASH: SECRET }),
    startFunction({
      ...env,
      ADMIN_PASSWORD_HASH: hashPassword(RECOVERED),
      ADMIN_PASSWORD_GATE: gateSecretOf(RECOVERED_GATE, hashPassword(RECOVERED)),
    }),
  ]);
});
afterAll(() => Promise.all([site.stop(), redeployed.stop(), smtp.stop()]));
beforeEach(async () => {
  smtp.received.length = 0;
  const { credentials, sessions, knownDevices, rateLimits } = COLLECTIONS;
  await Promise.all(
    [outbox, ...[credentials, sessions, knownDevices, rateLimits].map((name) => db.collection(name))].map(
      (each) => db.recursiveDelete(each),
    ),
  );
});

interface Call extends Omit<RawRequest, 'body'> {
  json?: unknown;
  cookie?: string;
  from?: string;
}

const call = (
  { json, cookie, from = newAddress(), headers, ...request }: Call,
  instance = site,
): Promise<Answer> =>
  instance.send({
    ...request,
    headers: {
      'X-Forwarded-For': from,
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });

interface Login {
  instance?: FunctionInstance;
  deviceId?: string | undefined;
  userAgent?: string;
}

const attemptLogin = (
  password: string,
  { instance, deviceId = randomUUID(), userAgent = IPHONE }: Login = {},
) =>
  call(
    { path: '/api/admin/session', json: { password, deviceId }, headers: { 'User-Agent': userAgent } },
    instance,
  );

/** Logs in on a new device and returns the id that the server assigns to the device. */
async function newDevice(password: string = DEMO_PASSWORD): Promise<string> {
  const { status, headers } = await attemptLogin(password);
  expect(status).toBe(204);
  return String(headers[DEVICE_HEADER.toLowerCase()]);
}

/** Logs in and returns the session cookie. */
async function logIn(password: string = DEMO_PASSWORD, login: Login = {}): Promise<string> {
  const { status, headers, text } = await attemptLogin(password, login);
  expect(status, text).toBe(204);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const isOpen = async (cookie: string): Promise<boolean> =>
  (await call({ path: '/api/admin/mail', cookie })).status === 200;

const change = (
  cookie: string,
  { currentPassword = DEMO_PASSWORD, newPassword = CHOSEN }: Partial<PasswordChange> = {},
  more: Partial<Call> = {},
) =>
  call({
    method: 'PUT',
    path: '/api/admin/password',
    json: { currentPassword, newPassword },
    cookie,
    ...more,
  });

const documentOf = (cookie: string) =>
  db.collection(COLLECTIONS.sessions).doc(
    createHash('sha256')
      .update(cookie.slice(cookie.indexOf('=') + 1))
      .digest('hex'),
  );

async function listed(cookie: string): Promise<SessionSummary[]> {
  const { status, text } = await call({ path: '/api/admin/sessions', cookie });
  expect(status, text).toBe(200);
  return JSON.parse(text) as SessionSummary[];
}

const gate = async (): Promise<string | null> =>
  (JSON.parse((await call({ path: '/api/admin/gate' })).text) as GateResponse).gate;

describe('changing the password', () => {
  it('leaves only the new password valid, and ends all sessions except the current one', async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    expect((await change(phone)).status).toBe(204);
    expect([await isOpen(phone), await isOpen(laptop)]).toEqual([true, false]);
    expect((await attemptLogin(DEMO_PASSWORD)).status).toBe(401);
    expect(await isOpen(await logIn(CHOSEN))).toBe(true);
    expect(
      (await change(phone, { currentPassword: CHOSEN, newPassword: 'another one since then' })).status,
    ).toBe(204);
    expect([await isOpen(phone), (await attemptLogin(CHOSEN)).status]).toEqual([true, 401]);
  });

  it('requires the old password, and counts wrong passwords as login attempts', async () => {
    const cookie = await logIn();
    const from = newAddress();
    for (let count = 0; count < 5; count += 1) {
      const { status, text, headers } = await change(
        cookie,
        { currentPassword: 'not the password' },
        { from },
      );
      expect([status, text, headers[ERROR_FIELD_HEADER.toLowerCase()]]).toEqual([
        403,
        INCORRECT,
        'currentPassword',
      ]);
    }
    const refused = await change(cookie, {}, { from });
    expect([refused.status, refused.text]).toEqual([
      429,
      'Too many attempts. Please wait a few minutes and try again.',
    ]);
    expect((await call({ path: '/api/admin/session', json: { password: DEMO_PASSWORD }, from })).status).toBe(
      429,
    );
    // A mistyped password doesn't end the session or change the password.
    expect(await isOpen(cookie)).toBe(true);
    expect((await attemptLogin(DEMO_PASSWORD)).status).toBe(204);
  });

  it('rejects short passwords, easily guessed passwords, the demo password and the current password', async () => {
    const cookie = await logIn();
    const refused = [
      ['short', 'Use at least 12 characters', DEMO_PASSWORD],
      ['password1234', EASY, DEMO_PASSWORD],
      ['Contraseña2025', EASY, DEMO_PASSWORD],
      [DEMO_PASSWORD, 'Anyone can see this password in the demo site: choose another one', 'whatever it was'],
      [CHOSEN, 'Choose a password different from your current one', CHOSEN],
    ] as const;
    for (const [newPassword, reason, currentPassword] of refused) {
      const { status, text, headers } = await change(cookie, { newPassword, currentPassword });
      expect([status, text, headers[ERROR_FIELD_HEADER.toLowerCase()]]).toEqual([400, reason, 'newPassword']);
    }
  });

  it('requires a session, even with the right password', async () => {
    expect((await change('')).status).toBe(401);
    expect((await attemptLogin(DEMO_PASSWORD)).status).toBe(204);
  });

  it('succeeds only once if two devices change the password concurrently', async () => {
    const devices = await Promise.all(
      ['the phone was first', 'the laptop was first'].map(async (password) => ({
        password,
        cookie: await logIn(),
      })),
    );
    const statuses = await Promise.all(
      devices.map(async ({ cookie, password }) => (await change(cookie, { newPassword: password })).status),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    // The slower request fails for one of three reasons, depending on the timing: its session ended, its old
    // password is wrong, or the password just changed.
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 204));
    for (const [index, { cookie, password }] of devices.entries()) {
      const won = statuses[index] === 204;
      expect([await isOpen(cookie), (await attemptLogin(password)).status]).toEqual(
        won ? [true, 204] : [false, 401],
      );
    }
  });

  it('is rejected if the password was changed while the old password was being checked', async () => {
    const [phone, laptop] = [await logIn(), await logIn()];
    const checked = await readOwnerPassword();
    expect((await change(phone)).status).toBe(204);
    const id = laptop.slice(laptop.indexOf('=') + 1);
    await expect(
      replacePassword(id, checked, await derivePassword('too late for this one', null), Date.now()),
    ).rejects.toMatchObject({ status: 409 });
    expect((await attemptLogin(CHOSEN)).status).toBe(204);
  });

  it('is idempotent after a lost response, but only for the same request', async () => {
    const cookie = await logIn();
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    expect((await change(cookie, {}, { headers })).status).toBe(204);
    expect((await change(cookie, {}, { headers })).status).toBe(204);
    expect((await change(cookie, {}, { headers: { [IDEMPOTENCY_HEADER]: randomUUID() } })).status).toBe(403);
    expect((await change(cookie, { newPassword: 'not what was sent before' }, { headers })).status).toBe(403);
    expect((await attemptLogin(CHOSEN)).status).toBe(204);
  });

  it('updates the gate that browsers check passwords against, without a new deployment', async () => {
    expect(await gate()).toBeNull();
    const cookie = await logIn();
    await change(cookie);
    const current = await gate();
    expect(current).toMatch(/^pbkdf2:600000:[\w-]{22}:[0-9a-f]{4}$/);
    expect([passesGate(CHOSEN, current ?? ''), passesGate(DEMO_PASSWORD, current ?? '')]).toEqual([
      true,
      false,
    ]);
  });

  it('is undone by deploying another password, which is how a forgotten password is reset', async () => {
    const cookie = await logIn();
    await change(cookie);
    for (const old of [CHOSEN, DEMO_PASSWORD])
      expect((await attemptLogin(old, { instance: redeployed })).status).toBe(401);
    expect((await call({ path: '/api/admin/mail', cookie }, redeployed)).status).toBe(401);
    expect((await call({ path: '/api/admin/gate' }, redeployed)).text).toBe(
      JSON.stringify({ gate: RECOVERED_GATE }),
    );
    const recovered = await logIn(RECOVERED, { instance: redeployed });
    // After the reset, the owner can choose a new password again.
    const again = {
      method: 'PUT',
      path: '/api/admin/password',
      cookie: recovered,
      json: { currentPassword: RECOVERED, newPassword: CHOSEN },
    };
    expect((await call(again, redeployed)).status).toBe(204);
    expect((await attemptLogin(CHOSEN, { instance: redeployed })).status).toBe(204);
  });
});

describe('the sessions', () => {
  it('are listed with device and times, most recently used first, and the current one is marked', async () => {
    const laptop = await logIn(DEMO_PASSWORD, { userAgent: LINUX });
    const phone = await logIn();
    await documentOf(laptop).update({ usedAt: Timestamp.fromMillis(Date.now() - 4 * MINUTE) });
    const list = await listed(laptop);
    expect(list.map(({ device, isCurrent }) => [device.browser, device.system, isCurrent])).toEqual([
      ['Safari', 'iPhone', false],
      ['Firefox', 'Linux', true],
    ]);
    for (const { startedAt } of list) expect(Date.now() - Date.parse(startedAt)).toBeLessThan(MINUTE);
    expect(Date.now() - Date.parse(list[1]?.usedAt ?? '')).toBeGreaterThan(4 * MINUTE - 1);
    // A listed session reveals nothing about its cookie or the document that stores it.
    const text = JSON.stringify(list);
    for (const cookie of [laptop, phone]) {
      expect(text).not.toContain(cookie.slice(cookie.indexOf('=') + 1));
      expect(text).not.toContain(documentOf(cookie).id);
    }
    expect(await isOpen(`__session=${list[0]?.id}`)).toBe(false);
  });

  it('are not listed after they have ended', async () => {
    const [phone, laptop, tablet] = [await logIn(), await logIn(), await logIn()];
    await documentOf(laptop).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    await call({ method: 'DELETE', path: '/api/admin/session', cookie: tablet });
    expect((await listed(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    await logIn();
    await change(phone);
    expect(await listed(phone)).toHaveLength(1);
  });

  it('can be ended individually, and ending one twice is a no-op', async () => {
    const [phone, laptop, tablet] = [
      await logIn(DEMO_PASSWORD, { userAgent: LINUX }),
      await logIn(),
      await logIn(DEMO_PASSWORD, { userAgent: LINUX }),
    ];
    const id = (await listed(phone)).find(({ device }) => device.system === 'iPhone')?.id ?? '';
    const end = { method: 'DELETE', path: `/api/admin/sessions/${id}`, cookie: phone };
    for (const status of [204, 204]) expect((await call(end)).status).toBe(status);
    expect([await isOpen(phone), await isOpen(laptop), await isOpen(tablet)]).toEqual([true, false, true]);
  });

  it('can all be ended at once, except the current one', async () => {
    const [phone, laptop, tablet] = [await logIn(), await logIn(), await logIn()];
    expect((await call({ method: 'DELETE', path: '/api/admin/sessions', cookie: phone })).status).toBe(204);
    expect([await isOpen(phone), await isOpen(laptop), await isOpen(tablet)]).toEqual([true, false, false]);
  });

  it('record their last use at most once every five minutes', async () => {
    const cookie = await logIn();
    const updated = async () => (await documentOf(cookie).get()).updateTime;
    await documentOf(cookie).update({ usedAt: Timestamp.fromMillis(Date.now() - 4 * MINUTE) });
    const before = await updated();
    expect(await isOpen(cookie)).toBe(true);
    expect(await updated()).toEqual(before);

    await documentOf(cookie).update({ usedAt: Timestamp.fromMillis(Date.now() - 5 * MINUTE) });
    expect(await isOpen(cookie)).toBe(true);
    const [own] = await listed(cookie);
    expect(Date.now() - Date.parse(own?.usedAt ?? '')).toBeLessThan(MINUTE);
  });
});

describe('a login from a new device', () => {
  const sendMails = () =>
    sendDueEntries({
      mail: mailChannel({ smtp: smtp.url, from: 'site@example.com', to: 'owner@example.com' }, news),
      push: () => Promise.reject(new Error('no notification was expected')),
      now: () => Date.now(),
    });
  const subjects = () => smtp.received.map((mail) => header(mail, 'Subject'));
  const NEW_LOGIN = /^New login to the owner/;
  beforeEach(() => saveMailSettings({ language: 'en', confirmToVisitors: false }));

  it('triggers one email to the owner, which contains nothing that grants access', async () => {
    const deviceId = await newDevice();
    const cookie = await logIn(DEMO_PASSWORD, { deviceId });
    expect((await attemptLogin('not the password')).status).toBe(401);
    await sendMails();
    await sendMails();
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['owner@example.com']]);
    const [mail] = smtp.received;
    expect(mail?.raw).toContain('Device: Safari on iPhone');
    expect(decodeSubject(subjects()[0])).toMatch(NEW_LOGIN);
    for (const secret of [deviceId, cookie.slice(cookie.indexOf('=') + 1), documentOf(cookie).id])
      expect(mail?.raw).not.toContain(secret);
  });

  it('triggers one email per device, even if logins are concurrent or the browser has no device id', async () => {
    const deviceId = await newDevice();
    await Promise.all([deviceId, deviceId].map(() => logIn(DEMO_PASSWORD, { deviceId })));
    await logIn();
    expect((await call({ path: '/api/admin/session', json: { password: DEMO_PASSWORD } })).status).toBe(204);
    await sendMails();
    expect(smtp.received).toHaveLength(3);
  });

  it('triggers an email even if its session has already ended', async () => {
    const cookie = await logIn();
    await call({ method: 'DELETE', path: '/api/admin/session', cookie });
    await sendMails();
    expect(smtp.received).toHaveLength(1);
  });

  it('triggers another email after the password changes, except on the device that changed it', async () => {
    const [phone, laptop] = [await newDevice(), await newDevice()];
    await change(await logIn(DEMO_PASSWORD, { deviceId: phone }));
    await db.recursiveDelete(outbox);
    await logIn(CHOSEN, { deviceId: phone });
    expect((await outbox.get()).size).toBe(0);
    await logIn(CHOSEN, { deviceId: laptop });
    expect((await outbox.get()).docs.map((entry) => entry.get('kind') as unknown)).toEqual(['login']);
  });

  it('triggers no email while email is off', async () => {
    const withoutMail = await startFunction({
      GCLOUD_PROJECT: PROJECT,
      ADMIN_PASSWORD_HASH: SECRET,
      MAIL_SERVER: '',
    });
    try {
      await logIn(DEMO_PASSWORD, { instance: withoutMail });
      expect((await outbox.get()).size).toBe(0);
    } finally {
      await withoutMail.stop();
    }
  });
});

describe('a known device', () => {
  /** Uses up unknown devices' login attempts by guessing passwords from random addresses. */
  const attack = async () => {
    for (let count = 0; count < 9; count += 1) await attemptLogin('not the password');
    expect((await attemptLogin(DEMO_PASSWORD)).status).toBe(429);
  };

  it('can log in from a new address even after unknown devices use up their attempts', async () => {
    const deviceId = await newDevice();
    await attack();
    expect((await attemptLogin(DEMO_PASSWORD, { deviceId })).status).toBe(204);
  });

  it('has five attempts of its own, which do not count against other devices', async () => {
    const deviceId = await newDevice();
    for (let count = 0; count < 5; count += 1)
      expect((await attemptLogin('not the password', { deviceId })).status).toBe(401);
    expect((await attemptLogin(DEMO_PASSWORD, { deviceId })).status).toBe(429);
    // Other devices can still log in.
    expect((await attemptLogin(DEMO_PASSWORD)).status).toBe(204);
  });

  it('gets its id from the server, which does not recognize invented ids or ids from before a password change', async () => {
    const [invented, old] = ['x'.repeat(43), await newDevice()];
    expect(
      (await attemptLogin(DEMO_PASSWORD, { deviceId: invented })).headers[DEVICE_HEADER.toLowerCase()],
    ).toMatch(/^[\w-]{43}$/);
    await change(await logIn());
    await attack();
    for (const deviceId of [invented, old])
      expect((await attemptLogin(CHOSEN, { deviceId })).status).toBe(429);
  });
});

/** Decodes non-ASCII letters in a header. */
const decodeSubject = (text = ''): string =>
  text.replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/gi, (_whole, encoded: string) =>
    Buffer.from(
      encoded
        .replaceAll('_', ' ')
        .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
  );
