/**
 * Tests the connection to Instagram with a stand-in that can simulate every kind of failure, using a separate
 * database and bucket.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { imageVariants, parseImagePath } from '@app/domain/pictures/images';
import {
  REMOVE_POSTS_QUERY,
  type InstagramPost,
  type InstagramProblem,
  type InstagramStatus,
} from '@app/domain/instagram/posts';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { initializeApp } from 'firebase-admin/app';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { InstagramError } from '../../../functions/src/instagram/call';
import { exchangeCode, renewToken } from '../../../functions/src/instagram/authorization';
import { readAccount, readPosts } from '../../../functions/src/instagram/api';
import { storePicture } from '../../../functions/src/instagram/pictures';
import { standInConfig } from '../../../functions/src/instagram/config';
import { sealToken } from '../../../functions/src/instagram/token';
import { startInstagramStandIn } from '../../../tools/emulators/stand-ins/instagram';
import { newAddress } from '../support/environment';
import { startFunction, type Answer, type FunctionInstance } from '../support/function';

type StandIn = Awaited<ReturnType<typeof startInstagramStandIn>>;
type Post = StandIn['behavior']['posts'][number];

const DAY = 24 * 60 * 60_000;
const ORIGIN = 'https://site.example';
const projectId = `demo-instagram-${randomUUID()}`;
const db = getFirestore(initializeApp({ projectId }, 'instagram'));
const connection = db.collection(COLLECTIONS.instagram).doc('connection');

let standIn: StandIn;
let server: FunctionInstance;
let cookie: string;
let usual: StandIn['behavior'];

beforeAll(async () => {
  standIn = await startInstagramStandIn(0);
  usual = { ...standIn.behavior };
  server = await startFunction({
    GCLOUD_PROJECT: projectId,
    STORAGE_BUCKET: '',
    INSTAGRAM_API_URL: standIn.url,
  });
  cookie = await logIn();
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const post = (number: number, changes: Partial<Post> = {}): Post => ({
  id: `p${number}`,
  type: 'IMAGE',
  picture: `${number}.jpg`,
  time: new Date(Date.UTC(2026, 2, number)).toISOString(),
  caption: `Post ${number}`,
  ...changes,
});

const jpeg = (red: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 90, b: 80 } } })
    .jpeg()
    .toBuffer();

/**
 * The file name of the one picture that only a single post has. The other posts share a picture, because
 * encoding each one takes time.
 */
const OWN_PICTURE = '3.jpg';
const [shared, own] = await Promise.all([jpeg(10), jpeg(200)]);
const pictureOf = (file: string): Buffer => (file === OWN_PICTURE ? own : shared);

beforeEach(async () => {
  Object.assign(standIn.behavior, usual, {
    posts: [6, 5, 4, 3, 2, 1].map((number) => post(number)),
    picture: (file: string) => ({ body: pictureOf(file) }),
  });
  standIn.calls.length = 0;
  await Promise.all(
    [COLLECTIONS.instagram, COLLECTIONS.instagramPosts, COLLECTIONS.publications].map((name) =>
      db.recursiveDelete(db.collection(name)),
    ),
  );
});

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  cookie?: string;
}

