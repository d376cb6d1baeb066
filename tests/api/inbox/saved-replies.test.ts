import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { SavedReply } from '@app/domain/inbox/replies/saved';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, unique } from '../support/environment';

const stored = db.collection(COLLECTIONS.savedReplies);
const added: string[] = [];

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(async () => {
  await Promise.all(added.map((id) => stored.doc(id).delete()));
});

const input = (changes: object = {}) => ({
  title: unique('Prices'),
  textEn: 'Hi {name}',
  textEs: 'Hola, {nombre}',
  ...changes,
});

const post = (json: unknown, key?: string) =>
  call('/api/admin/saved-replies', {
    json,
    cookie,
    ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
  });
const change = (method: 'PUT' | 'DELETE', id: string, ifMatch: string, json?: unknown) =>
  call(`/api/admin/saved-replies/${id}`, {
    method,
    cookie,
    headers: { 'If-Match': ifMatch },
    ...(json !== undefined && { json }),
  });

async function add(changes: object = {}): Promise<SavedReply> {
  const response = await post(input(changes));
  expect(response.status).toBe(201);
  expect(response.headers.get('ETag')).toBe('"1"');
  const reply = await jsonOf<SavedReply>(response);
  added.push(reply.id);
  return reply;
}

async function listed(id: string): Promise<SavedReply | undefined> {
  const response = await call('/api/admin/saved-replies', { cookie });
  expect(response.status).toBe(200);
  return (await jsonOf<SavedReply[]>(response)).find((reply) => reply.id === id);
}

it('a saved reply is added, changed and deleted', async () => {
  const reply = await add({ title: '  Prices ' });
  expect(reply).toEqual({
    id: reply.id,
    title: 'Prices',
    textEn: 'Hi {name}',
    textEs: 'Hola, {nombre}',
    revision: 1,
  });
  expect(await listed(reply.id)).toEqual(reply);

  const saved = await change('PUT', reply.id, '"1"', input({ title: 'New prices', textEn: '' }));
  expect(saved.status).toBe(200);
  expect(saved.headers.get('ETag')).toBe('"2"');
  expect(await listed(reply.id)).toEqual({ ...reply, title: 'New prices', textEn: '', revision: 2 });

  expect((await change('DELETE', reply.id, '"2"')).status).toBe(204);
  expect(await listed(reply.id)).toBeUndefined();
  expect((await change('DELETE', reply.id, '"2"')).status).toBe(204);
});

it('a repeated request adds no second reply', async () => {
  const key = unique('reply-key');
  const first = await post(input({ title: 'Once' }), key);
  const reply = await jsonOf<SavedReply>(first);
  added.push(reply.id);
  const again = await post(input({ title: 'Once' }), key);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await jsonOf<SavedReply>(again)).toEqual(reply);
});

it('a save or deletion that is based on an older text is refused, and one that was repeated is not', async () => {
  const { id } = await add();
  const [mine, theirs] = [input({ textEn: 'Mine' }), input({ textEn: 'Theirs' })];
  expect((await change('PUT', id, '"1"', theirs)).status).toBe(200);
  expect((await change('PUT', id, '"1"', theirs)).status).toBe(200);
  await expectError(
    await change('PUT', id, '"1"', mine),
    412,
    'This reply was changed elsewhere since you opened it',
  );
  await expectError(
    await change('DELETE', id, '"1"'),
    412,
    'This reply was changed elsewhere since you opened it',
  );
  expect(await listed(id)).toMatchObject({ textEn: 'Theirs', revision: 2 });
  expect((await change('PUT', id, '"2"', mine)).status).toBe(200);
});

it('the error of an invalid reply names its field, in the language of the request', async () => {
  const response = await call('/api/admin/saved-replies', {
    json: input({ textEs: 'Hola {nombe}' }),
    cookie,
    headers: { 'Accept-Language': 'es' },
  });
  expect(response.headers.get('X-Error-Field')).toBe('textEs');
  await expectError(response, 400, 'Ese campo no existe');
  await expectError(await post(input({ title: '' })), 400, 'Give the reply a title');
  await expectError(
    await post(input({ textEn: '', textEs: '' })),
    400,
    'Write the text in at least one language',
  );
});

it('a missing reply cannot be changed', async () => {
  for (const id of [unique('reply'), '__x__', 'a.b']) {
    await expectError(await change('PUT', id, '"1"', input()), 404, 'This reply is no longer there');
  }
});

it('the saved replies are the owner’s only', async () => {
  await expectError(await call('/api/admin/saved-replies'), 401, 'Unauthorized');
  await expectError(await call('/api/admin/saved-replies', { json: input() }), 401, 'Unauthorized');
  await expectError(await call('/api/admin/saved-replies/x', { method: 'DELETE' }), 401, 'Unauthorized');
});
