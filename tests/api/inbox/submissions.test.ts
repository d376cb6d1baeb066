import { SEARCH_HEADER, searchHeaders } from '@app/domain/general/api';
import { BIN_DAYS } from '@app/domain/general/bin';
import { COLLECTIONS } from '@app/domain/general/collections';
import {
  SUBMISSION_STATUSES,
  submissionExpiry,
  type ContactSubmission,
  type NewMessages,
  type SubmissionStatus,
} from '@app/domain/inbox/contact';
import { submissionDocument } from '@app/domain/inbox/document';
import { DAY_MS } from '@app/domain/general/dates';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, nextOf, unique } from '../support/environment';

const inbox = db.collection(COLLECTIONS.contactSubmissions);

/**
 * The time of the newest listed message. It is in the future, so that no messages from other tests are listed
 * between these messages.
 */
const base = Date.now() + DAY_MS;

function sample(changes: Partial<ContactSubmission> = {}): ContactSubmission {
  return {
    id: unique('message'),
    name: 'Ana',
    email: 'ana@example.com',
    phone: '',
    prefersWhatsApp: false,
    service: 'other',
    message: 'Mi perro ladra mucho.',
    language: 'es',
    page: '/es/contact',
    status: 'new',
    createdAt: new Date(base - 60_000).toISOString(),
    readAt: null,
    answeredAt: null,
    deletedAt: null,
    notes: [],
    spam: { score: 0, signs: [], verdict: null },
    ...changes,
  };
}

const listed = Array.from({ length: 5 }, (_, index) =>
  sample({
    service: index % 2 === 0 ? 'other' : '',
    status: index === 1 ? 'spam' : 'new',
    createdAt: new Date(base - index * 1000).toISOString(),
  }),
);

const created: string[] = [];
async function store(message: ContactSubmission): Promise<string> {
  const { id, ...fields } = message;
  await inbox.doc(id).set(submissionDocument(fields));
  created.push(id);
  return id;
}

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
  await Promise.all(listed.map((message) => store(message)));
});
afterAll(async () => {
  await Promise.all(created.map((id) => inbox.doc(id).delete()));
});

const list = (query: string, search?: string) =>
  call(`/api/admin/contact-submissions${query}`, { cookie, headers: searchHeaders(search) });
const show = (id: string) => call(`/api/admin/contact-submissions/${id}`, { cookie });
const mark = (id: string, status: unknown, from: unknown, as = cookie) =>
  call(`/api/admin/contact-submissions/${id}/status`, { method: 'PUT', json: { status, from }, cookie: as });
const bin = (id: string) => call(`/api/admin/contact-submissions/${id}`, { method: 'DELETE', cookie });
const takeFromBin = (id: string) =>
  call(`/api/admin/contact-submissions/${id}/take-from-bin`, { method: 'POST', cookie });
const deleteForGood = (id: string) =>
  call(`/api/admin/contact-submissions/${id}/permanently`, { method: 'DELETE', cookie });
const shown = async (id: string) => jsonOf<ContactSubmission>(await show(id));

async function read(response: Response): Promise<ContactSubmission[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return jsonOf<ContactSubmission[]>(response);
}

/** Requests the list for a query. Returns the ids of its messages that are also in `among`. */
async function idsIn(query: string, among: readonly string[], search?: string): Promise<string[]> {
  const found: string[] = [];
  for (let path: string | undefined = `/api/admin/contact-submissions?limit=500${query}`; path;) {
    const page: Response = await call(path, { cookie, headers: searchHeaders(search) });
    found.push(
      ...(await jsonOf<ContactSubmission[]>(page)).map(({ id }) => id).filter((id) => among.includes(id)),
    );
    path = nextOf(page);
  }
  return found;
}

describe('the list without a filter', () => {
  it('contains complete messages, newest first, including suspected spam', async () => {
    expect((await read(await list(''))).slice(0, listed.length)).toEqual(listed);
  });

  it('is split into pages that link to the next page', async () => {
    const first = await list('?limit=2');
    expect(await read(first)).toEqual(listed.slice(0, 2));
    const link = `/api/admin/contact-submissions?limit=2&after=${listed[1]?.id ?? ''}`;
    expect(first.headers.get('Link')).toBe(`<${link}>; rel="next"`);
    expect(await read(await call(link, { cookie }))).toEqual(listed.slice(2, 4));
  });

  it('returns at most 500 messages at once', async () => {
    expect((await list('?limit=500')).status).toBe(200);
    await expectError(await list('?limit=501'), 400, 'limit must be a whole number from 1 to 500');
    await expectError(await list('?after=no-such-message'), 400, 'after is not the place of a known post');
  });
});

