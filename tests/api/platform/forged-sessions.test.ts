/**
 * Tests that every call requiring a session rejects every kind of forged session, and that every writing call
 * rejects requests from other sites.
 */
import { SESSION_COOKIE } from '@app/domain/account/session';
import { inParallel } from '@app/domain/general/in-parallel';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES } from '../../../functions/src/app';
import { PUBLIC_ROUTES } from '../../../functions/src/public-routes.fixture';
import { call, expectError, logIn, sessionOf } from '../support/environment';

const AT_ONCE = 30;
const HOUR_MS = 60 * 60_000;

const routes = Object.keys(API_ROUTES).map((name) => {
  const [method = '', path = ''] = name.replace(/\{\w+\}/g, 'known').split(' ');
  return { name, method, path };
});
const closed = routes.filter(({ name }) => !PUBLIC_ROUTES.includes(name));
const writing = routes.filter(({ method }) => method !== 'GET');

const cookieWith = (id: string) => ({ Cookie: `${SESSION_COOKIE}=${id}` });
const idIn = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
const inMs = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

/**
 * Logs in, applies `changes` to the document of the new session, and returns the cookie header for the
 * session.
 */
async function changedSession(changes: Record<string, Timestamp | FieldValue | string>) {
  const cookie = await logIn();
  await sessionOf(cookie).update(changes);
  return { Cookie: cookie };
}

/** Functions that return the headers for each kind of forged session. */
const FORGED: Record<string, () => Promise<Record<string, string>> | Record<string, string>> = {
  'no session': () => ({}),
  'an empty id': () => cookieWith(''),
  'a guessed id': () => cookieWith(randomBytes(32).toString('base64url')),
  'an id that is a path': () => cookieWith('../sessions/known'),
  'an id of thousands of characters': () => cookieWith('x'.repeat(4000)),
  'the hash that the database stores': async () => cookieWith(sessionOf(await logIn()).id),
  'the name in the list of sessions': async () =>
    cookieWith(String((await sessionOf(await logIn()).get()).get('name'))),
  'a real id with a different first character': async () => {
    const id = idIn(await logIn());
    return cookieWith((id.startsWith('A') ? 'B' : 'A') + id.slice(1));
  },
  'a real id and one more character': async () => cookieWith(`${idIn(await logIn())}A`),
  'a real id in another cookie': async () => ({ Cookie: `session=${idIn(await logIn())}` }),
  'a real id as a token': async () => ({ Authorization: `Bearer ${idIn(await logIn())}` }),
  'a session unused for an hour': () => changedSession({ expiresAt: inMs(-1) }),
  'a session started eight hours ago': () => changedSession({ createdAt: inMs(-8 * HOUR_MS) }),
  'a session for another version of the password': () => changedSession({ passwordVersion: 'another' }),
  'a session without a password version': () => changedSession({ passwordVersion: FieldValue.delete() }),
  'a session that was logged out': async () => {
    const cookie = await logIn();
    await call('/api/admin/session', { method: 'DELETE', cookie });
    return { Cookie: cookie };
  },
};

describe(`${closed.length} calls that require a session`, () => {
  it.each(Object.entries(FORGED))('reject %s', async (_kind, forge) => {
    const headers = await forge();
    await inParallel(closed, AT_ONCE, async ({ method, path }) => {
      await expectError(await call(path, { method, headers }), 401, 'Unauthorized');
    });
  });

  it('accept a real session', async () => {
    const cookie = await logIn();
    const reading = closed.filter(({ method }) => method === 'GET');
    await inParallel(reading, AT_ONCE, async ({ name, method, path }) => {
      expect([name, (await call(path, { method, cookie })).status]).not.toEqual([name, 401]);
    });
  });
});

describe(`${writing.length} writing calls reject requests from the owner’s browser`, () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await logIn();
  });

  it.each<[string, Record<string, string>]>([
    ['on another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['on another site of the same domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['on another site, if it is too old for Sec-Fetch-Site', { Origin: 'https://evil.example' }],
    ['in a sandboxed frame', { Origin: 'null' }],
  ])('%s', async (_where, headers) => {
    await inParallel(writing, AT_ONCE, async ({ method, path }) => {
      const response = await call(path, { method, cookie, headers });
      await expectError(response, 403, 'Requests from other sites are refused');
    });
  });
});
