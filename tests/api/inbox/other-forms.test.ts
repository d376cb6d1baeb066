/**
 * Tests forms sent from other versions of the site, either by pages that are still open or by browsers that
 * queued them while offline.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { call, db, jsonOf, logIn } from '../support/environment';
import { contactRequest } from '../support/contact-request';

const TESTIMONIAL = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  rating: 5,
  words: 'Mi perrita aprendió muchísimo.',
  hasConsent: true,
  language: 'es',
  elapsedMs: 20_000,
};

/** The path of each form, the collection that stores its submissions, and a complete body. */
const FORMS: [path: string, collection: string, body: object][] = [
  ['/api/contact', COLLECTIONS.contactSubmissions, contactRequest({ service: '' })],
  ['/api/testimonials', COLLECTIONS.testimonialSubmissions, TESTIMONIAL],
];

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});

/** Sends a form and returns the id and the stored document. */
async function store(path: string, collection: string, body: object) {
  const response = await call(path, { json: body, headers: { 'Idempotency-Key': randomUUID() } });
  expect(response.status, await response.clone().text()).toBe(201);
  const { id } = await jsonOf<{ id: string }>(response);
  return { id, document: (await db.collection(collection).doc(id).get()).data() ?? {} };
}

describe.each(FORMS)('%s', (path, collection, body) => {
  it('keeps the answers to removed questions', async () => {
    const { document } = await store(path, collection, {
      ...body,
      breed: ' Sato ',
      ageInYears: 3,
      isVaccinated: true,
      isNeutered: false,
      vet: '',
      wishes: null,
      habits: ['barks'],
    });
    expect(document).toMatchObject({ breed: 'Sato', ageInYears: 3, isVaccinated: true });
    for (const name of ['isNeutered', 'vet', 'wishes', 'habits']) expect(document).not.toHaveProperty(name);
  });

  it('drops answers whose names are reserved for the server or impossible for a question', async () => {
    const { document: usual } = await store(path, collection, body);
    const names = Object.keys(usual).filter((name) => !(name in body || name in TESTIMONIAL_FORM));
    const others = ['id', 'unparsed', 'a.b', 'A', '1a', '__x', 'a b', 'ñ', `a${'b'.repeat(40)}`];
    const hostile = Object.fromEntries([...names, ...others].map((name) => [name, 'mine']));
    const { id, document } = await store(path, collection, { ...body, ...hostile });
    expect(Object.keys(document).sort()).toEqual(Object.keys(usual).sort());
    expect(JSON.stringify(document)).not.toContain('mine');
    expect(document.status).toBe(usual.status);
    expect(id).not.toBe('mine');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'rejects a body with a property named %s',
    async (name) => {
      const text = JSON.stringify(body).replace('{', `{"${name}":"mine",`);
      const response = await call(path, { body: text, headers: { 'Content-Type': 'application/json' } });
      expect(response.status).toBe(400);
    },
  );

  it('keeps at most twenty answers to removed questions, and rejects answers longer than the maximum message length', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`question${index}`, 'x']));
    const { document } = await store(path, collection, { ...body, ...many });
    expect(Object.keys(document).filter((name) => name.startsWith('question'))).toHaveLength(20);
    expect((await call(path, { json: { ...body, breed: 'x'.repeat(17_000) } })).status).toBe(413);
  });

  it('checks answers to removed questions for spam', async () => {
    const links = 'http://a.example http://b.example http://c.example';
    const { document } = await store(path, collection, { ...body, breed: links });
    expect(document).toHaveProperty('spam.signs', ['manyLinks']);
  });
});

it('shows the owner the answers to removed questions in messages and testimonials', async () => {
  const [contact, testimonial] = FORMS;
  if (!contact || !testimonial) throw new Error('A form is missing');
  const message = await store(contact[0], contact[1], { ...contact[2], breed: 'Sato', ageInYears: 3 });
  const read = await call(`/api/admin/contact-submissions/${message.id}`, { cookie });
  expect((await jsonOf<ContactSubmission>(read)).unparsed).toEqual({ breed: 'Sato', ageInYears: '3' });
  const { id } = await store(testimonial[0], testimonial[1], { ...testimonial[2], breed: 'Sato' });
  const list = await call('/api/admin/testimonial-submissions', { cookie });
  const submitted = await jsonOf<SubmittedTestimonial[]>(list);
  expect(submitted.find((each) => each.id === id)?.unparsed).toEqual({ breed: 'Sato' });
});
