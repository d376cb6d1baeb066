/**
 * Tests the statistics with the built function and Firestore. Uses a separate project, so that no other
 * events are counted.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { inParallel } from '@app/domain/general/in-parallel';
import { SESSION_COOKIE } from '@app/domain/account/session';
import { dayOf, monthOf, monthsAfter } from '@app/domain/stats/days';
import type { Counts } from '@app/domain/stats/keys';
import type { StatsReport } from '@app/domain/stats/report';
import { STATS_MAX_BYTES } from '@app/domain/stats/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STATS_KEYS_PER_DAY, STATS_LIMITS } from '../../../functions/src/platform/config';
import { db } from '../../../functions/src/platform/firebase';
import { readReport } from '../../../functions/src/stats/report';
import { readMonths, rollUp, writeCounts } from '../../../functions/src/stats/store';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { startFunction, type Answer, type FunctionInstance } from '../support/function';

const { projectId } = vi.hoisted(() => ({ projectId: `demo-stats-${crypto.randomUUID()}` }));
vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId }, 'stats')) };
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const VIEW = { type: 'view', path: '/es/services' };
const BEACONS = 2000;
const BURST = 500;

const shards = db.collection(COLLECTIONS.statsShards);
const months = db.collection(COLLECTIONS.statsMonths);
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const start = () =>
  startFunction({ GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify({ projectId }) });

let server: FunctionInstance;
beforeAll(async () => {
  await db
    .collection(COLLECTIONS.posts)
    .doc('post1')
    .set({ slug: 'sit-and-stay', published: true, titleEn: 'Sit and stay', titleEs: 'Sentado y quieto' });
  await db
    .collection(COLLECTIONS.ownPages)
    .doc('page1')
    .set({ slug: 'precios', titleEs: 'Precios', order: 0, languages: { en: false, es: true } });
  await db.collection(COLLECTIONS.blogIndex).doc('published').set({ total: 1 });
  server = await start();
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([db.recursiveDelete(shards), db.recursiveDelete(months)]));

interface Beacon {
  events?: unknown;
  headers?: Record<string, string>;
  from?: string;
  to?: FunctionInstance;
}

const beacon = ({
  events = [VIEW],
  headers,
  from = newAddress(),
  to = server,
}: Beacon = {}): Promise<Answer> =>
  to.send({
    path: '/api/stats',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': IPHONE,
      'X-Forwarded-For': from,
      ...headers,
    },
    body: JSON.stringify({ events }),
  });

/** Returns all counts for a month, including days that haven't been rolled up. */
async function counted(month = monthOf(dayOf(new Date()))): Promise<Counts> {
  return (await readMonths([month])).get(month)?.counts ?? {};
}

describe('a burst of beacons', () => {
  it('is counted exactly, even by two instances', async () => {
    const second = await start();
    const paths = ['/en', '/es', '/en/services', '/es/blog/sit-and-stay'];
    const statuses = new Set<number>();
    for (let sent = 0; sent < BEACONS; sent += BURST) {
      const burst = Array.from({ length: BURST }, (_, index) =>
        beacon({ events: [{ ...VIEW, path: paths[index % 4] }], to: index % 2 ? second : server }),
      );
      for (const { status } of await Promise.all(burst)) statuses.add(status);
    }
    await second.stop();
    expect([...statuses]).toEqual([204]);
    const each = BEACONS / 4;
    expect(await counted()).toEqual({
      'view|en|home': each,
      'view|es|home': each,
      'view|en|services': each,
      'view|es|post:post1': each,
    });
  }, 60_000);

  it('loses no acknowledged beacons when the instance dies', async () => {
    const dying = await start();
    let answered = 0;
    // When the instance stops, it has acknowledged some of the beacons. Others are still being stored or have
    // just arrived.
    await inParallel(Array(400).keys(), 60, async () => {
      const answer = await beacon({ to: dying }).catch(() => undefined);
      if (answer?.status === 204) answered += 1;
      if (answered === 60) void dying.stop();
    });
    const { 'view|es|services': stored = 0 } = await counted();
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(400);
    expect(stored).toBeGreaterThanOrEqual(answered);
  });
});

