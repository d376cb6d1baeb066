import { API_PATHS, submissionReadPath } from '@perro-wisdom/domain/api';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import {
  ASSUMED_READ_AFTER_DAYS,
  type ContactSubmission,
  type SubmissionRead,
} from '@perro-wisdom/domain/contact';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, nextOf, unique } from './environment';

const inbox = db.collection(COLLECTIONS.contactSubmissions);

/** In the future, so that no other test's messages are in between. */
const base = Date.now() + 24 * 60 * 60_000;
const mine = Array.from({ length: 5 }, (_, index): ContactSubmission => ({
  id: unique('message'),
  name: 'Ana',
  email: 'ana@example.com',
  service: index % 2 === 0 ? 'other' : '',
  message: 'Mi perro ladra mucho.',
  language: 'es',
  status: index === 1 ? 'spam' : 'new',
  createdAt: new Date(base - index * 1000).toISOString(),
  readAt: null,
}));

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
  await Promise.all(
    mine.map(({ id, createdAt, ...fields }) =>
      inbox.doc(id).set({
        ...fields,
        createdAt: Timestamp.fromDate(new Date(createdAt)),
      }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(mine.map(({ id }) => inbox.doc(id).delete()));
});

const list = (query: string) => call(`${API_PATHS.adminContactSubmissions}${query}`, { cookie });

async function read(response: Response): Promise<ContactSubmission[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return jsonOf<ContactSubmission[]>(response);
}

it('the inbox contains complete messages, newest first, including suspected spam', async () => {
  expect((await read(await list(''))).slice(0, mine.length)).toEqual(mine);
});

it('the inbox is split into pages that link to the next', async () => {
  const first = await list('?limit=2');
  expect(await read(first)).toEqual(mine.slice(0, 2));
  const link = `${API_PATHS.adminContactSubmissions}?limit=2&after=${mine[1]?.id ?? ''}`;
  expect(first.headers.get('Link')).toBe(`<${link}>; rel="next"`);
  expect(await read(await call(link, { cookie }))).toEqual(mine.slice(2, 4));
});

it('the inbox returns at most 500 messages at once', async () => {
  expect((await list('?limit=500')).status).toBe(200);
  await expectError(await list('?limit=501'), 400, 'limit must be a whole number from 1 to 500');
  await expectError(await list('?after=no-such-message'), 400, 'after is not the place of a known post');
});

describe('whether a message was read', () => {
  const mark = (id: string, json: unknown, as = cookie) =>
    call(submissionReadPath(id), { method: 'PUT', json, cookie: as });

  /** Stores a message, and returns it as the inbox shows it. */
  async function store(fields: object = {}, createdAt = new Date(base - 60_000)) {
    const id = unique('message');
    await inbox.doc(id).set({ ...mine[0], ...fields, createdAt: Timestamp.fromDate(createdAt) });
    mine.push({ ...mine[0], id } as ContactSubmission);
    return id;
  }
  async function shown(id: string): Promise<ContactSubmission | undefined> {
    for (let path: string | undefined = `${API_PATHS.adminContactSubmissions}?limit=500`; path; ) {
      const page: Response = await call(path, { cookie });
      const found = (await jsonOf<ContactSubmission[]>(page)).find((message) => message.id === id);
      if (found) return found;
      path = nextOf(page);
    }
    return undefined;
  }

  it('is stored for all browsers of the owner, and can be undone', async () => {
    const id = await store();
    const before = Date.now();
    const response = await mark(id, { read: true });
    expect(response.status).toBe(200);
    const { readAt } = await jsonOf<SubmissionRead>(response);
    expect(new Date(readAt ?? '').getTime()).toBeGreaterThanOrEqual(before);

    const another = await logIn();
    const list = await call(`${API_PATHS.adminContactSubmissions}?limit=500`, { cookie: another });
    expect((await jsonOf<ContactSubmission[]>(list)).find((message) => message.id === id)?.readAt).toBe(readAt);

    expect(await jsonOf<SubmissionRead>(await mark(id, { read: false }, another))).toEqual({ id, readAt: null });
    expect((await shown(id))?.readAt).toBeNull();
  });

  it('keeps its first time when it is set twice', async () => {
    const id = await store();
    const first = await jsonOf<SubmissionRead>(await mark(id, { read: true }));
    expect(await jsonOf<SubmissionRead>(await mark(id, { read: true }))).toEqual(first);
    await mark(id, { read: false });
    expect((await mark(id, { read: false })).status).toBe(200);
  });

  it('changes nothing else in the message, including its expiry date', async () => {
    const id = await store({ expiresAt: Timestamp.fromMillis(base) });
    const before = (await inbox.doc(id).get()).data();
    await mark(id, { read: true });
    const after = (await inbox.doc(id).get()).data();
    expect(after).toEqual({ ...before, readAt: after?.readAt as unknown });
    expect(after?.readAt).toBeInstanceOf(Timestamp);
  });

  it('of messages that were stored without it depends on their age: recent ones are new, older ones read', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
    const without = { readAt: FieldValue.delete() };
    const [late, old] = [days(ASSUMED_READ_AFTER_DAYS - 1), days(ASSUMED_READ_AFTER_DAYS + 1)];
    const lateId = await store({}, late);
    const oldId = await store({}, old);
    await Promise.all([lateId, oldId].map((id) => inbox.doc(id).update(without)));
    expect((await shown(lateId))?.readAt).toBeNull();
    expect((await shown(oldId))?.readAt).toBe(old.toISOString());

    await mark(oldId, { read: false });
    expect((await shown(oldId))?.readAt).toBeNull();
  });

  it('cannot be set for a missing message', async () => {
    for (const id of [unique('message'), 'a.b', '__x__', 'x'.repeat(200)]) {
      await expectError(await mark(id, { read: true }), 404, 'This message is no longer there');
    }
  });

  it.each([{}, { read: 'true' }, { read: 1 }, { read: null }, []])('must be a boolean: %j', async (body) => {
    const id = mine[0]?.id ?? '';
    await expectError(await mark(id, body), 400, 'The request body is not of the expected form');
  });

  it('can be set by the owner only', async () => {
    const id = mine[0]?.id ?? '';
    await expectError(await mark(id, { read: true }, ''), 401, 'Unauthorized');
  });
});
