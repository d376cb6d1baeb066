/**
 * Tests the saved replies, which are stored as a draft that is never published, so that only the owner can
 * read them.
 */
import { revisionTag } from '@app/domain/general/api';
import { COLLECTIONS, REPLIES_ID } from '@app/domain/general/collections';
import { draftId, type Draft } from '@app/domain/drafts/drafts';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn } from '../support/environment';

type Replies = Draft<'replies'>;

const PATH = `/api/admin/drafts/replies/${REPLIES_ID}`;
const document = db.collection(COLLECTIONS.drafts).doc(draftId('replies', REPLIES_ID));
const reply = { title: 'Prices', textEn: 'Hi {name}', textEs: 'Hola, {nombre}' };

let cookie = '';
let before: DocumentData | undefined;
beforeAll(async () => {
  cookie = await logIn();
  before = (await document.get()).data();
  await document.delete();
});
afterAll(() => (before ? document.set(before) : document.delete()));

const read = async () => jsonOf<Replies>(await call(PATH, { cookie }));
const save = (replies: object[], revision: number) =>
  call(PATH, {
    method: 'PUT',
    json: { fields: { replies }, suggested: [] },
    cookie,
    headers: { 'If-Match': revisionTag(revision) },
  });

it('saved replies are empty at first and can be saved while incomplete', async () => {
  expect(await read()).toMatchObject({ revision: 0, fields: { replies: [] } });
  const half = { title: '', textEn: 'Hi {nam', textEs: '' };
  expect((await save([reply, half], 0)).status).toBe(200);
  expect(await read()).toMatchObject({ revision: 1, publishedAt: null, fields: { replies: [reply, half] } });
});

it('a change to saved replies is rejected if it is based on an old revision', async () => {
  const { revision } = await read();
  expect((await save([{ ...reply, textEn: 'Theirs' }], revision)).status).toBe(200);
  expect((await save([{ ...reply, textEn: 'Mine' }], revision)).status).toBe(412);
  expect((await read()).fields.replies).toEqual([{ ...reply, textEn: 'Theirs' }]);
});

it('saved replies cannot be published, scheduled, hidden, shared, added or deleted', async () => {
  const post = (action: string, json: object = {}) => call(`${PATH}/${action}`, { json, cookie });
  const schedule = { publishAt: '2099-01-01T12:00:00.000Z' };
  const refused = await Promise.all([
    post('publish'),
    post('unpublish'),
    call(`${PATH}/schedule`, { method: 'PUT', json: schedule, cookie }),
    call('/api/admin/drafts/replies', { json: { fields: { replies: [] }, suggested: [] }, cookie }),
    call(PATH, { method: 'DELETE', cookie }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([405, 405, 405, 405, 405]);
  expect((await post('preview-link')).status).toBeGreaterThanOrEqual(400);
  expect(await read()).toMatchObject({ publishedAt: null, publishAt: null });
});

it('saved replies require a session', async () => {
  await expectError(await call(PATH), 401, 'Unauthorized');
  await expectError(
    await call(PATH, { method: 'PUT', json: { fields: { replies: [] }, suggested: [] } }),
    401,
    'Unauthorized',
  );
});
