/** Tests the setup list with an empty site and with the demo content, in a separate database. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type { Draft } from '@app/domain/drafts/drafts';
import { isOpenIn, type SetupStatus, type SetupStep, type SetupTopic } from '@app/domain/setup/steps';
import type { ContentKind } from '@app/domain/content/kinds';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { documentsOf, writeDocuments } from '../../../seed/documents';
import { NO_RECORDS, fullRecords } from '../../../seed/records';
import { newAddress } from '../support/environment';
import { startFunction, type Answer, type FunctionInstance } from '../support/function';

const projectId = `demo-setup-${randomUUID()}`;
const db = getFirestore(initializeApp({ projectId }, 'setup'));
const headers = { 'X-Forwarded-For': newAddress(), 'Content-Type': 'application/json' };

let server: FunctionInstance;
let cookie = '';

beforeAll(async () => {
  server = await startFunction({ GCLOUD_PROJECT: projectId, STORAGE_BUCKET: '', MAIL_SERVER: '' });
  const answer = await server.send({
    path: '/api/admin/session',
    headers,
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});
afterAll(() => server.stop());

const send = (path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> =>
  server.send({
    path,
    headers: { ...headers, Cookie: cookie, ...more },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

async function steps(): Promise<SetupStep[]> {
  const answer = await send('/api/admin/setup');
  expect(answer.status, answer.text).toBe(200);
  return (JSON.parse(answer.text) as SetupStatus).steps;
}
const stateOf = async (topic: SetupTopic) => (await steps()).find((step) => step.topic === topic);

it('the setup list requires a session', async () => {
  expect((await server.send({ path: '/api/admin/setup', headers })).status).toBe(401);
});

it('the setup list contains an empty site’s open steps, and marks a step as done once its content is published', async () => {
  expect((await steps()).filter((step) => isOpenIn(step, 'en')).map(({ topic }) => topic)).toEqual([
    'name',
    'trainer',
    'portrait',
    'phone',
    'email',
    'pages',
    'services',
    'legal',
    'mail',
  ]);

  const fields = sampleServiceFields({ titleEn: 'Walks', titleEs: 'Paseos', slug: 'walks', image: '' });
  const added = await send(
    '/api/admin/drafts/services',
    { fields, suggested: [] },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(added.status, added.text).toBe(201);
  expect(await stateOf('services')).toMatchObject({ state: 'missing' });
  const { id, revision } = JSON.parse(added.text) as Draft<ContentKind>;
  const published = await send(
    `/api/admin/drafts/services/${id}/publish`,
    {},
    { 'If-Match': `"${revision}"` },
  );
  expect(published.status, published.text).toBe(200);
  expect(await stateOf('services')).toEqual({ topic: 'services', state: 'done', locales: [] });
});

it('the setup list marks demo content until the owner publishes her own', async () => {
  const [service, testimonial, post] = [
    fullRecords().services[0],
    fullRecords().testimonials[0],
    fullRecords().posts.find(({ published }) => published),
  ];
  if (!service || !testimonial || !post)
    throw new Error('The seed lacks a service, a testimonial or a published post');
  const drafts = fullRecords().drafts.filter(
    ({ kind, id }) =>
      (kind === 'services' && id === service.id) || (kind === 'testimonials' && id === testimonial.id),
  );
  const documents = documentsOf({
    ...NO_RECORDS,
    services: [service],
    testimonials: [testimonial],
    posts: [post],
    drafts,
  });
  for (const [name, ofCollection] of documents) await writeDocuments(db, name, ofCollection);
  for (const topic of ['services', 'testimonials', 'posts'] as const)
    expect(await stateOf(topic)).toMatchObject({ state: 'demo' });

  const path = `/api/admin/drafts/services/${service.id}`;
  const copy = JSON.parse((await send(path)).text) as Draft<'services'>;
  const body = JSON.stringify({
    fields: { ...copy.fields, titleEn: 'Ring training', titleEs: 'Pista' },
    suggested: [],
  });
  const saved = await server.send({
    method: 'PUT',
    path,
    headers: { ...headers, Cookie: cookie, 'If-Match': `"${copy.revision}"` },
    body,
  });
  expect(saved.status, saved.text).toBe(200);
  // Visitors still see the demo content.
  expect(await stateOf('services')).toMatchObject({ state: 'demo' });
  const published = await send(`${path}/publish`, {}, { 'If-Match': saved.headers.etag ?? '' });
  expect(published.status, published.text).toBe(200);
  expect(await stateOf('services')).toMatchObject({ state: 'done' });

  await db.collection(COLLECTIONS.posts).doc(post.id).delete();
  expect(await stateOf('posts')).toMatchObject({ state: 'optional' });
});
