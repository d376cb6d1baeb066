/** Tests the owner's inbox with five thousand messages, on a separate database. */
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactSubmission, SubmissionFilter } from '@app/domain/inbox/contact';
import { submissionDocument } from '@app/domain/inbox/document';
import { MESSAGE_MAX_LENGTH } from '@app/domain/inbox/contact.limits';
import { Query, type CollectionReference } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readNewMessages, readSubmissions } from '../../../functions/src/inbox/list';
import { db } from '../../../functions/src/platform/firebase';
import { LIST_READS_MAX } from '../../../functions/src/platform/http/keyed-list';

vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'inbox')) };
});

/** The class of aggregate queries, which the SDK doesn't export. */
type Aggregates = ReturnType<CollectionReference['count']>;

const MESSAGES = 5000;
const BATCH = 500;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const inbox = db.collection(COLLECTIONS.contactSubmissions);

/**
 * Returns the message with the given number. Every hundredth message is new, every fifth is archived, number
 * 77 is in the bin, and numbers 79 and 83 are spam.
 */
function messageOf(number: number): Omit<ContactSubmission, 'id'> {
  const createdAt = new Date(START + number * 60_000).toISOString();
  const inboxStatus = number % 100 === 0 ? 'new' : number % 7 === 2 ? 'answered' : 'read';
  const status = number === 79 || number === 83 ? 'spam' : number % 5 === 1 ? 'archived' : inboxStatus;
  return {
    name: number === 4321 ? 'José Ágreda' : `V${number}`,
    email: `v${number}@x.co`,
    phone: number === 1234 ? '(787) 555-0142' : '',
    prefersWhatsApp: false,
    service: number % 2 === 0 ? 'puppy-training' : '',
    message: number === 2000 ? 'Mi perra salchicha muerde.' : `Dog ${number}`,
    language: number % 3 === 0 ? 'es' : 'en',
    page: '',
    status,
    createdAt,
    readAt: status === 'new' ? null : createdAt,
    answeredAt: null,
    deletedAt: number === 77 ? createdAt : null,
    spam: { score: 0, signs: [], verdict: null },
    notes: [],
  };
}

