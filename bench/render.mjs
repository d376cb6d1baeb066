// npm run bench -- render: the processor time that rendering one page costs, as the function does it: median of many renders in one warm
// process, Firestore's answers from memory. Needs the emulators with a seed, which `npm run bench -- render` starts.
//   --renders 200   how often each page is rendered
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { portOffset } from '../tools/emulators/ports';
import { pagesFolder } from '../tools/prepare/build';
import { median } from './statistics.mjs';

const PATHS = ['/en', '/en/blog', '/en/blog/loose-leash-walking'];
const WARM_UP = 50;

const { values } = parseArgs({ options: { renders: { type: 'string', default: '200' } } });
const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Map<string, Promise<{status: number, headers: Headers, body: string}>>} */
const answers = new Map();
const fetchFromNetwork = globalThis.fetch;

/** Each request is sent once; the same one is then answered from memory. @type {typeof fetch} */
globalThis.fetch = async (input, init) => {
  const key = `${String(input)} ${String(init?.body)}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = fetchFromNetwork(input, init).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    }));
    answers.set(key, answer);
  }
  const { status, headers, body } = await answer;
  return new Response(body, { status, headers });
};

const { renderPage } = await import(
  pathToFileURL(join(root, pagesFolder(portOffset(process.env)), 'render.js')).href
);
/** Sanitizing is the function's own work, not the renderer's. @param {string} html */
const sanitize = (html) => html;

/** @param {string} url */
async function render(url) {
  const before = process.cpuUsage();
  const { isComplete } = await renderPage({ url, sanitize });
  const { user, system } = process.cpuUsage(before);
  if (!isComplete) throw new Error(`${url} could not be read from Firestore`);
  return (user + system) / 1000;
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, median of ${values.renders} renders`);
for (const url of PATHS) {
  for (let count = 0; count < WARM_UP; count += 1) await render(url);
  /** @type {number[]} */
  const times = [];
  for (let count = 0; count < Number(values.renders); count += 1) times.push(await render(url));
  console.log(`${url.padEnd(32)}${median(times).toFixed(1)} ms`);
}
process.exit();
