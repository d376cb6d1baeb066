import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, hashPassword } from '../../../functions/passwords';
import { call, cookieOf, expectError, logIn, newAddress, sessionOf } from '../support/environment';
import { startFunction } from '../support/function';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const open = (password: unknown) => call('/api/admin/session', { json: { password } });
const inbox = (cookie: string) => call('/api/admin/contact-submissions', { cookie });

const inMs = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

/** Returns the remaining time of a session. */
async function timeLeft(cookie: string): Promise<number> {
  const expiresAt: unknown = (await sessionOf(cookie).get()).get('expiresAt');
  return expiresAt instanceof Timestamp ? expiresAt.toMillis() - Date.now() : 0;
}

describe('logging in', () => {
  it('with the right password sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await open(DEMO_PASSWORD);
    expect(response.status).toBe(204);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const [cookie = ''] = response.headers.getSetCookie();
    const [pair, ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__session=[\w-]{43}$/);
    expect(attributes.filter((attribute) => !attribute.startsWith('Expires=')).sort()).toEqual([
      'HttpOnly',
      'Max-Age=28800',
      'Path=/',
      'SameSite=Strict',
    ]);
  });

  it('grants access to the inbox with the session cookie', async () => {
    expect((await inbox(await logIn())).status).toBe(200);
  });

  it('stores nothing in the database that could be used to gain access', async () => {
    const cookie = await logIn();
    const session = await sessionOf(cookie).get();
    expect(Object.keys(session.data() ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'deviceKey',
      'expiresAt',
      'name',
      'passwordVersion',
      'usedAt',
    ]);
    const id = cookie.slice(cookie.indexOf('=') + 1);
    expect(session.id).not.toContain(id);
    await expectError(await inbox(`__session=${session.id}`), 401, 'Unauthorized');
  });

  it('with a wrong password is rejected', async () => {
    const response = await open('palmas-y-perros-2024');
    expect(cookieOf(response)).toBe('');
    await expectError(response, 401, 'Incorrect password. Please try again.');
  });

  it.each([['', null, 12, {}, [], undefined]].flat().map((password) => [password]))(
    'with %o as the password is rejected without counting as an attempt',
    async (password) => {
      const response = await open(password);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toBe('');
    },
  );

  it('with a very long password is rejected without counting as an attempt', async () => {
    await expectError(await open('x'.repeat(201)), 400, 'Incorrect password. Please try again.');
  });
});

describe('a session', () => {
  it('ends on the server when the owner logs out', async () => {
    const cookie = await logIn();
    const response = await call('/api/admin/session', { method: 'DELETE', cookie });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__session=; .*Expires=Thu, 01 Jan 1970/);
    await expectError(await inbox(cookie), 401, 'Unauthorized');
    expect((await sessionOf(cookie).get()).exists).toBe(false);
  });

  it('continues after a logout in another browser', async () => {
    const [phone, desk] = [await logIn(), await logIn()];
    await call('/api/admin/session', { method: 'DELETE', cookie: phone });
    expect((await inbox(desk)).status).toBe(200);
  });

  it('does not have to be valid for a logout request to succeed', async () => {
    expect((await call('/api/admin/session', { method: 'DELETE' })).status).toBe(204);
    expect(
      (await call('/api/admin/session', { method: 'DELETE', cookie: '__session=nonsense' })).status,
    ).toBe(204);
  });

  it('ends after an hour without use', async () => {
    const cookie = await logIn();
    expect(await timeLeft(cookie)).toBeLessThanOrEqual(HOUR);
    await sessionOf(cookie).update({ expiresAt: inMs(-1) });
    await expectError(await inbox(cookie), 401, 'Unauthorized');
  });

  it('is extended to a full hour whenever it is used', async () => {
    const cookie = await logIn();
    await sessionOf(cookie).update({ usedAt: inMs(-50 * MINUTE), expiresAt: inMs(10 * MINUTE) });
    expect((await inbox(cookie)).status).toBe(200);
    expect(await timeLeft(cookie)).toBeGreaterThan(55 * MINUTE);
  });

  it('ends eight hours after its start, regardless of use', async () => {
    const cookie = await logIn();
    await sessionOf(cookie).update({
      createdAt: inMs(-8 * HOUR + 5 * MINUTE),
      usedAt: inMs(-57 * MINUTE),
      expiresAt: inMs(3 * MINUTE),
    });
    expect((await inbox(cookie)).status).toBe(200);
    expect(await timeLeft(cookie)).toBeLessThanOrEqual(5 * MINUTE);

    await sessionOf(cookie).update({ createdAt: inMs(-8 * HOUR), expiresAt: inMs(HOUR) });
    await expectError(await inbox(cookie), 401, 'Unauthorized');
  });

  it('ends when the password is changed', async () => {
    const [before, after] = await Promise.all([
      startFunction(),
      startFunction({ ADMIN_PASSWORD_HASH: hashPassword('another-password-2026') }),
    ]);
    try {
      const opened = await before.send({
        path: '/api/admin/session',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
        body: JSON.stringify({ password: DEMO_PASSWORD }),
      });
      const Cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      const read = { path: '/api/admin/contact-submissions', headers: { Cookie } };
      expect((await before.send(read)).status).toBe(200);
      expect(await after.send(read)).toMatchObject({ status: 401, text: 'Unauthorized' });
    } finally {
      await Promise.all([before.stop(), after.stop()]);
    }
  });

  it('is not updated on every use', async () => {
    const cookie = await logIn();
    const before = (await sessionOf(cookie).get()).updateTime;
    expect((await inbox(cookie)).status).toBe(200);
    expect((await sessionOf(cookie).get()).updateTime).toEqual(before);
  });
});

it.each(['/api/admin', '/api/admin/anything', '/api/admin/blog/'])(
  'without a session, the nonexistent path %s gets a 401',
  async (path) => {
    await expectError(await call(path), 401, 'Unauthorized');
  },
);

it('with a session, a nonexistent path gets a 404, and an unsupported method gets a 405', async () => {
  const cookie = await logIn();
  await expectError(await call('/api/admin/anything', { cookie }), 404, 'Not Found');
  const response = await call('/api/admin/blog', { method: 'PATCH', cookie });
  await expectError(response, 405, 'Method Not Allowed');
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
});
