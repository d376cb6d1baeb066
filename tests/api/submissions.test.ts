import { API_PATHS } from '@perro-wisdom/domain/api';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, unique } from './environment';

const inbox = db.collection(COLLECTIONS.contactSubmissions);

/** In the future, so that no other test's messages come between. */
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

it('the inbox holds the messages whole, newest first, suspected spam too', async () => {
  expect((await read(await list(''))).slice(0, mine.length)).toEqual(mine);
});

it('the inbox comes in pages that link to the next', async () => {
  const first = await list('?limit=2');
  expect(await read(first)).toEqual(mine.slice(0, 2));
  const link = `${API_PATHS.adminContactSubmissions}?limit=2&after=${mine[1]?.id ?? ''}`;
  expect(first.headers.get('Link')).toBe(`<${link}>; rel="next"`);
  expect(await read(await call(link, { cookie }))).toEqual(mine.slice(2, 4));
});

it('the inbox answers at most 500 messages at once', async () => {
  expect((await list('?limit=500')).status).toBe(200);
  await expectError(await list('?limit=501'), 400, 'limit must be a whole number from 1 to 500');
  await expectError(await list('?after=no-such-message'), 400, 'after is not the place of a known post');
});
