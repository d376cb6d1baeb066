/** Tests how the editor gets a YouTube video's details, with a local server in place of YouTube. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { imageRecordId } from '@app/domain/pictures/images';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startYoutubeStandIn } from '../../../tools/emulators/stand-ins/youtube';
import type { StandIn } from '../../../functions/src/platform/stand-in.fixture';
import { db, logIn } from '../support/environment';
import { startFunction, type FunctionInstance } from '../support/function';

const ID = 'dQw4w9WgXcQ';
const NOTHING = { title: '', picture: '' };

let standIn: StandIn;
let server: FunctionInstance;
let cookie: string;

beforeAll(async () => {
  standIn = await startYoutubeStandIn(0);
  server = await startFunction({ YOUTUBE_URL: standIn.url });
  cookie = await logIn();
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const ask = (id = ID, session = cookie, from = server) =>
  from.send({ method: 'POST', path: `/api/admin/videos/${id}`, headers: { Cookie: session } });

async function detailsOf(from = server) {
  const { status, text } = await ask(ID, cookie, from);
  expect(status, text).toBe(200);
  return JSON.parse(text) as { title: string; picture: string };
}

it('a video gets its title and a single copy of its picture in the library', async () => {
  const details = await detailsOf();
  expect(details.title).toBe(`Video ${ID}`);
  const { status, headers } = await server.send({ path: details.picture });
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await detailsOf()).toEqual(details);
  const library = await db.collection(COLLECTIONS.pictures).get();
  expect(library.docs.map(({ id }) => id)).toEqual([imageRecordId(details.picture)]);
  expect(new Set(standIn.requests)).toEqual(new Set(['GET /oembed', `GET /vi/${ID}/maxresdefault.jpg`]));
});

it('an older video gets the smaller picture, which every video has', async () => {
  standIn.fail(/maxresdefault/, 404);
  const { picture } = await detailsOf();
  expect(picture).toMatch(/^\/images\/uploads\//);
  expect(standIn.requests.at(-1)).toBe(`GET /vi/${ID}/hqdefault.jpg`);
});

it.each([
  ['is private', 401],
  ['cannot be embedded', 403],
  ['was deleted', 404],
  ['is temporarily unavailable', 500],
])('a video that %s gets neither a title nor a picture', async (_, status) => {
  standIn.fail(/oembed/, status);
  expect(await detailsOf()).toEqual(NOTHING);
});

it('a video whose picture cannot be loaded still gets its title', async () => {
  standIn.fail(/vi/, 500, 2);
  expect(await detailsOf()).toEqual({ title: `Video ${ID}`, picture: '' });
});

it('without a connection to YouTube, a video gets neither a title nor a picture', async () => {
  const offline = await startFunction({ YOUTUBE_URL: 'http://127.0.0.1:9' });
  const details = await detailsOf(offline);
  await offline.stop();
  expect(details).toEqual(NOTHING);
});

it('the server contacts YouTube only for the owner and only about valid video ids', async () => {
  const before = standIn.requests.length;
  expect((await ask(ID, '')).status).toBe(401);
  for (const id of ['..%2F..%2Fx', 'dQw4w9WgXcQ1', 'dQw4w9Wg%23cQ']) expect((await ask(id)).status).toBe(404);
  expect(standIn.requests).toHaveLength(before);
});
