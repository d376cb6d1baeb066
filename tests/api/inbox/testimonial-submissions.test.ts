import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { personHeaders } from '@app/domain/inbox/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { Draft } from '@app/domain/drafts/drafts';
import type { ContactResponse } from '@app/domain/inbox/contact';
import type { PersonData, PersonDeletion, PersonSummary } from '@app/domain/inbox/people';
import { submittedExpiry, type SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { PHOTO_MAX_BYTES } from '@app/domain/inbox/testimonials.limits';
import type { Timestamp } from 'firebase-admin/firestore';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  db,
  expectError,
  jsonOf,
  logIn,
  newAddress,
  unique,
  type CallOptions,
} from '../support/environment';

const submitted = db.collection(COLLECTIONS.testimonialSubmissions);
const photos = db.collection(COLLECTIONS.testimonialPhotos);
const PATH = '/api/admin/testimonial-submissions';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});

const sample = (changes: object = {}) => ({
  name: 'Ana Rivera',
  email: 'ana@example.com',
  town: 'Ponce',
  dogName: 'Luna',
  words: 'Luna ya camina sin halar. ¡Gracias!',
  rating: 4.5,
  hasConsent: true,
  language: 'es',
  elapsedMs: 60_000,
  ...changes,
});

const send = (json: object, options: CallOptions = {}) => call('/api/testimonials', { json, ...options });

async function idOf(response: Response): Promise<string> {
  expect(response.status, await response.clone().text()).toBe(201);
  return (await jsonOf<ContactResponse>(response)).id;
}

const store = async (changes: object = {}): Promise<string> =>
  idOf(await send(sample(changes), { from: newAddress() }));
const listed = async (status: string): Promise<SubmittedTestimonial[]> =>
  jsonOf(await call(`${PATH}?status=${status}`, { cookie }));
const decide = (id: string, status: string, from: string) =>
  call(`${PATH}/${id}/status`, { method: 'PUT', json: { status, from }, cookie });

