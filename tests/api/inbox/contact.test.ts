import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { NamedService } from '@app/domain/inbox/services';
import { newDraft } from '@app/domain/drafts/document';
import { emptyValues } from '@app/domain/fields/reader';
import { SERVICE_FIELDS } from '@app/domain/content/services';
import { CONTACT_MAX_BYTES, submissionExpiry, type ContactResponse } from '@app/domain/inbox/contact';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  call,
  db,
  expectError,
  jsonOf,
  logIn,
  mailFolder,
  newAddress,
  siteUrl,
  unique,
  without,
  type CallOptions,
} from '../support/environment';
import { startFunction, type FunctionInstance } from '../support/function';
import { readMessagesFrom, sampleMessage } from '../support/messages';

const send = (json: unknown, options: CallOptions = {}) => call('/api/contact', { json, ...options });

async function storedBy(response: Response) {
  const { id } = await jsonOf<ContactResponse>(response);
  return (await db.collection(COLLECTIONS.contactSubmissions).doc(id).get()).data();
}

const timeOf = (value: unknown): number => (value instanceof Timestamp ? value.toMillis() : NaN);

describe('a message', () => {
  it('is stored without surrounding white space, with its language, arrival time and expiration date', async () => {
    const before = Date.now();
    const response = await send(
      sampleMessage({ name: '  Ana Rivera ', message: ' Mi perrita muerde las chancletas.\n' }),
      { headers: { Referer: `${siteUrl}/es/contact` } },
    );
    expect(response.status).toBe(201);
    const stored = await storedBy(response);
    expect(stored).toEqual({
      createdAt: stored?.createdAt as unknown,
      expiresAt: stored?.expiresAt as unknown,
      name: 'Ana Rivera',
      email: 'ana@example.com',
      phone: '',
      prefersWhatsApp: false,
      service: 'puppy-training',
      message: 'Mi perrita muerde las chancletas.',
      language: 'es',
      page: '/es/contact',
      status: 'new',
      readAt: null,
      answeredAt: null,
      deletedAt: null,
      notes: [],
      spam: { score: 0, signs: [], verdict: null, textHash: null },
      listKeys: ['kept', 'state:inbox', 'state:new', 'service:puppy-training'],
      searchKeys: stored?.searchKeys as unknown,
    });
    expect(stored?.searchKeys).toEqual(expect.arrayContaining(['per', 'cha']));
    expect(timeOf(stored?.createdAt)).toBeGreaterThanOrEqual(before - 1000);
    expect(timeOf(stored?.createdAt)).toBeLessThanOrEqual(Date.now() + 1000);
    expect(timeOf(stored?.expiresAt)).toBeGreaterThanOrEqual(submissionExpiry(new Date(before)).getTime());
    expect(timeOf(stored?.expiresAt)).toBeLessThanOrEqual(submissionExpiry(new Date()).getTime());
  });

  it('is emailed to the owner', async () => {
    const name = unique('Ana');
    const response = await send(sampleMessage({ name }));
    expect(response.status).toBe(201);
    const mail = await vi.waitFor(
      async () => {
        const files = await readdir(mailFolder);
        const mails = await Promise.all(files.map((file) => readFile(`${mailFolder}/${file}`, 'utf8')));
        const found = mails.find((text) => text.includes(`Reply-To: "${name}" <ana@example.com>`));
        if (found === undefined) throw new Error('The email has not arrived yet');
        return found;
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(mail).toContain('To: owner@site.example');
    const { id } = await jsonOf<ContactResponse>(response);
    await vi.waitFor(async () => {
      const entry = await db.collection(COLLECTIONS.outbox).doc(`${id}-notice`).get();
      expect(entry.data()).toMatchObject({ state: 'sent', attempts: 1 });
    });
  });

  it('expires under a time-to-live policy deployed with the indexes', async () => {
    const indexes: unknown = JSON.parse(await readFile('firestore.indexes.json', 'utf8'));
    expect(indexes).toMatchObject({
      fieldOverrides: expect.arrayContaining([
        { collectionGroup: COLLECTIONS.contactSubmissions, fieldPath: 'expiresAt', ttl: true, indexes: [] },
      ]) as unknown,
    });
  });

  it('doesn’t need a service', async () => {
    const response = await send(without(sampleMessage(), 'service'));
    expect(response.status).toBe(201);
    expect(await storedBy(response)).toMatchObject({ service: '' });
  });

  it('may include a phone number and a preference for WhatsApp', async () => {
    const response = await send(sampleMessage({ phone: ' (787) 555-0134 ', prefersWhatsApp: true }));
    expect(response.status).toBe(201);
    expect(await storedBy(response)).toMatchObject({ phone: '(787) 555-0134', prefersWhatsApp: true });
  });

  it('keeps characters from any script', async () => {
    const text = '¿Ñandú? 🐕‍🦺 \u202eabc\u0000 <script>alert(1)</script> 犬';
    expect(await storedBy(await send(sampleMessage({ message: text })))).toMatchObject({ message: text });
  });

  it('may contain an unpaired surrogate', async () => {
    const response = await call('/api/contact', {
      body: JSON.stringify(sampleMessage()).replace('chancletas', String.raw`\ud83d`),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(201);
  });
});

describe('an Idempotency-Key', () => {
  it('results in the same response and only one stored message when it is reused', async () => {
    const name = unique('Twice');
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const first = await send(sampleMessage({ name }), { headers });
    const second = await send(sampleMessage({ name }), { headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(await readMessagesFrom(name)).toHaveLength(1);
  });

  it('is used up by a stored message, but not by a rejected one', async () => {
    const name = unique('Corrected');
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    await expectError(
      await send(sampleMessage({ name, email: 'no' }), { headers }),
      400,
      'Escribe un correo válido',
    );
    expect((await send(sampleMessage({ name }), { headers })).status).toBe(201);
    expect(await readMessagesFrom(name)).toHaveLength(1);
  });

  it('must have a valid format', async () => {
    for (const key of ['short', 'x'.repeat(129), 'with a space', 'dot.dot.dot']) {
      const response = await send(sampleMessage(), { headers: { [IDEMPOTENCY_HEADER]: key } });
      await expectError(
        response,
        400,
        'Idempotency-Key must be 8 to 128 letters, digits, hyphens or underscores',
      );
    }
  });

  it('identifies a single message, even if half of 200 concurrent messages are duplicates', async () => {
    const name = unique('Crowd');
    const keys = [...Array(100).keys()].map((number) => `${name}-${number}`);
    const sent = [...keys, ...keys].map((key) =>
      send(sampleMessage({ name }), { headers: { [IDEMPOTENCY_HEADER]: key } }),
    );
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(ids.slice(100)).toEqual(ids.slice(0, 100));
    expect(await readMessagesFrom(name)).toHaveLength(100);
  });
});

describe('an error message', () => {
  it.each([
    [{ name: 'A', email: 'no', message: 'no' }, 'Name is required', 'Escribe tu nombre'],
    [
      { name: 'x'.repeat(101) },
      'Name must be at most 100 characters',
      'El nombre puede tener hasta 100 caracteres',
    ],
    [{ email: 'no', message: 'no' }, 'Valid email is required', 'Escribe un correo válido'],
    [
      { phone: 'call me' },
      'Please enter a valid phone number, or leave it empty',
      'Escribe un número de teléfono válido o deja el campo vacío',
    ],
    [
      { prefersWhatsApp: true, service: 'cats' },
      'Enter your phone number so we can reply on WhatsApp',
      'Escribe tu número de teléfono para contestarte por WhatsApp',
    ],
    [
      { service: 'cats' },
      'Please choose one of the listed services',
      'Escoge uno de los servicios de la lista',
    ],
    [
      { message: ' short   ' },
      'Message must be at least 10 characters',
      'El mensaje debe tener al menos 10 caracteres',
    ],
    [
      { message: 'x'.repeat(5001) },
      'Message must be at most 5000 characters',
      'El mensaje puede tener hasta 5000 caracteres',
    ],
    [{ name: ['Ana'] }, 'Name is required', 'Escribe tu nombre'],
    [
      { elapsedMs: -1 },
      'The request body is not of the expected form',
      'El cuerpo de la solicitud no tiene la forma esperada',
    ],
  ])('names the first invalid field in the sender’s language: %o', async (changes, english, spanish) => {
    await expectError(await send(sampleMessage({ ...changes, language: 'en' })), 400, english);
    await expectError(await send(sampleMessage({ ...changes, language: 'es' })), 400, spanish);
  });

  it('is in the browser’s language if the message’s language isn’t supported', async () => {
    await expectError(await send(sampleMessage({ language: 'fr' })), 400, 'Language must be en or es');
    const headers = { 'Accept-Language': 'es-PR,es;q=0.9,en;q=0.8' };
    await expectError(
      await send(sampleMessage({ language: 'fr' }), { headers }),
      400,
      'El idioma debe ser en o es',
    );
    await expectError(
      await send(sampleMessage({ name: '', language: 'en' }), { headers }),
      400,
      'Name is required',
    );
  });

  it('is in the sender’s language even if the server fails', async () => {
    const instance = await startFunction({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
    try {
      const answer = await instance.send({
        path: '/api/contact',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
        body: JSON.stringify(sampleMessage({ language: 'es' })),
      });
      expect(answer).toMatchObject({
        status: 500,
        text: 'Algo falló de nuestro lado. Por favor intenta más tarde.',
        headers: { 'content-language': 'es' },
      });
    } finally {
      await instance.stop();
    }
  });
});

describe('a request body', () => {
  const sendBody = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
    call('/api/contact', { body, headers: { 'Content-Type': type, ...headers } });

  it.each(['{', '', '{"name":"Ana"', 'null x', '\ufeff', "{'name':'Ana'}"])(
    'is rejected as invalid JSON: %o',
    async (body) => {
      await expectError(await sendBody(body), 400, 'The request body is not valid JSON');
    },
  );

  it('is rejected as invalid JSON if it is not UTF-8', async () => {
    await expectError(
      await sendBody(new Uint8Array([0x22, 0xff, 0x22])),
      400,
      'The request body is not valid JSON',
    );
  });

  it.each(['[]', 'null', '"text"', '12', '{"name":{"toString":1}}', '{"__proto__":{"name":"Ana"}}'])(
    'is rejected if it has the wrong structure: %s',
    async (body) => {
      await expectError(await sendBody(body), 400, 'The request body is not of the expected form');
    },
  );

  it.each(['text/plain', 'application/jsonp', 'multipart/form-data', 'nonsense'])(
    'is rejected if its content type is %s',
    async (type) => {
      await expectError(
        await sendBody(JSON.stringify(sampleMessage()), type),
        415,
        'The request body must be JSON',
      );
    },
  );

  it('is rejected if it is compressed', async () => {
    const response = await sendBody(JSON.stringify(sampleMessage()), 'application/json', {
      'Content-Encoding': 'gzip',
    });
    await expectError(response, 415, 'The request body must be JSON');
  });

  it('may be as large as the limit but no larger', async () => {
    const fill = (length: number) => JSON.stringify(sampleMessage()).padEnd(length, ' ');
    expect((await sendBody(fill(CONTACT_MAX_BYTES))).status).toBe(201);
    await expectError(await sendBody(fill(CONTACT_MAX_BYTES + 1)), 413, 'The request body is too large');
  });

  it('may declare its charset', async () => {
    expect((await sendBody(JSON.stringify(sampleMessage()), 'application/json; charset=utf-8')).status).toBe(
      201,
    );
  });
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('rejects the method %s', async (method) => {
  const response = await call('/api/contact', { method });
  await expectError(response, 405, 'Method Not Allowed');
  expect(response.headers.get('Allow')).toBe('POST');
});

describe('a message about a service', () => {
  const slug = unique('trick-dogs');
  const former = unique('tricks');
  const copy = db.collection(COLLECTIONS.drafts).doc(`services~${slug}`);
  afterAll(() => copy.delete());

  it('is accepted if it names a hidden service by its current or former slug, but rejected if the service never existed', async () => {
    const document = newDraft('services', slug, {
      ...emptyValues(SERVICE_FIELDS),
      slug,
      titleEn: 'Trick Dogs',
      titleEs: 'Trucos',
    });
    await copy.set({
      ...document,
      revision: 1,
      publicSlug: slug,
      formerSlugs: [former],
      slugs: [slug, former],
    });
    for (const service of [slug, former]) {
      const response = await send(sampleMessage({ service }));
      expect(response.status).toBe(201);
      expect(await storedBy(response)).toMatchObject({ service });
    }
    await expectError(
      await send(sampleMessage({ service: unique('agility'), language: 'en' })),
      400,
      'Please choose one of the listed services',
    );
    const cookie = await logIn();
    const named = await jsonOf<NamedService[]>(await call('/api/admin/contact-services', { cookie }));
    expect(named).toContainEqual({ slug, formerSlugs: [former], titleEn: 'Trick Dogs', titleEs: 'Trucos' });
  });
});

it('GET /api/contact/ready sends an empty, uncached response without using the database', async () => {
  const through = await call('/api/contact/ready');
  expect([through.status, await through.text(), through.headers.get('Cache-Control')]).toEqual([
    204,
    '',
    'private, no-store',
  ]);
  const instance = await startFunction({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  try {
    expect(await instance.send({ path: '/api/contact/ready' })).toMatchObject({ status: 204 });
  } finally {
    await instance.stop();
  }
});

describe('a message that may be from a bot', () => {
  it.each([
    ['a filled-in hidden field', { website: 'https://spam.example' }, ['hiddenField']],
    ['a short time to write it', { elapsedMs: 300 }, ['tooFast']],
    [
      'several signs together',
      { name: 'casino-x.com', message: 'http://a.example http://b.example http://c.example' },
      ['manyLinks', 'nameHasLink'],
    ],
  ])('is stored as spam because of %s', async (_why, changes, signs) => {
    const response = await send(sampleMessage(changes));
    expect(response.status).toBe(201);
    const { id } = await jsonOf<ContactResponse>(response.clone());
    expect(await storedBy(response)).toMatchObject({ status: 'spam', spam: { signs } });
    expect((await db.collection(COLLECTIONS.outbox).doc(`${id}-notice`).get()).exists).toBe(false);
  });

  it('is stored as new if a link is its only spam sign', async () => {
    const stored = await storedBy(
      await send(sampleMessage({ message: 'Mi perro es como este: https://example.com/sato' })),
    );
    expect(stored).toMatchObject({ status: 'new', spam: { signs: ['link'] } });
  });

  it('has a spam sign if the same long text came from two other email addresses, but not if it came from only one', async () => {
    const message = `${unique('Text')} ${'que se repite palabra por palabra '.repeat(4)}`;
    const signs: unknown[] = [];
    for (const email of ['a@example.com', 'A@example.com', 'b@example.com', 'c@example.com']) {
      const response = await send(
        sampleMessage({ email, message: email.startsWith('c') ? message.toUpperCase() : message }),
      );
      signs.push(((await storedBy(response)) as { spam: { signs: unknown } }).spam.signs);
    }
    expect(signs).toEqual([[], [], [], expect.arrayContaining(['repeatedText'])]);
  });

  it('is not marked as spam if it took a realistic time to write', async () => {
    expect(await storedBy(await send(sampleMessage({ elapsedMs: 45_000 })))).toMatchObject({ status: 'new' });
  });
});

describe('many messages from one address', () => {
  const LIMIT = 10;

  it('are rejected after the tenth, with an error in the sender’s language and the time to wait', async () => {
    const from = newAddress();
    for (let sent = 0; sent < LIMIT; sent += 1)
      expect((await send(sampleMessage(), { from })).status).toBe(201);

    const refused = await send(sampleMessage(), { from });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    await expectError(
      refused,
      429,
      'Has enviado varios mensajes en poco tiempo. Intenta de nuevo en unos minutos.',
    );
    // The message is rejected before its service, or anything else, is looked up.
    expect((await send(sampleMessage({ service: 'no-such-service' }), { from })).status).toBe(429);
    expect((await send(sampleMessage())).status).toBe(201);
  });

  it('are counted only once if they are retries of the same message', async () => {
    const from = newAddress();
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    for (let sent = 0; sent < LIMIT + 2; sent += 1)
      expect((await send(sampleMessage(), { from, headers })).status).toBe(201);
    expect((await send(sampleMessage(), { from })).status).toBe(201);
  });

  it('are not counted if they are rejected', async () => {
    const from = newAddress();
    for (let sent = 0; sent < LIMIT + 2; sent += 1)
      expect((await send(sampleMessage({ name: '' }), { from })).status).toBe(400);
    expect((await send(sampleMessage(), { from })).status).toBe(201);
  });

  it('are counted by a hash of the address, in documents that expire', async () => {
    const from = newAddress();
    await send(sampleMessage(), { from });
    const counters = await db.collection(COLLECTIONS.rateLimits).get();
    const mine = counters.docs.filter(({ id }) => id.startsWith('contact-'));
    expect(mine.length).toBeGreaterThan(0);
    expect(JSON.stringify(counters.docs.map((counter) => [counter.id, counter.data()]))).not.toContain(from);
    for (const counter of mine) expect(timeOf(counter.get('expiresAt'))).toBeGreaterThan(0);
  });
});

describe('messages sent through Hosting or directly', () => {
  let instance: FunctionInstance;
  beforeAll(async () => {
    instance = await startFunction();
  });
  afterAll(() => instance.stop());

  /** Sends a message directly to the function, with the headers that front ends would add. */
  const arrive = (headers: Record<string, string>, changes: object = {}) =>
    instance.send({
      path: '/api/contact',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(sampleMessage(changes)),
    });
  const throughHosting = (peer: string, visitor: string | undefined, changes: object = {}) =>
    arrive(
      {
        'X-Forwarded-For': `${newAddress()}, ${peer}`,
        'X-Forwarded-Host': 'perro.example',
        ...(visitor !== undefined && { 'Fastly-Client-IP': visitor }),
      },
      changes,
    );
  const counters = db.collection(COLLECTIONS.rateLimits);

  async function statusesOf(name: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const message of await readMessagesFrom(name)) {
      const status = String(message.status);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it('are counted by the address that the front end reports, regardless of the headers that a direct caller sends', async () => {
    const seen = newAddress();
    const headers = () => ({
      'X-Forwarded-For': `${newAddress()}, ${seen}`,
      'Fastly-Client-IP': newAddress(),
    });
    for (let sent = 0; sent < 10; sent += 1) expect((await arrive(headers())).status).toBe(201);
    expect((await arrive(headers())).status).toBe(429);
  });

  it('are not counted as coming from a single visitor if Hosting reports no address', async () => {
    const peer = newAddress();
    for (let sent = 0; sent < 24; sent += 1) {
      expect((await throughHosting(peer, sent % 2 ? undefined : 'nonsense')).status).toBe(201);
    }
  });

  it('are stored as suspected spam once they exceed a CDN node’s limit, and none are rejected or lost', async () => {
    const [peer, name] = [newAddress(), unique('Node')];
    const sent = Array.from({ length: 205 }, () => throughHosting(peer, newAddress(), { name }));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await statusesOf(name)).toEqual({ new: 200, spam: 5 });

    const elsewhere = unique('Elsewhere');
    await throughHosting(newAddress(), newAddress(), { name: elsewhere });
    expect(await statusesOf(elsewhere)).toEqual({ new: 1 });
  });

  it('are rejected as suspected spam after thousands of such messages within an hour, while other messages are accepted', async () => {
    const [peer, name] = [newAddress(), unique('Flood')];
    await Promise.all(Array.from({ length: 201 }, () => throughHosting(peer, newAddress(), { name })));
    const flood = counters.doc('contact-flood');
    expect((await flood.get()).get('used')).toBeGreaterThan(0);
    await flood.update({ used: 3000 });
    try {
      const refused = await throughHosting(peer, newAddress(), { name });
      expect(refused).toMatchObject({
        status: 503,
        text: 'El sitio está ocupado. Intenta de nuevo en unos segundos.',
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await throughHosting(newAddress(), newAddress())).status).toBe(201);
    } finally {
      await flood.delete();
    }
  });
});

describe('a message from another site', () => {
  it.each([
    ['by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['by Sec-Fetch-Site of a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['by Origin', { Origin: 'https://evil.example' }],
    ['by a hidden Origin', { Origin: 'null' }],
  ])('is detected %s and rejected', async (_how, headers) => {
    await expectError(await send(sampleMessage(), { headers }), 403, 'Requests from other sites are refused');
  });

  it('is distinguished from a message from the site itself', async () => {
    expect((await send(sampleMessage(), { headers: { Origin: siteUrl } })).status).toBe(201);
    expect((await send(sampleMessage(), { headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(201);
  });
});
