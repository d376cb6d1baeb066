// npm run bench -- scale: counts on the emulators what one visit, message, picture, post and fact cost, and prints what docs/scale.md says of it: the
// monthly bill, and crowds at the CDN. Needs the emulators but for the functions', whose publisher would come first.
//   --posts 100   besides those of the seed
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../functions/passwords';
import { HOST, PROJECT_ID, portOffset, portsAt } from '../tools/emulators/ports';
import { loadSeed } from '../tools/emulators/seed';
import { ensureBrowser } from '../tools/browser';
import { buildFunctions, pagesFolder } from '../tools/prepare/build';
import { billOf, usageOf } from './bill';
import { dayOf, simulate, viralHour } from './crowd';
import { countingFirestore } from './counting-firestore.mjs';
import { onPhone } from './phone.mjs';
import { FUNCTION, start } from './requests.mjs';
import { serveSite } from './site-server.mjs';
import { visit } from './visit.mjs';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '100' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const offset = portOffset(process.env);
const { firestore, storage, hosting } = portsAt(offset);
const { host, counts } = await countingFirestore(firestore);
const emulators = { FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${storage}` };
await ensureBrowser();

// Before the posts are added: the files are those of the seed.
const site = await serveSite(`http://${HOST}:${hosting}`);
const pages = [await visit(site, '/es'), await visit(site, '/es/blog/loose-leash-walking')];
const beacons = await beaconsOf(site.url);

await loadSeed(root, { ...emulators, FIRESTORE_EMULATOR_HOST: `${HOST}:${firestore}` }, 'full', [
  '--posts',
  values.posts,
]);
Object.assign(process.env, emulators, {
  GCLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: host,
  PAGES_DIR: join(root, pagesFolder(offset)),
  METADATA_SERVER_DETECTION: 'none',
  FUNCTIONS_EMULATOR: 'true',
  INSTAGRAM: 'off',
});
const load = (/** @type {string} */ path) =>
  import(new URL(`../functions/src/${path}`, import.meta.url).href);
const [{ db }, { publishPending, createPublisher }, { queuePublication }] = await Promise.all(
  ['platform/firebase.ts', 'publishing/publisher.ts', 'content/queue-publication.ts'].map(load),
);
await buildFunctions(root);
// A message writes a mail to the outbox; nothing sends it here.
const server = await start(FUNCTION, {
  MAIL: JSON.stringify({ smtp: 'smtp://127.0.0.1:1', from: 'site@example.com', to: 'owner@example.com' }),
  PUSH: 'off',
});
const api = `http://${HOST}:${server.port}`;
let cookie = '';
cookie =
  (await call('POST', '/api/admin/session', { password: DEMO_PASSWORD })).headers
    .get('Set-Cookie')
    ?.split(';')[0] ?? '';

/** The files that are live, each with its compressed size. All pictures are there. @type {Map<string, number>} */
const files = new (class extends Map {
  /** @param {string} path @override */
  has(path) {
    return path.startsWith('/images/') || super.has(path);
  }
})();
const publisher = createPublisher(null);
const target = {
  digest: (/** @type {Uint8Array} */ bytes) => String(gzipSync(bytes).length),
  readLive: async () => ({ buildId: await publisher.buildId(), files }),
  release: async (/** @type {unknown} */ _base, /** @type {{put: Map<string, Uint8Array>}} */ { put }) => {
    for (const [path, bytes] of put) files.set(path, gzipSync(bytes).length);
  },
};

const message = await counted('A message', () =>
  call('POST', '/api/contact', {
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Mi perro ladra mucho.',
    language: 'es',
  }),
);
const view = () => call('POST', '/api/stats', { events: [{ type: 'view', path: '/es' }] });
const firstBeacon = await counted('The first beacon', view);
await counted('A beacon', view);
await counted('A picture', async () => {
  const body = new FormData();
  const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer();
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return call('POST', '/api/upload-image', body);
});
const id = `generated-${String(Math.ceil(Number(values.posts) / 2)).padStart(5, '0')}`;
const post = await (await call('GET', `/api/blog/${id}`)).json();
const saved = await counted('A post saved', () =>
  call('PUT', `/api/admin/blog/${post.id}`, { ...post, titleEn: 'Corrected', keepPublishedAt: true }),
);
const published = await counted('and published', () => publishPending({ ...publisher, target }));
await db.runTransaction(async (/** @type {unknown} */ transaction) =>
  queuePublication(transaction, { collection: 'siteContent' }),
);
const fact = await counted('A fact published', () => publishPending({ ...publisher, target }));

const ofPosts = [...files].filter(([path]) => path.includes('/blog/'));
const allPosts = (await db.collection('posts').count().get()).data().count;
const index = await db.collection('blogIndex').limit(1).get();
const indexBytes = JSON.stringify(index.docs[0]?.data() ?? {}).length / allPosts;

const costs = {
  // Of a further page: docs/performance.md, "What a visit costs".
  visit: { bytes: Math.max(...pages.map(({ bytes }) => bytes)), beacons, reads: 7, furtherBytes: 36_000 },
  message: { ...message, bytes: 0 },
  publication: {
    reads: saved.reads + published.reads,
    writes: saved.writes + published.writes,
    deletes: saved.deletes + published.deletes,
    seconds: published.seconds,
  },
  factPerPost: { reads: fact.reads / allPosts, seconds: fact.seconds / allPosts },
  coldPostPerStart: { reads: firstBeacon.reads / allPosts },
  storedPerPost: { bytes: ofPosts.reduce((sum, [, size]) => sum + size, 0) / allPosts },
};
for (const [index, name] of ['The home page', 'A post'].entries())
  console.log(`${name}: ${pages[index]?.bytes} bytes, ${pages[index]?.requests} requests`);
console.log(`Beacons of a visit of one page: ${beacons}`);
console.log(`Pages of a post, compressed: ${Math.round(costs.storedPerPost.bytes)} bytes`);
console.log(
  `Index of posts: ${Math.round(indexBytes)} bytes a post, so 1 MiB holds ${Math.floor(2 ** 20 / indexBytes)}`,
);

console.log('\nA month, in US dollars');
for (const visits of [1e3, 1e5, 1e7])
  for (const posts of [100, 5000]) {
    const { total, parts } = billOf(usageOf({ visits, posts }, costs));
    const most = Object.entries(parts).map(([sku, cost]) => `${sku} ${cost.toFixed(2)}`);
    console.log(
      `${String(visits).padStart(9)} visits, ${String(posts).padStart(4)} posts: ${total.toFixed(2).padStart(8)}  ${most.join(', ')}`,
    );
  }

console.log('\nCrowds');
const SITE = { edges: 20, files: 60, filesPerVisit: pages[0]?.requests ?? 25, beaconsPerVisit: beacons };
for (const [name, crowd] of /** @type {const} */ ([
  ['A day of 10 million visits a month', dayOf(1e7)],
  ['A post that goes viral: 1 million in an hour', viralHour(1e6)],
])) {
  const { hitRate, misses, refused, peak } = simulate({ ...SITE, ...crowd });
  console.log(
    `${name}: ${(hitRate * 100).toFixed(3)} % from the edges, ${Math.round(misses)} from storage; at most ` +
      `${peak.requests.toFixed(0)} requests, ${peak.misses.toFixed(1)} misses and ${peak.beacons.toFixed(0)} beacons a second, ` +
      `${peak.instances} instances, ${peak.writesPerDocument.toFixed(2)} writes a second of a document; ${Math.round(refused)} beacons refused`,
  );
}
server.child.disconnect();
process.exit();

/**
 * Counts what work reads and writes, prints it, and returns it with the processor time of this process.
 * @param {string} what
 * @param {() => Promise<unknown>} work
 */
async function counted(what, work) {
  Object.assign(counts, { reads: 0, writes: 0, deletes: 0 });
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const { reads, writes, deletes } = counts;
  console.log(
    `${what.padEnd(18)}${reads} read, ${writes} written, ${deletes} deleted, ${seconds.toFixed(1)} s of CPU`,
  );
  return { reads, writes, deletes, seconds };
}

/** @param {string} method @param {string} path @param {object} [body] */
async function call(method, path, body) {
  const isForm = body instanceof FormData;
  const response = await fetch(api + path, {
    method,
    headers: {
      Origin: api,
      // Robots are not counted, nor is the owner.
      'User-Agent':
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
      ...(path.includes('/admin/') || path.includes('image') ? { cookie } : {}),
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
  return response;
}

/** Returns how many beacons a visit of the home page sends until the visitor leaves. @param {string} url */
function beaconsOf(url) {
  return onPhone(async (page) => {
    let sent = 0;
    // Automated browsers are not counted.
    await page.addInitScript("Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })");
    page.on('request', (request) => {
      if (request.url().endsWith('/api/stats')) sent += 1;
    });
    await page.goto(`${url}/es`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(4000);
    // As when the visitor opens another app: the last beacon of a page that is left is not shown to this listener.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await page.waitForTimeout(1000);
    return sent;
  });
}
