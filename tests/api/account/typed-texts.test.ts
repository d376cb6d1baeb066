/** What the owner has typed and not sent, on the server while she is logged out. */
import { personHeaders } from '@app/domain/inbox/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { TYPED_KEPT_DAYS, type TypedText, type TypedTexts } from '@app/domain/account/typed-texts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, unique } from '../support/environment';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});

const typed = (changes: Partial<TypedText> = {}): TypedText => ({
  name: unique('answer'),
  value: '{"text":"Hola, Ana"}',
  person: 'ana@example.com',
  at: Date.now(),
  ...changes,
});
const handOver = (...texts: unknown[]) => call('/api/admin/typed-texts', { json: { texts }, cookie });
const taken = (...names: unknown[]) => call('/api/admin/typed-texts/taken', { json: { names }, cookie });

/** Reads those of some names, as other tests have texts of their own. */
async function kept(...names: string[]): Promise<TypedText[]> {
  const { texts } = await jsonOf<TypedTexts>(await call('/api/admin/typed-texts', { cookie }));
  return texts.filter(({ name }) => names.includes(name));
}

it('is kept until a device has taken it over', async () => {
  const [answer, note] = [typed(), typed({ name: `nota de Ñandú ${unique('x')}`, value: '"🐕 {"' })];
  expect((await handOver(answer, note)).status).toBe(204);
  expect((await handOver(answer, note)).status).toBe(204);
  expect(await kept(answer.name, note.name)).toEqual(expect.arrayContaining([answer, note]));
  expect((await taken(answer.name, 'never heard of')).status).toBe(204);
  expect(await kept(answer.name, note.name)).toEqual([note]);
  await taken(note.name);
});

it('is replaced by what was typed later only', async () => {
  const first = typed();
  const later = { ...first, value: '{"text":"Hola, Ana. ¿Cómo está Rex?"}', at: first.at + 1 };
  await handOver(later);
  await handOver(first);
  expect(await kept(first.name)).toEqual([later]);
  await taken(first.name);
});

it('is deleted after its time, and with everything about the person', async () => {
  const person = `${unique('Ana')}@Example.com`;
  const [about, old] = [typed({ person }), typed({ at: Date.now() - TYPED_KEPT_DAYS * DAY_MS - 1000 })];
  await handOver(about, old);
  expect(await kept(about.name, old.name)).toEqual([about]);
  const stored = await db.collection(COLLECTIONS.typedTexts).where('name', '==', about.name).get();
  expect(stored.docs.map((document) => document.get('expiresAt') as Timestamp)).toEqual([
    Timestamp.fromMillis(about.at + TYPED_KEPT_DAYS * DAY_MS),
  ]);
  await call('/api/admin/people', {
    method: 'DELETE',
    cookie,
    headers: personHeaders(person.toLowerCase()),
  });
  expect(await kept(about.name)).toEqual([]);
  await taken(old.name);
});

it('must be of the expected form, and is the owner’s only', async () => {
  for (const text of [
    { ...typed(), at: 'now' },
    { ...typed(), name: '' },
    { ...typed(), value: 'x'.repeat(200_001) },
    null,
  ]) {
    await expectError(await handOver(text), 400, 'The request body is not of the expected form');
  }
  await expectError(await taken(5, {}), 400, 'The request body is not of the expected form');
  for (const options of [{}, { json: { texts: [] } }])
    await expectError(await call('/api/admin/typed-texts', options), 401, 'Unauthorized');
  await expectError(await call('/api/admin/typed-texts/taken', { json: { names: [] } }), 401, 'Unauthorized');
});