beforeAll(async () => {
  const numbers = Array.from({ length: MESSAGES }, (_, number) => number);
  await Promise.all(
    Array.from({ length: MESSAGES / BATCH }, (_, index) => {
      const batch = db.batch();
      for (const number of numbers.slice(index * BATCH, (index + 1) * BATCH))
        batch.set(inbox.doc(`message-${number}`), submissionDocument(messageOf(number)));
      return batch.commit();
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Starts counting query reads, and returns a function that returns the count so far. Aggregate counts cost
 * one read per thousand documents.
 */
function countReads(): () => number {
  let reads = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its query below
  const { get } = Query.prototype;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const snapshot = await get.call(this);
    reads += snapshot.size;
    return snapshot;
  });
  const aggregates = Object.getPrototypeOf(inbox.count()) as Aggregates;
  // oxlint-disable-next-line typescript/unbound-method -- called with its query below
  const { get: count } = aggregates;
  vi.spyOn(aggregates, 'get').mockImplementation(async function (this: Aggregates) {
    const snapshot = await count.call(this);
    reads += Math.max(1, Math.ceil(snapshot.data().count / 1000));
    return snapshot;
  });
  return () => reads;
}

const numbersOf = (messages: readonly ContactSubmission[]) =>
  messages.map(({ id }) => Number(id.replace('message-', '')));
const find = async (filter: SubmissionFilter, limit = 50) =>
  numbersOf((await readSubmissions(filter, { limit, after: undefined })).items);

it('reads an inbox page with one query', async () => {
  const reads = countReads();
  const queries = vi.spyOn(Query.prototype, 'get');
  const first = await readSubmissions({ state: 'inbox' }, { limit: 50, after: undefined });
  expect(numbersOf(first.items).slice(0, 5)).toEqual([4999, 4998, 4997, 4995, 4994]);
  expect(first.items).toHaveLength(50);
  expect(reads()).toBe(51);
  expect(queries).toHaveBeenCalledTimes(1);
  const second = await readSubmissions({ state: 'inbox' }, { limit: 50, after: first.next });
  expect(Math.max(...numbersOf(second.items))).toBeLessThan(Math.min(...numbersOf(first.items)));
  expect(reads()).toBe(102);
});

it('lists all messages outside the bin if there is no filter, without reading other messages', async () => {
  const reads = countReads();
  expect(await find({}, 3)).toEqual([4999, 4998, 4997]);
  expect(reads()).toBe(4);
  expect(numbersOf((await readSubmissions({}, { limit: 3, after: 'message-79' })).items)).toEqual([
    78, 76, 75,
  ]);
  expect(await find({ state: 'bin' })).toEqual([77]);
});

it('finds messages by name, email address, phone number and text, ignoring accents and case, with few reads', async () => {
  const reads = countReads();
  expect(await find({ search: ' agreda JOSE ' })).toEqual([4321]);
  expect(await find({ search: 'v1111@x.co' })).toEqual([1111]);
  expect(await find({ search: '+1 787 555-0142' })).toEqual([1234]);
  expect(await find({ search: 'salch muer' })).toEqual([2000]);
  // A word's longest search key is its first three characters, which `v1111` shares with 110 other senders.
  expect(reads()).toBeLessThan(150);
});

it('combines filters by service, language and state', async () => {
  const reads = countReads();
  expect(await find({ state: 'new', language: 'es', service: 'puppy-training' }, 3)).toEqual([
    4800, 4500, 4200,
  ]);
  expect(await find({ state: 'answered', service: 'none' }, 2)).toEqual([4993, 4979]);
  expect(reads()).toBeLessThan(800);
});

it('limits the number of reads per request, and continues the search in the next request', async () => {
  const filter: SubmissionFilter = { search: 'dog', service: 'none', language: 'es', state: 'archived' };
  const matching = Array.from({ length: MESSAGES }, (_, index) => MESSAGES - 1 - index).filter(
    (number) => number % 30 === 21,
  );
  const reads = countReads();
  const first = await readSubmissions(filter, { limit: 500, after: undefined });
  expect(reads()).toBe(LIST_READS_MAX);
  const second = await readSubmissions(filter, { limit: 500, after: first.next });
  expect(reads()).toBe(2 * LIST_READS_MAX);
  const found = numbersOf([...first.items, ...second.items]);
  expect(found.length).toBeGreaterThan(first.items.length);
  expect(found).toEqual(matching.slice(0, found.length));
});

it('returns exact counts of new messages, spam and messages in the bin', async () => {
  const reads = countReads();
  const { count, newest, spam, bin } = await readNewMessages();
  expect([count, spam, bin]).toEqual([MESSAGES / 100, 2, 1]);
  expect(numbersOf(newest)).toEqual([4900, 4800, 4700]);
  expect(reads()).toBeLessThan(10);
});

it.each([
  ['Latin', 'abcdefghijklmnopqrstuvwxyz'],
  ['Arabic', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  ['Hangul', '가나다라마바사아자차카타파하거너더러머버'],
  ['letters beyond the Basic Multilingual Plane', '𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏'],
])(
  'stores and finds a maximum-length message of long, distinct words in this script: %s',
  async (_script, letters) => {
    const alphabet = Array.from(letters);
    const words: string[] = [];
    for (let number = 0; words.join(' ').length < MESSAGE_MAX_LENGTH; number += 1) {
      const word = Array.from(
        { length: 20 },
        (_, place) => alphabet[(number * 7 + place * (1 + (number % 11))) % alphabet.length] ?? '',
      );
      word.unshift(
        alphabet[number % alphabet.length] ?? '',
        alphabet[Math.floor(number / alphabet.length) % alphabet.length] ?? '',
        alphabet[(number * 3) % alphabet.length] ?? '',
      );
      words.push(word.slice(0, 20).join(''));
    }
    const message = words.join(' ').slice(0, MESSAGE_MAX_LENGTH);
    const document = submissionDocument({
      ...messageOf(1),
      name: 'x'.repeat(100),
      email: `${'y'.repeat(240)}@example.com`,
      message,
    });
    // Firestore allows 1 MiB and 40,000 index entries per document. Each key needs two entries.
    expect(document.searchKeys.length * 2).toBeLessThan(39_000);
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(1024 * 1024);
    await inbox.doc('longest').set(document);
    expect(
      (
        await readSubmissions(
          {
            search: Array.from(words[5] ?? '')
              .slice(0, 9)
              .join(''),
          },
          { limit: 5, after: undefined },
        )
      ).items.map(({ id }) => id),
    ).toEqual(['longest']);
    await inbox.doc('longest').delete();
  },
);