describe('a filter', () => {
  it('is preserved in the link to the next page', async () => {
    const name = unique('Filtered').replaceAll('-', '');
    const [newer, older] = [
      sample({ name, createdAt: new Date(base - 1000).toISOString() }),
      sample({ name }),
    ];
    await Promise.all([store(newer), store(older)]);
    const first = await list('?language=es&state=inbox&limit=1', name);
    expect(await read(first)).toEqual([newer]);
    const next = nextOf(first) ?? '';
    expect(await read(await call(next, { cookie, headers: searchHeaders(name) }))).toEqual([older]);
    // The search term must not be part of the URL, because Google's request logs contain URLs.
    expect(next).toBe(`/api/admin/contact-submissions?language=es&state=inbox&limit=1&after=${newer.id}`);
  });

  it.each(['?state=lost', '?service=No+slug', '?language=fr', '?state=new&state=read'])(
    'is rejected if the query is %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it.each(['x'.repeat(301), '%E0%A4%A'])('is rejected if the search text is %s', async (search) => {
    expect(
      (await call('/api/admin/contact-submissions', { cookie, headers: { [SEARCH_HEADER]: search } })).status,
    ).toBe(400);
  });

  it('finds text in any script', async () => {
    const name = `Ñandú ${unique('名前').replaceAll('-', '')}`;
    await store(sample({ name }));
    expect((await read(await list('', name))).map((message) => message.name)).toEqual([name]);
  });
});

