// npm run bench -- scale: measures the cost of one visit, message, picture and publication on a site with
// many posts. Passes the results to the models in bill.ts and crowd.ts. The publisher runs in this process
// and keeps its files in memory, compressed as for Hosting. Pictures and calls to Hosting's API are not
// included.
//   --posts 100   the number of posts to add to the seed's posts
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { ReleaseTarget } from '../functions/src/publishing/target';
import { startFunction } from '../tests/api/support/function';
import { ensureBrowser } from '../tools/browser';
import { loadSeed } from '../tools/emulators/seed';
import { buildFunctions } from '../tools/prepare/build';
import { billOf, usageOf, type Costs } from './bill';
import { serveSite } from './cdn';
import { countingFirestore, type Counts } from './counting-firestore';
import { dayOf, simulate, viralHour } from './crowd';
import { onPhone } from './phone';
import { connectTo, message, upload } from './requests';
import { ROOT, startSite } from './site';
import { printTable } from './table';
import { visit, type Loaded } from './visit';

export async function measureScale(args: string[]) {
  const { values } = parseArgs({ args, options: { posts: { type: 'string', default: '100' } } });
  await ensureBrowser();
  // The functions emulator isn't started, because its publisher would publish the changes before this process
  // could.
  const { url, env } = await startSite({ only: 'firestore,storage,hosting' });
  // Measures the visits before adding posts, so that they use the seed's pages.
  const visited = await measureVisits(url);
  await loadSeed(ROOT, env, 'full', ['--posts', values.posts]);
  const taken = await measureWork(env, Number(values.posts));
  const costs: Costs = { ...taken, visit: visited.costs };
  printBills(costs);
  printCrowds({ filesPerVisit: visited.requests, beaconsPerVisit: visited.costs.beacons });
}

async function measureVisits(url: string) {
  const site = await serveSite(url);
  const home = await visit(site, '/en', '/es', '/es/services', '/es/blog');
  const post = await visit(site, '/es/blog/loose-leash-walking');
  const beacons = await beaconsOf(site.url);
  const row = (name: string, { documents, requests, scripts, bytes }: Loaded) => [
    name,
    documents,
    requests,
    scripts / 1000,
    bytes / 1000,
  ];
  const names = ['the home page', 'then in the other language', 'then the services', 'then the blog'];
  printTable(
    ['visit', 'documents', 'requests', 'scripts KB gz', 'all KB'],
    [
      ...home.pages.map((page, index) => row(names[index] ?? '', page)),
      ...post.pages.map((page) => row('a post', page)),
    ],
  );
  console.log(`\nBeacons per one-page visit: ${beacons}`);
  const [first, , ...further] = home.pages;
  const most = (what: 'documents' | 'bytes', pages: Loaded[]) => Math.max(...pages.map((page) => page[what]));
  return {
    requests: first?.requests ?? NaN,
    costs: {
      bytes: most('bytes', [...home.pages.slice(0, 1), ...post.pages]),
      beacons,
      reads: most('documents', further),
      furtherBytes: most('bytes', further),
    },
  };
}

/** Returns the number of beacons that a visitor to the home page sends before leaving. */
const beaconsOf = (url: string) =>
  onPhone(async (page) => {
    let sent = 0;
    // The statistics ignore automated browsers, so this script hides the automation.
    await page.addInitScript("Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })");
    page.on('request', (request) => {
      if (request.url().endsWith('/api/stats')) sent += 1;
    });
    await page.goto(`${url}/es`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(4000);
    // Simulates a visitor switching to another app. Closing the page wouldn't work, because the listener
    // above can't see the last beacon from a closed page.
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })");
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await page.waitForTimeout(1000);
    return sent;
  });

interface Post {
  id: string;
}

/** The digests of the live files, keyed by path. Every picture counts as live. */
class LiveFiles extends Map<string, string> {
  override has(path: string) {
    return path.startsWith('/images/') || super.has(path);
  }
}