const call = (path: string, { method, body, headers, cookie: sent = cookie }: Call = {}): Promise<Answer> =>
  server.send({
    path,
    ...(method !== undefined && { method }),
    headers: {
      Cookie: sent,
      Origin: ORIGIN,
      Host: new URL(ORIGIN).host,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function logIn(): Promise<string> {
  const { headers } = await server.send({
    path: '/api/admin/session',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** Returns a successful response's parsed JSON. */
function bodyOf({ status: code, text }: Answer): unknown {
  expect(code, text).toBe(200);
  return JSON.parse(text) as unknown;
}
const status = async () => bodyOf(await call('/api/admin/instagram')) as InstagramStatus;
const fetchNow = async () =>
  bodyOf(await call('/api/admin/instagram/fetch', { method: 'POST' })) as InstagramStatus;
const shown = async () => bodyOf(await call('/api/instagram')) as InstagramPost[];
const shownIds = async (): Promise<string[]> => (await shown()).map(({ id }) => id);
const problem = async (): Promise<InstagramProblem | null | undefined> =>
  (await status()).connection?.problem;
const publications = async (): Promise<unknown[]> =>
  (await db.collection(COLLECTIONS.publications).get()).docs.map(
    (document) => document.get('collection') as unknown,
  );

/** Starts connecting an account, and returns the Instagram URL's parameters. */
async function begin(): Promise<URLSearchParams> {
  const { url } = bodyOf(await call('/api/admin/instagram/authorization', { method: 'POST' })) as {
    url: string;
  };
  return new URL(url).searchParams;
}

const finish = (state: string, { code = 'a-code', ...options }: Call & { code?: string } = {}) =>
  call('/api/admin/instagram/connection', { method: 'POST', body: { code, state }, ...options });

/** Stores a connection as if the owner had connected an account, then fetches the posts. */
async function connect(): Promise<void> {
  const { account } = standIn.behavior;
  await connection.set({
    account: `id-of-${account}`,
    username: account,
    sealedToken: sealToken(`long.${account}.${Date.now()}`, 'stand-in'),
    renewedAt: Timestamp.now(),
    endsAt: Timestamp.fromMillis(Date.now() + 60 * DAY),
    fetchedAt: null,
    problem: null,
    problemSince: null,
    fetch: null,
  });
  await server.fetchInstagram();
}

const isServed = async (path: string): Promise<boolean> => (await server.send({ path })).status === 200;

describe('the owner', () => {
  it('is the only one who can connect, disconnect, fetch posts and see the status', async () => {
    for (const [method, path] of [
      ['GET', '/api/admin/instagram'],
      ['POST', '/api/admin/instagram/authorization'],
      ['POST', '/api/admin/instagram/connection'],
      ['DELETE', '/api/admin/instagram/connection'],
      ['POST', '/api/admin/instagram/fetch'],
    ] as const) {
      expect((await call(path, { method, cookie: '' })).status, `${method} ${path}`).toBe(401);
    }
  });

  it('can authorize the connection on Instagram and then see the posts', async () => {
    const asked = await begin();
    expect(asked.get('redirect_uri')).toBe(ORIGIN + ADMIN_PAGES.instagram);
    expect(asked.get('scope')).toBe('instagram_business_basic');
    const { connection: made, posts } = bodyOf(await finish(asked.get('state') ?? '')) as InstagramStatus;
    expect(made).toMatchObject({
      username: 'standin',
      endsSoon: false,
      fetchedAt: null,
      problem: null,
    });
    expect(posts).toBe(0);

    const fetched = await fetchNow();
    expect(fetched.connection).toMatchObject({ fetchedAt: expect.any(String) as string, problem: null });
    expect(fetched.posts).toBe(4);
    expect(await shownIds()).toEqual(['p6', 'p5', 'p4', 'p3']);
    const [first] = await shown();
    expect(first).toEqual({
      id: 'p6',
      permalink: 'https://www.instagram.com/p/p6/',
      mediaUrl: expect.stringMatching(/^\/images\/uploads\/instagram-[0-9a-f]{32}-64x48\.webp$/) as string,
      caption: 'Post 6',
      likeCount: 12,
      commentCount: 3,
    });
    const sized = parseImagePath(first?.mediaUrl ?? '');
    for (const { path } of sized ? imageVariants(sized) : []) expect(await isServed(path)).toBe(true);
    expect(await publications()).toEqual(['instagramPosts']);
  });

  it('has an access token, which is stored encrypted in a private document', async () => {
    expect((await finish((await begin()).get('state') ?? '')).status).toBe(200);
    await server.fetchInstagram();
    const stored = JSON.stringify((await connection.get()).data());
    expect(stored).toContain('sealedToken');
    expect(stored).not.toContain('long.standin');
    expect((await call('/api/admin/instagram')).text).not.toMatch(/token/i);
    expect(server.log()).not.toMatch(/(?:long|short)\.standin/);
  });

  it('can use each connection attempt only once, in the same session, and before it expires', async () => {
    const state = (await begin()).get('state') ?? '';
    expect((await finish('forged')).status).toBe(409);
    expect((await finish(state, { cookie: await logIn() })).status).toBe(409);
    const results = await Promise.all(Array.from({ length: 4 }, () => finish(state)));
    expect(results.map((result) => result.status).sort()).toEqual([200, 409, 409, 409]);

    const late = (await begin()).get('state') ?? '';
    await db
      .collection(COLLECTIONS.instagram)
      .doc('attempt')
      .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    const refused = await finish(late, { headers: { 'Accept-Language': 'es' } });
    expect([refused.status, refused.text]).toEqual([
      409,
      'Este intento de conectar Instagram terminó o ya se usó. Empieza de nuevo.',
    ]);
  });

  it.each([
    ['a wrong code', 'code', { code: 190 }, /did not accept/],
    ['a missing permission', 'account', { code: 10 }, /doesn’t let this site see/],
    ['too many calls', 'exchange', { code: 4 }, /limiting us/],
    ['HTTP 429', 'exchange', { status: 429, body: '' }, /limiting us/],
    ['an Instagram error', 'code', { status: 503, body: '<html>' }, /didn’t respond properly/],
    ['a truncated response', 'code', { body: '{"access_token": "IG' }, /didn’t respond properly/],
  ] as const)(
    'gets an understandable error and remains disconnected after %s',
    async (_name, failing, failure, text) => {
      standIn.behavior.failure = (name) => (name === failing ? failure : undefined);
      const answer = await finish((await begin()).get('state') ?? '');
      expect(answer.status).toBe(502);
      expect(answer.text).toMatch(text);
      expect((await status()).connection).toBeNull();
    },
  );

  it('can disconnect and either keep the posts or remove them with their pictures', async () => {
    await connect();
    const [first] = await shown();
    expect(bodyOf(await call('/api/admin/instagram/connection', { method: 'DELETE' }))).toEqual({
      isConfigured: true,
      connection: null,
      posts: 4,
    });
    expect((await connection.get()).exists).toBe(false);
    expect(await publications()).toEqual(['instagramPosts']);
    expect((await call('/api/admin/instagram/fetch', { method: 'POST' })).status).toBe(409);

    const removal = await call(`/api/admin/instagram/connection?${REMOVE_POSTS_QUERY}=true`, {
      method: 'DELETE',
    });
    expect(bodyOf(removal)).toEqual({ isConfigured: true, connection: null, posts: 0 });
    expect(await shown()).toEqual([]);
    expect(await isServed(first?.mediaUrl ?? '')).toBe(false);
    expect(await publications()).toEqual(['instagramPosts', 'instagramPosts']);
  });

  it('sees only the new account’s posts after connecting another account', async () => {
    await connect();
    Object.assign(standIn.behavior, {
      account: 'luna',
      posts: [post(2, { id: 'luna2' }), post(1, { id: 'luna1' })],
    });
    await connect();
    expect(await shownIds()).toEqual(['luna2', 'luna1']);
  });
});

/** The calls that fail, the responses to them, and the problems that the owner sees. */
const FAILURES: readonly [
  string,
  NonNullable<ReturnType<StandIn['behavior']['failure']>>,
  InstagramProblem,
][] = [
  ['account', { code: 190 }, 'ended'],
  ['posts', { code: 10 }, 'permission'],
  ['posts', { code: 4 }, 'busy'],
  ['posts', { status: 429, body: 'slow down' }, 'busy'],
  ['posts', { status: 500, body: '' }, 'failed'],
  ['posts', { status: 200, body: '{"error":{"code":2}}' }, 'failed'],
  ['posts', { body: '{"data":[{"id":"p6","media_ty' }, 'failed'],
  ['posts', { body: '<!doctype html>' }, 'failed'],
  ['posts', { body: 'null' }, 'failed'],
  ['posts', { body: '{}' }, 'failed'],
  // The list of posts is empty even though the account has some.
  ['posts', { body: '{"data":[]}' }, 'failed'],
  ['posts', { body: '{"data":[{"media_type":"IMAGE"}]}' }, 'failed'],
  [
    'posts',
    {
      body: '{"data":[{"id":"1","media_type":"IMAGE","permalink":"javascript:alert(1)","timestamp":"2026-01-01"}]}',
    },
    'failed',
  ],
  [
    'posts',
    { body: '{"data":[],"paging":{"next":"https://graph.instagram.com/without-a-cursor"}}' },
    'failed',
  ],
];

describe('the posts', () => {
  beforeEach(connect);

  it('cause no writes, downloads or publishing if they have not changed', async () => {
    const before = await db.collection(COLLECTIONS.instagramPosts).get();
    standIn.calls.length = 0;
    await server.fetchInstagram();
    const after = await db.collection(COLLECTIONS.instagramPosts).get();
    expect(after.docs.map(({ updateTime }) => updateTime.toMillis())).toEqual(
      before.docs.map(({ updateTime }) => updateTime.toMillis()),
    );
    expect(standIn.calls).toEqual(['account', 'posts']);
    expect(await publications()).toHaveLength(1);
  });

  it('get updated counts without being republished, because no page shows the counts', async () => {
    standIn.behavior.change = (body: { data: object[] }) => ({
      ...body,
      data: body.data.map((media) => ({ ...media, like_count: 99 })),
    });
    await server.fetchInstagram();
    expect((await shown()).map(({ likeCount }) => likeCount)).toEqual([99, 99, 99, 99]);
    expect(await publications()).toHaveLength(1);
  });

  it('mirror the account, so new posts appear and deleted posts disappear with their pictures', async () => {
    const [first, , , last] = await shown();
    standIn.behavior.posts = [
      post(8),
      post(7, { caption: '' }),
      ...standIn.behavior.posts.filter(({ id }) => id !== 'p5'),
    ];
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p8', 'p7', 'p6', 'p4']);
    expect(await isServed(last?.mediaUrl ?? '')).toBe(false);
    expect(await isServed(first?.mediaUrl ?? '')).toBe(true);
    standIn.behavior.posts = [];
    await server.fetchInstagram();
    expect(await shown()).toEqual([]);
    expect(await publications()).toHaveLength(3);
  });

  it('include an album’s first picture and a video’s cover, but exclude posts whose picture is withheld', async () => {
    standIn.behavior.posts = [
      post(12, { type: 'VIDEO' }),
      post(11, { type: 'CAROUSEL_ALBUM' }),
      { id: 'withheld', type: 'IMAGE', time: post(10).time, caption: '' },
      ...standIn.behavior.posts,
    ];
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p12', 'p11', 'p6', 'p5']);
    expect(await problem()).toBeNull();
  });

  it('are also read from later pages, but never from the URLs that Instagram returns for those pages', async () => {
    const withheld = [9, 8, 7].map((number): Post => ({
      id: `w${number}`,
      type: 'IMAGE',
      time: post(number).time,
      caption: '',
    }));
    Object.assign(standIn.behavior, { pageSize: 2, posts: [...withheld, post(5), post(4)] });
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p5', 'p4']);
    expect(standIn.calls).not.toContain('/elsewhere');
  });

  it('may contain emoji, right-to-left text and HTML', async () => {
    const caption = '‮🐕🏽 مرحبا <script>alert(1)</script> \ud83d end';
    standIn.behavior.change = (body: { data: object[] }) => ({
      ...body,
      data: body.data.map((media) => ({ ...media, caption })),
    });
    await server.fetchInstagram();
    expect((await shown())[0]?.caption).toBe(caption.toWellFormed());
  });

  it('remain unchanged after any failure, and the owner sees the problem and when it started', async () => {
    const before = await shown();
    standIn.behavior.posts = [post(9), ...standIn.behavior.posts];
    let since: string | null | undefined;
    for (const [failing, failure, expected] of FAILURES) {
      standIn.behavior.failure = (name) => (name === failing ? failure : undefined);
      await server.fetchInstagram();
      expect(await shown()).toEqual(before);
      const { connection: failed } = await status();
      expect(failed?.problem, JSON.stringify(failure)).toBe(expected);
      since ??= failed?.problemSince;
      expect(failed?.problemSince).toBe(since);
    }
    standIn.behavior.failure = () => undefined;
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p9', 'p6', 'p5', 'p4']);
    expect((await status()).connection).toMatchObject({ problem: null, problemSince: null });
  });

  it('leave out any post whose picture has expired, is damaged or too large, or has another file type', async () => {
    standIn.behavior.posts = [post(9), ...standIn.behavior.posts];
    for (const answer of [
      { status: 403 },
      { body: '<html>not a picture</html>' },
      { body: Buffer.from('ffd8ffe000104a46494600', 'hex') },
      { body: Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(11 * 1024 * 1024)]) },
    ]) {
      standIn.behavior.picture = (file) => (file === '9.jpg' ? answer : { body: pictureOf(file) });
      await server.fetchInstagram();
      expect(await shownIds()).toEqual(['p6', 'p5', 'p4', 'p3']);
      expect(await problem()).toBe('pictures');
    }
    standIn.behavior.picture = (file) => ({ body: pictureOf(file) });
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p9', 'p6', 'p5', 'p4']);
    expect(await problem()).toBeNull();
  });

  it('remain unchanged if there are many new posts but none of their pictures can be loaded', async () => {
    standIn.behavior.posts = Array.from({ length: 20 }, (_, index) => post(30 - index));
    standIn.behavior.picture = () => ({ status: 403 });
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p6', 'p5', 'p4', 'p3']);
    expect(await problem()).toBe('pictures');
  });

  it('are still fetched on schedule after the owner’s own fetch fails, because a failure does not disconnect the account', async () => {
    standIn.behavior.posts = [post(9), ...standIn.behavior.posts];
    standIn.behavior.failure = () => ({ status: 500, body: '' });
    expect(await fetchNow()).toMatchObject({ connection: { problem: 'failed' }, posts: 4 });
    standIn.behavior.failure = () => undefined;
    await server.fetchInstagram();
    expect((await shownIds())[0]).toBe('p9');
    expect(await problem()).toBeNull();
  });

  it('are fetched by only one request at a time, and are not stored if the account was disconnected in the meantime', async () => {
    await connection.update({ fetch: { id: 'another', until: Timestamp.fromMillis(Date.now() + 60_000) } });
    standIn.calls.length = 0;
    await server.fetchInstagram();
    const asked = await call('/api/admin/instagram/fetch', {
      method: 'POST',
      headers: { 'Accept-Language': 'es' },
    });
    expect([asked.status, asked.text]).toEqual([
      409,
      'Ya se están buscando tus publicaciones. Vuelve a intentarlo en un minuto.',
    ]);
    expect(standIn.calls).toEqual([]);
    await connection.update({ fetch: null });

    standIn.behavior.posts = [post(9), ...standIn.behavior.posts];
    // Disconnects while the new post's picture is downloading.
    standIn.behavior.picture = async (file) => {
      await connection.delete();
      return { body: pictureOf(file) };
    };
    await server.fetchInstagram();
    expect(await shownIds()).toEqual(['p6', 'p5', 'p4', 'p3']);
    expect((await status()).connection).toBeNull();
  });
});

describe('the access token', () => {
  beforeEach(connect);
  const age = (days: number) =>
    connection.update({
      renewedAt: Timestamp.fromMillis(Date.now() - days * DAY),
      endsAt: Timestamp.fromMillis(Date.now() + (60 - days) * DAY),
    });
  const daysLeft = async () =>
    Math.round((Date.parse((await status()).connection?.endsAt ?? '') - Date.now()) / DAY);

  it('is renewed after thirty days', async () => {
    await age(29);
    await server.fetchInstagram();
    expect(await daysLeft()).toBe(31);
    await age(31);
    await server.fetchInstagram();
    expect(await daysLeft()).toBe(60);
    await server.fetchInstagram();
    expect(standIn.calls.filter((name) => name === 'renewal')).toHaveLength(1);
    expect(await problem()).toBeNull();
  });

  it('is not renewed within its first day, even if it expires soon', async () => {
    await connection.update({
      renewedAt: Timestamp.fromMillis(Date.now() - DAY / 2),
      endsAt: Timestamp.fromMillis(Date.now() + 5 * DAY),
    });
    await server.fetchInstagram();
    expect(standIn.calls).not.toContain('renewal');
  });

  it('is used until it expires if it cannot be renewed, and the owner is warned two weeks in advance', async () => {
    standIn.behavior.failure = (name) => (name === 'renewal' ? { status: 500, body: '' } : undefined);
    standIn.behavior.posts = [post(9), ...standIn.behavior.posts];
    await age(45);
    expect((await status()).connection).toMatchObject({ endsSoon: false });
    await age(47);
    await server.fetchInstagram();
    expect((await shownIds())[0]).toBe('p9');
    expect((await status()).connection).toMatchObject({ endsSoon: true, problem: null });
    await age(61);
    expect((await status()).connection).toMatchObject({ problem: 'ended' });
    standIn.calls.length = 0;
    await server.fetchInstagram();
    expect(standIn.calls).toEqual([]);
    expect(await shownIds()).toHaveLength(4);
  });

  it('must be replaced by reconnecting if it was encrypted with another app’s secret', async () => {
    await connection.update({ sealedToken: sealToken('long.standin.0', 'another secret') });
    await server.fetchInstagram();
    expect(await problem()).toBe('ended');
    await connect();
    expect(await problem()).toBeNull();
  });
});

describe('a call to Instagram that gets no response', () => {
  it.each([
    [
      'a token for a code',
      'code',
      (config: ReturnType<typeof standInConfig>) => exchangeCode(config, 'a-code', ORIGIN),
    ],
    ['a renewal', 'renewal', (config: ReturnType<typeof standInConfig>) => renewToken(config, 'long.a.0')],
    ['an account', 'account', (config: ReturnType<typeof standInConfig>) => readAccount(config, 'long.a.0')],
    ['posts', 'posts', (config: ReturnType<typeof standInConfig>) => readPosts(config, 'long.a.0', 4)],
  ])('times out when requesting %s', async (_name, silent, work) => {
    standIn.behavior.failure = (name) => (name === silent ? { silent: true } : undefined);
    const error: unknown = await work(standInConfig(standIn.url, 100)).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(InstagramError);
    expect(error).toMatchObject({ problem: 'failed' });
  });

  it('is aborted at the deadline for the whole fetch, as are downloads of pictures', async () => {
    standIn.behavior.failure = () => ({ silent: true });
    standIn.behavior.picture = () => ({ silent: true });
    const config = { ...standInConfig(standIn.url), deadline: AbortSignal.timeout(100) };
    await expect(readPosts(config, 'long.a.0', 4)).rejects.toMatchObject({ problem: 'failed' });
    expect(await storePicture(`${standIn.url}/pictures/1.jpg`, config)).toBeNull();
  });

  it('fails if nothing is listening', async () => {
    await expect(readAccount(standInConfig('http://127.0.0.1:9'), 'long.a.0')).rejects.toMatchObject({
      problem: 'failed',
    });
  });
});