describe('a visit', () => {
  it.each([
    [
      'from a search engine',
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    [
      'from a headless browser',
      {
        'User-Agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      },
    ],
    ['from a client without a user agent', { 'User-Agent': '' }],
    ['from a browser with Do Not Track', { DNT: '1' }],
    ['from a browser with Global Privacy Control', { 'Sec-GPC': '1' }],
    ['from the owner', { Cookie: `${SESSION_COOKIE}=${'a'.repeat(43)}` }],
  ])('is not counted if it is %s', async (_visit, headers) => {
    expect((await beacon({ headers })).status).toBe(204);
    expect(await counted()).toEqual({});
  });

  it.each([
    ['from another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['sent as something other than JSON', { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['too large', { events: [{ ...VIEW, more: 'x'.repeat(STATS_MAX_BYTES) }] }, 413],
    ['a request with an invalid event', { events: [VIEW, { type: 'view', path: 7 }] }, 400],
  ])('is not counted if it is %s', async (_visit, sent, status) => {
    expect((await beacon(sent)).status).toBe(status);
    expect(await counted()).toEqual({});
  });

  it('is not counted beyond the limit for its address, and the address is never stored', async () => {
    const from = newAddress();
    const { max } = STATS_LIMITS.visitor;
    const answers = await Promise.all(Array.from({ length: max + 5 }, () => beacon({ from })));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(max);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await beacon()).status).toBe(204);
    expect(await counted()).toEqual({ 'view|es|services': max + 1 });
    expect((await db.collection(COLLECTIONS.rateLimits).get()).size).toBe(0);
  });
});

it('a beacon leaves nothing about the visitor in the database or the log', async () => {
  const from = newAddress();
  const events = [
    VIEW,
    { type: 'visit', path: '/en', from: 'l.facebook.com' },
    { type: 'form', path: '/en/contact', step: 'left', field: 'Ana Rivera' },
    {
      type: 'error',
      path: '/en/contact?name=Ana',
      message: 'No message for "Ana" <ana@example.com>',
      place: 'https://x.example/assets/a.js?ana:1:2',
    },
  ];
  expect(
    (
      await beacon({
        events,
        from,
        headers: { 'X-Forwarded-Host': 'x.example', 'Fastly-Client-IP': '10.9.8.7' },
      })
    ).status,
  ).toBe(204);
  const stored = await Promise.all(
    (await db.listCollections())
      .filter(({ id }) => id.startsWith('stats'))
      .map((collection) => collection.get()),
  );
  const all = JSON.stringify(
    stored.flatMap(({ docs }) => docs.map((document) => [document.id, document.data()])),
  );
  expect(all).toContain('visit|en|facebook.com');
  for (const personal of [from, '10.9.8.7', 'iPhone', 'Ana', 'ana@', 'X-Forwarded']) {
    expect(all).not.toContain(personal);
    expect(server.log()).not.toContain(personal);
  }
});

it('the number of stored fields stays bounded, even with made-up paths, sites and errors', async () => {
  const fresh = await start();
  const names = Array.from(
    { length: 600 },
    (_, index) => `a${index.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`,
  );
  const sent = names.map((name) => [
    { type: 'view', path: `/en/blog/${name}` },
    { type: 'visit', path: '/en', from: `${name}.example` },
    { type: 'error', path: '/en', message: name, place: '' },
  ]);
  await Promise.all(sent.map((events) => beacon({ events, to: fresh })));
  await fresh.stop();
  const counts = await counted();
  const sumOf = (kind: string) =>
    Object.entries(counts)
      .filter(([key]) => key.startsWith(kind))
      .map(([, count]) => count);
  expect(counts['view|en|other']).toBe(600);
  expect(sumOf('visit')).toHaveLength(STATS_KEYS_PER_DAY.visit + 1);
  expect(sumOf('error')).toHaveLength(STATS_KEYS_PER_DAY.error + 1);
  for (const kind of ['visit', 'error']) expect(sumOf(kind).reduce((sum, count) => sum + count)).toBe(600);
});

describe('rolling up', () => {
  const today = '2026-03-10';
  const rolledUp = async () => ({
    counts: await counted('2026-03'),
    shards: (await shards.get()).docs.map(({ id }) => id.slice(0, 10)),
  });

  it('moves past days into their months exactly once, regardless of how often it runs', async () => {
    await Promise.all([
      writeCounts({ 'view|en|home': 3 }, '2026-03-08'),
      writeCounts({ 'view|en|home': 4, 'tap|phone|en|home': 1 }, '2026-03-09'),
    ]);
    await writeCounts({ 'view|en|home': 5 }, today);
    await writeCounts({ 'view|en|home': 7 }, '2026-02-28');
    const before = await readMonths(['2026-02', '2026-03']);

    await Promise.all([rollUp(today), rollUp(today)]);
    await rollUp(today);
    expect(await rolledUp()).toEqual({
      counts: { 'view|en|home': 12, 'tap|phone|en|home': 1 },
      shards: [today],
    });
    expect(await readMonths(['2026-02', '2026-03'])).toEqual(before);
    expect((await months.doc('2026-03').get()).get('days')).toMatchObject({
      '2026-03-08': { views: 3, taps: 0 },
      '2026-03-09': { views: 4, taps: 1 },
    });
  });

  it('loses no beacons that are stored during or after a run', async () => {
    await writeCounts({ 'view|en|home': 1 }, '2026-03-09');
    const late = Array.from({ length: 30 }, () => writeCounts({ 'view|en|home': 1 }, '2026-03-09'));
    await Promise.all([...late, rollUp(today), rollUp(today)]);
    expect(await counted('2026-03')).toEqual({ 'view|en|home': 31 });
    await rollUp(today);
    expect(await rolledUp()).toEqual({ counts: { 'view|en|home': 31 }, shards: [] });
    await writeCounts({ 'view|en|home': 1 }, '2026-03-09');
    await rollUp(today);
    expect(await rolledUp()).toEqual({ counts: { 'view|en|home': 32 }, shards: [] });
    expect((await months.doc('2026-03').get()).get('days.2026-03-09.views')).toBe(32);
  });

  it('stores more counts than a single write may contain, with an expiration date', async () => {
    const counts = Object.fromEntries(
      Array.from({ length: 1100 }, (_, index) => [`view|en|post:p${index}`, index + 1]),
    );
    await writeCounts(counts, '2026-03-09');
    await rollUp(today);
    expect(await counted('2026-03')).toEqual(counts);
    expect((await months.doc('2026-03').get()).get('expiresAt')).toEqual(
      Timestamp.fromDate(new Date('2028-05-01T04:00:00Z')),
    );
  });
});

describe('the report', () => {
  it('is accessible only to the owner', async () => {
    expect((await server.send({ path: '/api/admin/stats' })).status).toBe(401);
  });

  it('covers one month or all months, and contains days, posts and the owner’s own pages with their current titles', async () => {
    const now = new Date();
    const lastMonth = monthsAfter(monthOf(dayOf(now)), -1);
    await writeCounts(
      {
        'view|es|post:post1': 2,
        'view|en|post:deleted': 9,
        'view|es|page:page1': 4,
        'view|es|page:deleted': 3,
        'view|en|other': 1,
        'visit|es|google.com': 2,
      },
      `${lastMonth}-07`,
    );
    await writeCounts({ 'view|es|post:post1': 1 }, dayOf(now));
    await rollUp();
    const login = await server.send({
      path: '/api/admin/session',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: DEMO_PASSWORD }),
    });
    const headers = { Cookie: String(login.headers['set-cookie']?.[0]?.split(';')[0]) };
    const read = async (query: string) =>
      JSON.parse((await server.send({ path: '/api/admin/stats' + query, headers })).text) as StatsReport;

    const all = await read('');
    expect(all.days.map(({ day, views }) => [day, views])).toEqual([
      [`${lastMonth}-07`, 19],
      [dayOf(now), 1],
    ]);
    expect(all.posts).toEqual({
      en: [],
      es: [{ title: 'Sentado y quieto', path: '/es/blog/sit-and-stay', count: 3 }],
    });
    expect(all.pages).toEqual([
      { page: 'page:page1', titleEn: '', titleEs: 'Precios', count: 4 },
      { page: 'other', count: 1 },
    ]);
    expect(all.sources).toEqual([{ source: 'google.com', count: 2 }]);
    expect((await read(`?month=${lastMonth}`)).totals).toMatchObject({ views: 19, visits: 2 });
    expect((await server.send({ path: '/api/admin/stats?month=1999-01', headers })).status).toBe(404);
    expect((await readReport(null, now)).totals).toEqual(all.totals);
  });
});