/** Returns a photo like those that phones take: stored rotated, with a secret in its metadata. */
const photo = () =>
  sharp(randomBytes(12), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(2400, 1800, { kernel: 'cubic' })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

describe('a submitted testimonial', () => {
  it('has a small, upright photo without metadata, and waits for the owner’s decision', async () => {
    const id = await store({ name: ' Ana Rivera ', photo: (await photo()).toString('base64') });
    const stored = (await submitted.doc(id).get()).data();
    expect(stored).toMatchObject({
      name: 'Ana Rivera',
      town: 'Ponce',
      dogName: 'Luna',
      rating: 4.5,
      hasConsent: true,
      hasPhoto: true,
      status: 'waiting',
      language: 'es',
    });
    const [found] = (await listed('waiting')).filter((one) => one.id === id);
    if (!found) throw new Error('The testimonial is not listed');
    expect((stored as { expiresAt: Timestamp }).expiresAt.toMillis()).toBe(submittedExpiry(found).getTime());

    expect((await call(PATH)).status).toBe(401);
    expect((await call(`${PATH}/${id}/photo`)).status).toBe(401);
    const response = await call(`${PATH}/${id}/photo`, { cookie });
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes('secret place')).toBe(false);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([1200, 1600, undefined]);
    // Neither the public list nor the picture library contains the testimonial.
    expect(await (await call('/api/testimonials')).text()).not.toContain(id);
    expect(await (await call('/api/admin/pictures', { cookie })).text()).not.toContain(id);
    expect((await db.collection(COLLECTIONS.outbox).doc(`${id}-testimonial`).get()).data()).toMatchObject({
      kind: 'testimonial',
      submissionId: id,
    });
  });

  it('is stored only once per key, even if it is sent several times', async () => {
    const options = { from: newAddress(), headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const ids = await Promise.all([1, 2, 3].map(async () => idOf(await send(sample(), options))));
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    [{ name: 'A' }, 'Name is required', 'Escribe tu nombre'],
    [{ words: 'Bien.' }, 'Please write at least 20 characters', 'Escribe al menos 20 caracteres'],
    [{ rating: 4.2 }, 'Choose how many stars', 'Escoge cuántas estrellas'],
    [
      { hasConsent: false },
      'We can only publish it if you agree',
      'Solo podemos publicarlo si estás de acuerdo',
    ],
  ])('is rejected with an error in the form’s language if it has %j', async (changes, english, spanish) => {
    await expectError(await send(sample({ ...changes, language: 'en' })), 400, english);
    await expectError(await send(sample(changes)), 400, spanish);
  });

  it('is rejected if its file is not a photo or is too large', async () => {
    const client = newAddress();
    await expectError(
      await send(sample({ language: 'en', photo: Buffer.from('<svg onload="x"/>').toString('base64') }), {
        from: client,
      }),
      415,
      /^Only images/,
    );
    await expectError(
      await send(sample({ language: 'en', photo: 'A'.repeat(PHOTO_MAX_BYTES * 1.5) }), { from: client }),
      400,
      /^The photo is too large/,
    );
  });

  it('is stored as suspected spam without notifications if the hidden field is filled in', async () => {
    const id = await store({ website: 'https://casino.example' });
    expect((await submitted.doc(id).get()).get('status')).toBe('spam');
    expect((await db.collection(COLLECTIONS.outbox).doc(`${id}-testimonial`).get()).exists).toBe(false);
  });

  it('is temporarily rejected after several others from the same address', async () => {
    const client = newAddress();
    for (let count = 0; count < 5; count += 1) await idOf(await send(sample(), { from: client }));
    const response = await send(sample({ language: 'en' }), { from: client });
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectError(response, 429, /^You have sent several testimonials/);
    // The request is rejected before its body, which may be large, is read.
    expect((await send(sample({ photo: 'A'.repeat(PHOTO_MAX_BYTES * 1.5) }), { from: client })).status).toBe(
      429,
    );
  });
});

describe('the owner', () => {
  it('can decline a submission, undo that, and permanently delete the submission with its photo', async () => {
    const id = await store({ photo: (await photo()).toString('base64') });
    expect((await call(`${PATH}/${id}`, { method: 'DELETE', cookie })).status).toBe(409);
    expect(await jsonOf(await decide(id, 'declined', 'waiting'))).toMatchObject({
      status: 'declined',
      hasPhoto: true,
    });
    const expiry = (await photos.doc(id).get()).get('expiresAt') as Timestamp;
    expect(expiry.toMillis()).toBeLessThan(Date.now() + 31 * 24 * 60 * 60 * 1000);
    // Simulates a device that still shows the submission as waiting.
    await expectError(await decide(id, 'spam', 'waiting'), 412, /./);
    expect(await jsonOf(await decide(id, 'waiting', 'declined'))).toMatchObject({
      status: 'waiting',
      decidedAt: null,
    });
    await decide(id, 'declined', 'waiting');
    const deletions = [
      await call(`/api/admin/testimonial-submissions/${id}`, { method: 'DELETE', cookie }),
      await call(`/api/admin/testimonial-submissions/${id}`, { method: 'DELETE', cookie }),
    ];
    expect(deletions.map(({ status }) => status)).toEqual([204, 204]);
    expect([(await submitted.doc(id).get()).exists, (await photos.doc(id).get()).exists]).toEqual([
      false,
      false,
    ]);
    expect((await decide(id, 'waiting', 'declined')).status).toBe(404);
  });

  it('can approve a submission, which creates a single unpublished testimonial with the original wording', async () => {
    const id = await store({ photo: (await photo()).toString('base64') });
    expect((await call(`/api/admin/testimonial-submissions/${id}/approve`, { method: 'POST' })).status).toBe(
      401,
    );
    const [first, second] = await Promise.all(
      [1, 2].map(async () =>
        jsonOf<SubmittedTestimonial>(
          await call(`/api/admin/testimonial-submissions/${id}/approve`, { method: 'POST', cookie }),
        ),
      ),
    );
    expect(first).toMatchObject({ status: 'approved', hasPhoto: false });
    expect(second?.testimonialId).toBe(first?.testimonialId);
    const testimonialId = first?.testimonialId ?? '';
    const copy = await jsonOf<Draft<'testimonials'>>(
      await call(`/api/admin/drafts/testimonials/${testimonialId}`, { cookie }),
    );
    expect(copy).toMatchObject({
      publishedAt: null,
      fields: {
        name: 'Ana Rivera',
        location: 'Ponce',
        rating: 4.5,
        testimonialEs: sample().words,
        testimonialEn: '',
        originalText: sample().words,
        originalLanguage: 'es',
        hasConsent: true,
      },
    });
    expect((await call(copy.fields.image)).status).toBe(200);
    expect((await photos.doc(id).get()).exists).toBe(false);
    expect((await db.collection(COLLECTIONS.testimonials).doc(testimonialId).get()).exists).toBe(false);
    expect((await decide(id, 'declined', 'waiting')).status).toBe(412);
    await call(`/api/admin/drafts/testimonials/${testimonialId}`, { method: 'DELETE', cookie });
  });

  it('can find, export and delete everything a person sent', async () => {
    const email = `${unique('persona')}@example.com`;
    const id = await store({ email, photo: (await photo()).toString('base64') });
    expect(
      await jsonOf<PersonSummary>(
        await call('/api/admin/people', { cookie, headers: personHeaders(email.toUpperCase()) }),
      ),
    ).toMatchObject({ messages: 0, testimonials: 1 });
    const { testimonials } = await jsonOf<PersonData>(
      await call('/api/admin/people/export?format=json', { cookie, headers: personHeaders(email) }),
    );
    expect(testimonials).toMatchObject([{ id, words: sample().words, mails: [{ kind: 'testimonial' }] }]);
    expect(
      await jsonOf<PersonDeletion>(
        await call('/api/admin/people', { method: 'DELETE', cookie, headers: personHeaders(email) }),
      ),
    ).toEqual({ deleted: 1, remaining: 0 });
    expect([(await submitted.doc(id).get()).exists, (await photos.doc(id).get()).exists]).toEqual([
      false,
      false,
    ]);
  });
});