describe('a message’s status', () => {
  it('is stored for all of the owner’s devices, along with when the message was read and answered', async () => {
    const id = await store(sample());
    const before = Date.now();
    const opened = await jsonOf<ContactSubmission>(await mark(id, 'read', 'new'));
    expect(opened.status).toBe('read');
    expect(Date.parse(opened.readAt ?? '')).toBeGreaterThanOrEqual(before);
    const another = await logIn();
    const answered = await jsonOf<ContactSubmission>(await mark(id, 'answered', 'read', another));
    expect(answered).toMatchObject({
      status: 'answered',
      readAt: opened.readAt,
      answeredAt: expect.any(String) as string,
    });
    const archived = await jsonOf<ContactSubmission>(await mark(id, 'archived', 'answered'));
    expect(archived).toEqual({ ...answered, status: 'archived' });
    expect(await jsonOf(await mark(id, 'answered', 'archived'))).toEqual(answered);
    expect(await shown(id)).toEqual(answered);
    expect(await jsonOf(await mark(id, 'new', 'answered'))).toMatchObject({ status: 'new', readAt: null });
  });

  it('can be changed to any other status', async () => {
    const id = await store(sample());
    let from: SubmissionStatus = 'new';
    for (const first of SUBMISSION_STATUSES) {
      for (const status of [first, ...SUBMISSION_STATUSES]) {
        expect((await jsonOf<ContactSubmission>(await mark(id, status, from))).status).toBe(status);
        from = status;
      }
    }
  });

  it('is not overwritten after a change on another device, but repeating that change causes no conflict', async () => {
    const id = await store(sample());
    await mark(id, 'archived', 'new');
    await expectError(await mark(id, 'spam', 'new'), 412, 'This message was changed on another device');
    const repeated = await mark(id, 'archived', 'new');
    expect(repeated.status).toBe(200);
    expect((await shown(id)).status).toBe('archived');
  });

  it('is changed by only one of two concurrent requests, and the other request gets a conflict', async () => {
    const id = await store(sample());
    const answers = await Promise.all([mark(id, 'archived', 'new'), mark(id, 'spam', 'new')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers[0].status === 200 ? 'archived' : 'spam';
    expect((await shown(id)).status).toBe(winner);
  });

  it('determines which list shows the message, but does not affect the message’s contents or expiration date', async () => {
    const expiresAt = Timestamp.fromMillis(base);
    const id = await store(sample());
    await inbox.doc(id).update({ expiresAt, extra: 'kept' });
    const before = (await inbox.doc(id).get()).data();
    await mark(id, 'archived', 'new');
    const after = (await inbox.doc(id).get()).data();
    expect(after).toEqual({
      ...before,
      status: 'archived',
      listKeys: ['kept', 'state:archived', 'service:other'],
    });
    expect(await idsIn('&state=archived', [id])).toEqual([id]);
    expect(await idsIn('&state=inbox', [id])).toEqual([]);
    expect(await idsIn('', [id])).toEqual([id]);
  });

  it('cannot be set if the message does not exist', async () => {
    for (const id of [unique('message'), 'a.b', '__x__', 'x'.repeat(200)]) {
      await expectError(await mark(id, 'read', 'new'), 404, 'This message no longer exists');
      await expectError(await show(id), 404, 'This message no longer exists');
    }
  });

  it.each([
    ['lost', 'new'],
    ['read', undefined],
    [undefined, 'new'],
    [['read'], 'new'],
    [null, null],
  ])('is validated: a change to %j from %j is rejected', async (status, from) => {
    await expectError(
      await mark(listed[0]?.id ?? '', status, from),
      400,
      'The request body is not of the expected form',
    );
  });
});

describe('the bin', () => {
  it('keeps a message with its status for a limited time and can restore it', async () => {
    const id = await store(
      sample({ status: 'answered', readAt: new Date().toISOString(), answeredAt: new Date().toISOString() }),
    );
    const before = await shown(id);
    expect((await bin(id)).status).toBe(204);
    expect((await bin(id)).status).toBe(204);
    const { deletedAt, ...rest } = await shown(id);
    expect({ ...rest, deletedAt: null }).toEqual(before);
    expect(await idsIn('', [id])).toEqual([]);
    expect(await idsIn('', [id], 'ladra')).toEqual([]);
    expect(await idsIn('&state=bin', [id], 'ladra')).toEqual([id]);
    // The time-to-live policy deletes the message at this time.
    const expiresAt = ((await inbox.doc(id).get()).get('expiresAt') as Timestamp).toMillis();
    expect(expiresAt).toBe(Date.parse(deletedAt ?? '') + BIN_DAYS * DAY_MS);

    await expectError(await mark(id, 'archived', 'answered'), 409, 'This message is in the bin');
    expect(await jsonOf(await takeFromBin(id))).toEqual(before);
    expect((await takeFromBin(id)).status).toBe(200);
    expect(await idsIn('&state=answered', [id])).toEqual([id]);
    expect((await inbox.doc(id).get()).get('expiresAt')).toEqual(
      Timestamp.fromDate(submissionExpiry(new Date(before.createdAt))),
    );
  });

  it('does not extend the retention of an old message', async () => {
    const createdAt = new Date(Date.now() - 720 * DAY_MS);
    const id = await store(sample({ createdAt: createdAt.toISOString() }));
    await bin(id);
    expect((await inbox.doc(id).get()).get('expiresAt')).toEqual(
      Timestamp.fromDate(submissionExpiry(createdAt)),
    );
  });

  it('is the only place where a message can be permanently deleted', async () => {
    const id = await store(sample());
    await expectError(await deleteForGood(id), 409, 'Only a message in the bin can be deleted for good');
    await bin(id);
    expect((await deleteForGood(id)).status).toBe(204);
    for (const response of [await deleteForGood(id), await takeFromBin(id), await bin(id)])
      expect(response.status).toBe(404);
    expect((await inbox.doc(id).get()).exists).toBe(false);
  });
});

it('the summary of new messages counts them and lists the newest ones', async () => {
  const id = await store(sample({ createdAt: new Date(base + DAY_MS).toISOString() }));
  const summary = async () => jsonOf<NewMessages>(await call('/api/admin/new-messages', { cookie }));
  const { count, newest } = await summary();
  expect(newest.map((message) => message.id)).toContain(id);
  expect(newest.length).toBeLessThanOrEqual(3);
  expect(count).toBeGreaterThanOrEqual(newest.length);
  await mark(id, 'read', 'new');
  expect((await summary()).newest.map((message) => message.id)).not.toContain(id);
});
