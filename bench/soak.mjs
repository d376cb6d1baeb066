// npm run bench -- soak [--minutes 30]: everything that a site does, side by side and for long, against the emulators with the triggers that publish
// and notify. Prints the resident memory of each function's process and what failed; at the end how much memory grew from the second quarter to
// the last, medians of each. Knows the processes by /proc, so it needs Linux.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../functions/passwords';
import { familyOf } from '../tools/process/children';
import { agentWith, message, send, upload } from './requests.mjs';
import { median } from './statistics.mjs';

const SAMPLE_MS = 5000;
const PRINT_MS = 180_000;
const CONNECTIONS = 20;
const PHOTO = { width: 3000, height: 2000 };
/** What visitors read: files of Hosting, and what the function renders. */
const READS = [
  ...['en', 'es'].flatMap((locale) =>
    ['', '/about', '/services', '/blog', '/testimonials', '/contact'].map((page) => `/${locale}${page}`),
  ),
  ...['/api/services', '/api/testimonials', '/api/blog', '/api/instagram', '/sitemap.xml', '/llms.txt'],
].map((path) => ({ path, expected: 200 }));
READS.push({ path: '/en/nothing-here', expected: 404 }, { path: '/es/nada', expected: 404 });

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
const { SITE_URL = '', MAIL_FOLDER = '' } = process.env;
const port = Number(new URL(SITE_URL).port);
const mailsBefore = readdirSync(MAIL_FOLDER).length;
const agent = agentWith(CONNECTIONS);
const started = performance.now();
const elapsed = () => performance.now() - started;
let turns = 0;

/** @param {string} method @param {string} path @param {number} expected @param {Partial<import('./requests.mjs').Load>} [rest] */
const ask = (method, path, expected, rest) =>
  send(agent, port, { name: `${method} ${path}`, method, path, expected, ...rest });

async function logIn() {
  const { headers } = await ask('POST', '/api/admin/session', 204, {
    body: () => JSON.stringify({ password: DEMO_PASSWORD }),
  });
  return { Cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}
const headers = await logIn();
const read = async (/** @type {string} */ path, /** @type {Record<string, string>} */ more = {}) =>
  JSON.parse((await ask('GET', path, 200, { headers: { ...headers, ...more } })).text);

const DRAFTS = '/api/admin/drafts/posts';
const [{ id: post }] = await read(`${DRAFTS}?limit=1`);

/** What is done, and how long after the end of one its next begins. @type {Record<string, {everyMs: number, act: () => Promise<unknown>}>} */
const ACTIVITIES = {
  reads: {
    everyMs: 250,
    act: async () => {
      const { path, expected } = READS[(turns += 1) % READS.length] ?? { path: '/en', expected: 200 };
      await ask('GET', path, expected);
    },
  },
  messages: {
    everyMs: 2000,
    act: () => ask('POST', '/api/contact', 201, { body: () => message(`ana${turns}@example.com`) }),
  },
  'searches in the inbox': {
    everyMs: 5000,
    act: async () => {
      const [found] = await read('/api/admin/contact-submissions?limit=20', {
        'X-Search': encodeURIComponent('ladra'),
      });
      if (found) await read(`/api/admin/contact-submissions/${found.id}`);
    },
  },
  uploads: {
    everyMs: 30_000,
    act: async () => {
      const background = { r: turns % 256, g: 90, b: 160 };
      const photo = await sharp({ create: { ...PHOTO, channels: 3, background } })
        .jpeg()
        .toBuffer();
      await ask('POST', '/api/upload-image', 201, upload(photo, headers));
    },
  },
  'saves of a draft': { everyMs: 3000, act: save },
  publications: {
    everyMs: 30_000,
    act: async () => {
      await save();
      const body = () => JSON.stringify({ keepPublishedAt: true });
      await ask('POST', `${DRAFTS}/${post}/publish`, 200, { headers, body });
    },
  },
  logins: {
    everyMs: 10_000,
    act: async () => ask('DELETE', '/api/admin/session', 204, { headers: await logIn() }),
  },
};

async function save() {
  const { fields } = await read(`${DRAFTS}/${post}`);
  const changed = { ...fields, titleEn: `Changed ${turns} times` };
  await ask('PUT', `${DRAFTS}/${post}`, 200, {
    headers,
    body: () => JSON.stringify({ fields: changed, suggested: [] }),
  });
}

/** @type {Record<string, number>} */
const done = {};
/** @type {Map<string, number>} */
const failures = new Map();

/** @param {string} name @param {{everyMs: number, act: () => Promise<unknown>}} activity */
async function repeat(name, { everyMs, act }) {
  while (elapsed() < minutes * 60_000) {
    await act().then(
      () => (done[name] = (done[name] ?? 0) + 1),
      ({ message: reason }) => failures.set(reason, (failures.get(reason) ?? 0) + 1),
    );
    await wait(everyMs);
  }
}

/** The resident memory of each function's process, in MB: of each sample. @type {Map<string, Array<{at: number, mb: number}>>} */
const memory = new Map();

/** The emulators are the family of the process that started this one. */
function sample() {
  for (const pid of familyOf(process.ppid)) {
    const environment = readProcess(pid, 'environ');
    if (!readProcess(pid, 'cmdline').includes('functionsEmulatorRuntime')) continue;
    const name = /\0FUNCTION_TARGET=([^\0]+)/.exec(environment)?.[1] ?? 'unnamed';
    const mb = Number(/VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status'))?.[1] ?? NaN) / 1024;
    const key = `${name} (${pid})`;
    memory.set(key, [...(memory.get(key) ?? []), { at: elapsed(), mb }]);
  }
}

/** @param {number} pid @param {string} file */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it has ended
  }
}

const total = (/** @type {Iterable<number>} */ counts) => [...counts].reduce((sum, count) => sum + count, 0);

function print() {
  const now = [...memory].map(([name, samples]) => `${name} ${samples.at(-1)?.mb.toFixed(0)} MB`);
  console.log(
    `${(elapsed() / 60_000).toFixed(0)} min: ${now.join(', ')}; ${total(failures.values())} failed`,
  );
}

console.log(`Node ${process.version}, ${cpus().length} cores, ${minutes} minutes`);
const timers = [setInterval(sample, SAMPLE_MS), setInterval(print, PRINT_MS)];
await Promise.all(Object.entries(ACTIVITIES).map(([name, activity]) => repeat(name, activity)));
timers.forEach(clearInterval);

console.log(
  Object.entries(done)
    .map(([name, count]) => `${count} ${name}`)
    .join(', '),
);
for (const [reason, count] of failures) console.log(`failed ${count} times: ${reason}`);
const quarter = (minutes * 60_000) / 4;
for (const [name, samples] of memory) {
  const [second, last] = [1, 3].map((number) =>
    median(samples.filter(({ at }) => Math.floor(at / quarter) === number).map(({ mb }) => mb)),
  );
  console.log(`${name}: ${second?.toFixed(0)} MB in the second quarter, ${last?.toFixed(0)} MB in the last`);
}
const { state } = await read('/api/admin/publication');
console.log(`the publication is ${state}; ${readdirSync(MAIL_FOLDER).length - mailsBefore} mails were sent`);
agent.destroy();
