/** Tests message notes, message exports, and access to all data about one person. */
import { IDEMPOTENCY_HEADER, searchHeaders } from '@app/domain/general/api';
import { personHeaders } from '@app/domain/inbox/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { submissionDocument } from '@app/domain/inbox/document';
import { NOTE_MAX_LENGTH, NOTES_MAX } from '@app/domain/inbox/notes.limits';
import type { PersonData, PersonDeletion, PersonSummary } from '@app/domain/inbox/people';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, unique } from '../support/environment';

const inbox = db.collection(COLLECTIONS.contactSubmissions);
const outbox = db.collection(COLLECTIONS.outbox);
const stored: DocumentReference[] = [];

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(async () => {
  await Promise.all(stored.map((document) => document.delete()));
});

const message = (changes: Partial<ContactSubmission>): Omit<ContactSubmission, 'id'> => ({
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '+1 787 555 0142',
  prefersWhatsApp: true,
  service: 'puppy-training',
  message: 'Mi perro, «Rex», dice "guau".\nY mucho.',
  language: 'es',
  page: '/es/contact',
  spam: { score: 0, signs: [], verdict: null },
  status: 'new',
  createdAt: '2026-03-05T19:04:00.000Z',
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
  ...changes,
});

async function store(...messages: Partial<ContactSubmission>[]): Promise<string[]> {
  const batch = db.batch();
  const documents = messages.map((changes) => {
    const document = inbox.doc(unique('data'));
    batch.set(document, submissionDocument(message(changes)));
    return document;
  });
  stored.push(...documents);
  await batch.commit();
  return documents.map(({ id }) => id);
}

const newPerson = () => `${unique('Visitor')}@Example.com`;

describe('a private note', () => {
  const add = (id: string, json: unknown, key = unique('note-key')) =>
    call(`/api/admin/contact-submissions/${id}/notes`, {
      json,
      cookie,
      headers: { [IDEMPOTENCY_HEADER]: key },
    });

  it('is added once per Idempotency-Key, is shown with the message, and can be deleted', async () => {
    const [id = ''] = await store({});
    const before = (await inbox.doc(id).get()).data();
    const key = unique('note-key');
    const first = await add(id, { text: '  Llamar el lunes.\n¡Urgente! ' }, key);
    expect(first.status).toBe(201);
    const { notes } = await jsonOf<ContactSubmission>(first);
    expect(notes.map(({ text }) => text)).toEqual(['Llamar el lunes.\n¡Urgente!']);
    expect(Date.now() - Date.parse(notes[0]?.createdAt ?? '')).toBeLessThan(60_000);
    const again = await add(id, { text: 'Llamar el lunes.\n¡Urgente!' }, key);
    expect(again.status).toBe(200);
    expect((await jsonOf<ContactSubmission>(again)).notes).toEqual(notes);
    // Only the notes changed. The expiration date and the keys, for example, did not.
    expect((await inbox.doc(id).get()).data()).toEqual({ ...before, notes });

    const remove = () =>
      call(`/api/admin/contact-submissions/${id}/notes/${notes[0]?.id ?? ''}`, { method: 'DELETE', cookie });
    for (const response of [await remove(), await remove()]) {
      expect(response.status).toBe(200);
      expect((await jsonOf<ContactSubmission>(response)).notes).toEqual([]);
    }
  });

  it('is rejected if it is empty or too long, or if the message already has the maximum number of notes', async () => {
    const notes = Array.from({ length: NOTES_MAX }, (_, index) => ({
      id: String(index),
      text: 'x',
      createdAt: '2026-03-05T19:04:00.000Z',
    }));
    const [id = '', full = ''] = await store({}, { notes });
    await expectError(await add(id, { text: ' \n ' }), 400, 'Write something first');
    await expectError(await add(id, { text: 'x'.repeat(NOTE_MAX_LENGTH + 1) }), 400, 'This note is too long');
    expect((await add(id, { text: 'x'.repeat(NOTE_MAX_LENGTH) })).status).toBe(201);
    await expectError(await add(full, { text: 'One more' }), 409, 'A message can have at most 50 notes');
    await expectError(await add(unique('missing'), { text: 'x' }), 404, 'This message no longer exists');
  });

  it('is accessible only to the owner', async () => {
    await expectError(
      await call('/api/admin/contact-submissions/x/notes', { json: { text: 'x' } }),
      401,
      'Unauthorized',
    );
    await expectError(
      await call('/api/admin/contact-submissions/x/notes/y', { method: 'DELETE' }),
      401,
      'Unauthorized',
    );
  });
});

