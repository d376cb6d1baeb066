// npm run bench:api: loads the built function and, in the same run, a bare handler, and prints requests per
// second, p50 and p99. Requests that read Firestore are measured when the emulator runs
// (FIRESTORE_EMULATOR_HOST).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, hashPassword } from '../functions/passwords.mjs';

const CONNECTIONS = 16;
const WARM_UP_MS = 1000;
const MEASURED_MS = 4000;

/** @typedef {{name: string, method: string, path: string, body?: () => string, expected: number}} Load */

/** @type {Load[]} */
const WITHOUT_FIRESTORE = [
  { name: 'no session', method: 'GET', path: '/api/admin/blog', expected: 401 },
  { name: 'no such path', method: 'GET', path: '/api/nothing', expected: 404 },
  { name: 'a wrong message', method: 'POST', path: '/api/contact', body: () => message(''), expected: 400 },
];

/** @type {Load[]} */
const WITH_FIRESTORE = [
  { name: 'an empty list', method: 'GET', path: '/api/instagram', expected: 200 },
  { name: 'services', method: 'GET', path: '/api/services', expected: 200 },
  { name: 'testimonials', method: 'GET', path: '/api/testimonials', expected: 200 },
  { name: 'posts', method: 'GET', path: '/api/blog', expected: 200 },
  {
    name: 'a message stored',
    method: 'POST',
    path: '/api/contact',
    body: () => message('ana@example.com'),
    expected: 201,
  },
];

/** @param {string} email */
const message = (email) =>
  JSON.stringify({ name: 'Ana', email, message: 'Mi perro ladra mucho.', language: 'es' });

/** Each request has an address of its own, so that the rate limits do not apply. */
let requests = 0;
function nextAddress() {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/**
 * @param {Agent} agent
 * @param {number} port
 * @param {Load} load
 * @returns {Promise<number>} milliseconds
 */
function send(agent, port, { name, method, path, body, expected }) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': nextAddress() };
    const outgoing = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      if (response.statusCode !== expected)
        reject(new Error(`${name}: ${response.statusCode} instead of ${expected}`));
      response.resume().on('end', () => resolve(performance.now() - start));
    });
    outgoing.on('error', reject);
    outgoing.end(body?.());
  });
}

/**
 * Sends requests over all connections for a time.
 * @param {number} port
 * @param {Load} load
 * @param {number} duration
 */
async function loadFor(port, load, duration) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + duration;
  /** @type {number[]} */
  const times = [];
  const connection = async () => {
    while (performance.now() < until) times.push(await send(agent, port, load));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** @param {string} path */
async function start(path) {
  const child = fork(fileURLToPath(new URL(path, import.meta.url)), {
    env: {
      GCLOUD_PROJECT: 'demo-perro-wisdom',
      ...process.env,
      FUNCTIONS_EMULATOR: 'true',
      ADMIN_PASSWORD_HASH: hashPassword(DEMO_PASSWORD),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

/**
 * @param {number} port
 * @param {Load} load
 */
async function measure(port, load) {
  await loadFor(port, load, WARM_UP_MS);
  const times = await loadFor(port, load, MEASURED_MS);
  const at = (share) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  const perSecond = Math.round(times.length / (MEASURED_MS / 1000));
  console.log(
    `${load.name.padEnd(18)}${String(load.expected).padStart(5)}${String(perSecond).padStart(9)}` +
      `${at(0.5).padStart(9)}${at(0.99).padStart(9)}`,
  );
}

const bare = await start('api-bare-handler.mjs');
const built = await start('../tests/api/support/function-server.mjs');
const seconds = MEASURED_MS / 1000;
console.log(
  `Node ${process.version}, ${cpus().length} cores, ${CONNECTIONS} connections, ${seconds} s each\n`,
);
console.log(`${''.padEnd(18)}status    req/s   p50 ms   p99 ms`);
await measure(bare.port, { name: 'a bare handler', method: 'GET', path: '/', expected: 200 });
for (const load of WITHOUT_FIRESTORE) await measure(built.port, load);
if (process.env.FIRESTORE_EMULATOR_HOST) for (const load of WITH_FIRESTORE) await measure(built.port, load);
else console.log('\nFIRESTORE_EMULATOR_HOST is not set: requests that read Firestore were skipped.');
bare.child.disconnect();
built.child.disconnect();