/** Measures the cost of writing and publishing. */
async function measureWork(env: Record<string, string>, generated: number): Promise<Omit<Costs, 'visit'>> {
  const { host, counts } = await countingFirestore(env.FIRESTORE_EMULATOR_HOST ?? '');
  Object.assign(process.env, env, {
    FIRESTORE_EMULATOR_HOST: host,
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_EMULATOR: 'true',
    INSTAGRAM: 'off',
  });
  // These imports are dynamic because the modules read the environment as they load.
  const { db } = await import('../functions/src/platform/firebase');
  const { publishPending, createPublisher } = await import('../functions/src/publishing/publisher');
  const { hasPublications } = await import('../functions/src/publishing/queue');
  const { queuePublication } = await import('../functions/src/content/queue-publication');
  await buildFunctions(ROOT);
  // Storing a message queues an email in the outbox, but nothing sends it here.
  const { url, stop } = await startFunction({
    MAIL: JSON.stringify({ smtp: 'smtp://127.0.0.1:1', from: 'site@example.com', to: 'owner@example.com' }),
    PUSH: 'off',
  });
  const { send, logIn } = connectTo(url, 1);
  const headers = await logIn();

  const files = new LiveFiles();
  const sizes = new Map<string, number>();
  let releases: { at: number; paths: string[] }[] = [];
  const compress = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 });
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const digest = (bytes: Uint8Array) => sha256(compress(bytes));
  const publisher = createPublisher(null);
  const target: ReleaseTarget = {
    digest,
    readLive: async () => ({ buildId: await publisher.buildId(), files }),
    release: (_base, { put, remove }) => {
      for (const [path, bytes] of put) {
        const compressed = compress(bytes);
        files.set(path, sha256(compressed));
        sizes.set(path, compressed.length);
      }
      for (const path of remove) {
        files.delete(path);
        sizes.delete(path);
      }
      releases.push({ at: performance.now(), paths: [...put.keys(), ...remove] });
      return Promise.resolve();
    },
  };
  async function publish() {
    // A publisher that runs out of time leaves the remaining pages to the next run.
    while (await hasPublications()) await publishPending({ ...publisher, target });
  }
  const rows: (string | number)[][] = [];
  /**
   * Runs `work`, adds a table row with its cost, and returns that cost. The CPU time is that of this process,
   * which runs the publisher.
   */
  async function counted(name: string, work: () => Promise<unknown>): Promise<Counts & { seconds: number }> {
    Object.assign(counts, { reads: 0, writes: 0, deletes: 0 });
    releases = [];
    const started = performance.now();
    const cpu = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (user + system) / 1e6;
    const took = (until = performance.now()) => (until - started) / 1000;
    const { reads, writes, deletes } = counts;
    const home = releases.find(({ paths }) => paths.includes('/en.html'));
    rows.push([
      name,
      reads,
      writes,
      deletes,
      ...(releases.length === 0
        ? []
        : [
            home ? took(home.at) : '',
            took(),
            seconds,
            releases.flatMap(({ paths }) => paths).length,
            releases.length,
          ]),
    ]);
    return { reads, writes, deletes, seconds };
  }

  // Publishes this change first, while no files are live, so that every page counts as changed.
  const fact = await counted('a fact published: every page', async () => {
    await db.runTransaction((transaction) => {
      queuePublication(transaction, { collection: 'siteContent' });
      return Promise.resolve();
    });
    await publish();
  });
  const sentMessage = await counted('a message', () =>
    send('POST', '/api/contact', 201, { body: message('ana@example.com') }),
  );
  const beacon = () => send('POST', '/api/stats', 204, { body: { events: [{ type: 'view', path: '/es' }] } });
  const firstBeacon = await counted('the first beacon of an instance', beacon);
  await counted('a beacon', beacon);
  await counted('a picture uploaded', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer();
    await send('POST', '/api/upload-image', 201, upload(photo, headers));
  });

  const slug = `generated-${String(Math.ceil(generated / 2)).padStart(5, '0')}`;
  const post = JSON.parse((await send('GET', `/api/blog/${slug}`, 200)).text) as Post;
  const path = '/api/admin/blog';
  let newest = '';
  await counted('a post added', async () => {
    const { text } = await send('POST', path, 201, { headers, body: { ...post, slug: 'one-more-post' } });
    newest = (JSON.parse(text) as Post).id;
    await publish();
  });
  const publication = await counted('a post in the middle corrected', async () => {
    const body = { ...post, titleEn: 'Corrected', keepPublishedAt: true };
    await send('PUT', `${path}/${post.id}`, 200, { headers, body });
    await publish();
  });
  await counted('the newest post deleted', async () => {
    await send('DELETE', `${path}/${newest}`, 204, { headers });
    await publish();
  });
  await stop();
  printTable(
    ['one', 'read', 'written', 'deleted', 'home page live s', 'all live s', 'CPU s', 'files', 'releases'],
    rows,
  );

  const posts = (await db.collection('posts').count().get()).data().count;
  const index = await db.collection('blogIndex').limit(1).get();
  const indexBytes = JSON.stringify(index.docs[0]?.data() ?? {}).length / posts;
  const pages = [...sizes].filter(([name]) => name.includes('/blog/'));
  const pageBytes = pages.reduce((sum, [, bytes]) => sum + bytes, 0) / posts;
  printTable(
    ['of a post', ''],
    [
      ['pages, compressed, KB', pageBytes / 1000],
      ['index, bytes', indexBytes],
      ['posts in an index of 1 MiB', Math.floor(2 ** 20 / indexBytes)],
    ],
  );
  console.log(`\nPeak memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
  return {
    message: sentMessage,
    publication,
    factPerPost: { reads: fact.reads / posts, seconds: fact.seconds / posts },
    coldPostPerStart: { reads: firstBeacon.reads / posts },
    storedPerPost: { bytes: pageBytes },
  };
}

function printBills(costs: Costs) {
  const months = [1e3, 1e5, 1e7].flatMap((visits) => [100, 5000].map((posts) => ({ visits, posts })));
  printTable(
    ['visits a month', 'posts', 'US dollars', 'of which'],
    months.map((month) => {
      const { total, parts } = billOf(usageOf(month, costs));
      const most = Object.entries(parts).map(([sku, cost]) => `${sku} ${cost.toFixed(2)}`);
      return [month.visits, month.posts, total.toFixed(2), most.join(', ')];
    }),
  );
}

function printCrowds(perVisit: { filesPerVisit: number; beaconsPerVisit: number }) {
  const crowds = {
    'a day of 10 million visits a month': dayOf(1e7),
    'a post that goes viral: 1 million in an hour': viralHour(1e6),
  };
  printTable(
    [
      'crowd',
      '% from the edges',
      'from storage',
      'at most a second',
      'requests a second',
      'beacons a second',
      'refused',
      'instances',
      'writes a second of a document',
    ],
    Object.entries(crowds).map(([name, crowd]) => {
      const { hitRate, misses, refused, peak } = simulate({ edges: 20, files: 60, ...perVisit, ...crowd });
      return [
        name,
        (hitRate * 100).toFixed(3),
        Math.round(misses),
        Math.round(peak.misses),
        Math.round(peak.requests),
        Math.round(peak.beacons),
        Math.round(refused),
        peak.instances,
        peak.writesPerDocument.toFixed(2),
      ];
    }),
  );
}