describe('the message export', () => {
  const exported = (query: string, { language = 'en', search = '' } = {}) =>
    call(`/api/admin/contact-submissions/export?${query}`, {
      cookie,
      headers: { 'Accept-Language': language, ...searchHeaders(search) },
    });

  it('is a CSV file of the filtered messages, in the owner’s language and safe to open in a spreadsheet', async () => {
    const email = newPerson().toLowerCase();
    await store(
      {
        email,
        name: '=HYPERLINK("http://evil.example")',
        status: 'answered',
        readAt: '2026-03-06T01:00:00.000Z',
        answeredAt: '2026-03-06T04:30:00.000Z',
      },
      { email, status: 'spam' },
    );
    const response = await exported('state=answered', { search: email, language: 'es' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="mensajes-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, row, ...rest] = new TextDecoder().decode(bytes).split('\r\n');
    expect(header).toMatch(/^"Recibido","Nombre","Correo electrónico","Teléfono"/);
    expect(row).toBe(
      `"2026-03-05 15:04","'=HYPERLINK(""http://evil.example"")","${email}","'+1 787 555 0142","Sí","Entrenamiento de cachorros",` +
        `"Mi perro, «Rex», dice ""guau"".\nY mucho.","Español","Contestado","2026-03-05 21:00","2026-03-06 00:30","","/es/contact",""`,
    );
    expect(rest).toEqual(['']);
  });

  it('contains the messages from all pages of the list', async () => {
    const email = newPerson().toLowerCase();
    const count = 220;
    await store(
      ...Array.from({ length: count }, (_, index) => ({
        email,
        message: `number ${index} of many`,
        createdAt: new Date(Date.UTC(2018, 0, 1) + index * 1000).toISOString(),
      })),
    );
    const text = await (await exported('', { search: email })).text();
    const numbers = [...text.matchAll(/"number (\d+) of many"/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index));
  });

  it('rejects unknown filters and anyone but the owner', async () => {
    await expectError(await exported('state=lost'), 400, 'The request could not be understood');
    await expectError(await call('/api/admin/contact-submissions/export'), 401, 'Unauthorized');
  });
});

describe('all data about a person', () => {
  /** Returns the options for the owner's calls about a person. */
  const as = (email: string) => ({ cookie, headers: personHeaders(email) });
  const outboxEntry = async (submissionId: string, kind: string) => {
    const document = outbox.doc(`${submissionId}-${kind}`);
    stored.push(document);
    await document.set({ kind, submissionId, state: 'sent', sentAt: new Date('2026-03-05T19:05:00.000Z') });
    return document;
  };

  it('is found regardless of the messages’ state and the email address’s capitalization', async () => {
    const email = newPerson();
    const [first = ''] = await store(
      { email, notes: [{ id: 'n', text: 'Private', createdAt: '2026-03-05T19:04:00.000Z' }] },
      { email: email.toUpperCase(), status: 'spam' },
      { email: email.toLowerCase(), deletedAt: '2026-03-07T19:04:00.000Z' },
      {
        email,
        message: 'From before',
        status: 'read',
        createdAt: '2026-01-05T19:04:00.000Z',
        readAt: '2026-01-06T19:04:00.000Z',
      },
      { email: `x${email}` },
    );
    await outboxEntry(first, 'confirmation');

    const summary = await jsonOf<PersonSummary>(
      await call('/api/admin/people', as(` ${email.toLowerCase()} `)),
    );
    expect(summary).toMatchObject({
      messages: 4,
      notes: 1,
      states: { new: 1, read: 1, answered: 0, archived: 0, spam: 1, bin: 1 },
      firstAt: '2026-01-05T19:04:00.000Z',
    });

    const response = await call('/api/admin/people/export?format=json', as(email));
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="messages-.*\.json"$/);
    const data = await jsonOf<PersonData>(response);
    expect(data.messages.map(({ status }) => status).sort()).toEqual(['new', 'new', 'read', 'spam']);
    expect(data.messages.find(({ id }) => id === first)).toMatchObject({
      phone: '+1 787 555 0142',
      notes: [{ text: 'Private' }],
      mails: [{ kind: 'confirmation', sentAt: '2026-03-05T19:05:00.000Z' }],
    });
    const csv = await (await call('/api/admin/people/export?format=csv', as(email))).text();
    expect(csv.match(/"From before"/g)).toHaveLength(1);
    expect(csv).toContain('Private');
  });

  it('is permanently deleted in batches, including emails, while other data remains', async () => {
    const email = newPerson();
    const [other = ''] = await store({ email: newPerson() });
    const ids = await store(
      ...Array.from({ length: 170 }, (_, index) => ({
        email,
        status: index % 2 === 0 ? ('new' as const) : ('archived' as const),
      })),
    );
    const mails = await Promise.all(
      [ids[0] ?? '', ids[169] ?? '', other].map((id) => outboxEntry(id, 'notice')),
    );
    const remove = async () =>
      jsonOf<PersonDeletion>(
        await call('/api/admin/people', { method: 'DELETE', ...as(email.toLowerCase()) }),
      );

    expect(await remove()).toEqual({ deleted: 150, remaining: 20 });
    expect(await remove()).toEqual({ deleted: 20, remaining: 0 });
    expect(await remove()).toEqual({ deleted: 0, remaining: 0 });
    expect(await jsonOf<PersonSummary>(await call('/api/admin/people', as(email)))).toMatchObject({
      messages: 0,
      firstAt: null,
    });
    const exists = await Promise.all(
      [...mails, inbox.doc(other)].map(async (document) => (await document.get()).exists),
    );
    expect(exists).toEqual([false, false, true, true]);
  });

  it('is accessible only to the owner, who must provide an email address', async () => {
    await expectError(await call('/api/admin/people', { cookie }), 400, 'Enter an email address');
    await expectError(
      await call('/api/admin/people?email=ana@example.com', { method: 'DELETE', ...as(' ') }),
      400,
      'Enter an email address',
    );
    for (const options of [{}, { method: 'DELETE' }])
      await expectError(
        await call('/api/admin/people', { headers: personHeaders('a@example.com'), ...options }),
        401,
        'Unauthorized',
      );
    await expectError(
      await call('/api/admin/people/export?format=json', { headers: personHeaders('a@example.com') }),
      401,
      'Unauthorized',
    );
  });
});
