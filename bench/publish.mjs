// npm run bench -- publish: what it takes to render everything into files, and to publish one change, with many posts. Needs the emulators,
// which `npm run bench -- publish` starts; loads its own posts.
//   --posts 500   each gets two social images, which take a quarter of a second the first time
import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { portOffset } from '../tools/emulators/ports';
import { loadSeed } from '../tools/emulators/seed';
import { prerender, webBuildFolder } from '../tools/prepare/build';
import { DEMO_PASSWORD } from '../functions/passwords';

const POLL_MS = 100;

const { values } = parseArgs({ options: { posts: { type: 'string', default: '500' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const offset = portOffset(process.env);
const site = process.env.SITE_URL ?? '';
const folder = join(root, webBuildFolder(offset));

/** @param {string} path @param {RequestInit} [init] */
async function call(path, init) {
  const response = await fetch(site + path, {
    ...init,
    headers: { Origin: site, 'Content-Type': 'application/json', ...init?.headers },
  });
  if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
  return response;
}

/** Returns the files of the site that were written at or after a time. @param {number} [since] milliseconds */
function filesSince(since = 0) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).mtimeMs >= since);
}

/** @param {string} what @param {() => Promise<unknown>} work */
async function timed(what, work) {
  const start = Date.now();
  await work();
  const files = filesSince(start).length;
  console.log(
    `${what.padEnd(44)}${((Date.now() - start) / 1000).toFixed(1).padStart(8)} s ${String(files).padStart(8)} files written`,
  );
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${values.posts} posts besides those of the seed`);
await loadSeed(root, {}, 'full', ['--posts', values.posts]);
await timed('Everything, the first time', () => prerender(root, offset));
await timed('Everything, again', () => prerender(root, offset));
const sizes = filesSince().map((path) => statSync(path).size);
console.log(
  `The site: ${sizes.length} files, ${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(0)} MB`,
);

const login = await call('/api/admin/session', {
  method: 'POST',
  body: JSON.stringify({ password: DEMO_PASSWORD }),
});
const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';

async function untilLive() {
  for (;;) {
    const { state } = await (await call('/api/admin/publication', { headers: { cookie } })).json();
    if (state === 'live') return;
    if (state === 'delayed')
      throw new Error('The change could not be published; see the log of the emulators.');
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

/** @param {string} method @param {string} path @param {object} [body] */
async function change(method, path, body) {
  const asked = Date.now();
  const response = await call(path, {
    method,
    headers: { cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  const saved = method === 'DELETE' ? null : await response.json();
  const stored = Date.now();
  await untilLive();
  const seconds = (/** @type {number} */ since, /** @type {number} */ until) =>
    ((until - since) / 1000).toFixed(1);
  console.log(
    `  stored in ${seconds(asked, stored)} s, rendered and released in ${seconds(stored, Date.now())} s`,
  );
  return saved;
}

const model = await (
  await call(`/api/blog/generated-${String(Math.ceil(Number(values.posts) / 2)).padStart(5, '0')}`)
).json();
/** @type {{id: string}} */
let added = { id: '' };
await timed('One post added', async () => {
  added = await change('POST', '/api/admin/blog', { ...model, slug: 'one-more-post' });
});
await timed('One post in the middle corrected', () =>
  change('PUT', `/api/admin/blog/${model.id}`, { ...model, titleEn: 'Corrected', keepPublishedAt: true }),
);
await timed('One post in the middle deleted', () => change('DELETE', `/api/admin/blog/${model.id}`));
await timed('The newest post deleted', () => change('DELETE', `/api/admin/blog/${added.id}`));
process.exit();
