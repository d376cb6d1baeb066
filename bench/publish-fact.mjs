// npm run bench -- publish-fact: what it takes to publish a fact of the business, which every page names, with many posts: time, memory, and
// the documents that are read and written. Needs the emulators but for the functions', whose publisher would come first;
// `npm run bench -- publish-fact` starts them. Loads its own posts.
//   --posts 1000
// The publisher runs here, with the files in memory compressed as for Hosting. The calls of Hosting's API are not part of it, nor are the
// pictures, which a fact does not change.
import { createHash } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { HOST, PROJECT_ID, portOffset, portsAt } from '../tools/emulators/ports';
import { loadSeed } from '../tools/emulators/seed';
import { pagesFolder } from '../tools/prepare/build';
import { countingFirestore } from './counting-firestore.mjs';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const offset = portOffset(process.env);
const { firestore, storage } = portsAt(offset);
const { host, counts } = await countingFirestore(firestore);

console.log(
  `Node ${process.version}, ${cpus()[0]?.model}, load average ${loadavg()[0]?.toFixed(1)}, ${values.posts} posts besides those of the seed`,
);
await loadSeed(
  root,
  { FIRESTORE_EMULATOR_HOST: `${HOST}:${firestore}`, FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${storage}` },
  'full',
  ['--posts', values.posts],
);

Object.assign(process.env, {
  GCLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: host,
  FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${storage}`,
  METADATA_SERVER_DETECTION: 'none',
  PAGES_DIR: join(root, pagesFolder(offset)),
});
const load = (/** @type {string} */ path) =>
  import(new URL(`../functions/src/${path}`, import.meta.url).href);
const { db } = await load('platform/firebase.ts');
const { publishPending, createPublisher } = await load('publishing/publisher.ts');
const { hasPublications } = await load('publishing/queue.ts');
const { queuePublication } = await load('content/queue-publication.ts');

/** All pictures are there. */
class Files extends Map {
  /** @param {string} path @override */
  has(path) {
    return path.startsWith('/images/') || super.has(path);
  }
}
const files = new Files();
/** @type {{at: number, paths: string[]}[]} */
const releases = [];
const started = performance.now();
const seconds = (/** @type {number} */ since) => (since / 1000).toFixed(1);

/** How long each step took, all releases together, in milliseconds. @type {Map<string, number>} */
const steps = new Map();

/**
 * Returns a function that does the same and adds its time to that of its step.
 * @template {unknown[]} Args
 * @template Result
 * @param {string} step
 * @param {(...args: Args) => Promise<Result>} work
 */
const timed =
  (step, work) =>
  async (/** @type {Args} */ ...args) => {
    const start = performance.now();
    const result = await work(...args);
    steps.set(step, (steps.get(step) ?? 0) + performance.now() - start);
    return result;
  };

const publisher = createPublisher(null);
const target = {
  digest: (/** @type {Uint8Array} */ bytes) =>
    createHash('sha256')
      .update(gzipSync(bytes, { level: 9 }))
      .digest('hex'),
  readLive: async () => ({ buildId: await publisher.buildId(), files }),
  release: timed(
    'Releasing',
    async (/** @type {unknown} */ _base, /** @type {{put: Map<string, Uint8Array>}} */ { put }) => {
      // Compressed once more, and all held until they are uploaded, as `hostingTarget` does.
      const contents = [...put].map(
        ([path, bytes]) => /** @type {const} */ ([path, gzipSync(bytes, { level: 9 })]),
      );
      for (const [path, bytes] of contents) files.set(path, createHash('sha256').update(bytes).digest('hex'));
      releases.push({ at: performance.now() - started, paths: [...put.keys()] });
    },
  ),
};

await db.runTransaction(async (/** @type {unknown} */ transaction) =>
  queuePublication(transaction, { collection: 'siteContent' }),
);
counts.reads = counts.writes = 0;
const cpu = process.cpuUsage();
// A publisher whose time is up leaves the rest to another one.
while (await hasPublications())
  await publishPending({ ...publisher, prepare: timed('Rendering', publisher.prepare), target });
const { user, system } = process.cpuUsage(cpu);
const home = releases.find(({ paths }) => paths.includes('/en.html'));
console.log(`Home page        ${seconds(home?.at ?? NaN)} s, with ${home?.paths.length} files`);
console.log(
  `Everything       ${seconds(performance.now() - started)} s, ${files.size} files in ${releases.length} releases, ${seconds((user + system) / 1000)} s of CPU`,
);
for (const [step, time] of steps) console.log(`${step.padEnd(16)} ${seconds(time)} s`);
console.log(`Memory           ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`);
console.log(`Documents        ${counts.reads} read, ${counts.writes} written, ${counts.deletes} deleted`);
process.exit();
