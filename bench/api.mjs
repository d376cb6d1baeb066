// npm run bench -- api: loads the built function and, in the same run, a bare handler, and prints requests per
// second, p50 and p99. Requests that read Firestore are measured when the emulator runs
// (FIRESTORE_EMULATOR_HOST).
import { cpus } from 'node:os';
import { BARE_HANDLER, FUNCTION, loadFor, message, start } from './requests.mjs';
import { percentile } from './statistics.mjs';

const CONNECTIONS = 16;
const WARM_UP_MS = 1000;
const MEASURED_MS = 4000;

/** @typedef {import('./requests.mjs').Load} Load */

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

/**
 * @param {number} port
 * @param {Load} load
 */
async function measure(port, load) {
  await loadFor(port, [load], { connections: CONNECTIONS, ms: WARM_UP_MS });
  const times = await loadFor(port, [load], { connections: CONNECTIONS, ms: MEASURED_MS });
  const at = (/** @type {number} */ share) => percentile(times, share).toFixed(1);
  const perSecond = Math.round(times.length / (MEASURED_MS / 1000));
  console.log(
    `${load.name.padEnd(18)}${String(load.expected).padStart(5)}${String(perSecond).padStart(9)}` +
      `${at(0.5).padStart(9)}${at(0.99).padStart(9)}`,
  );
}

const bare = await start(BARE_HANDLER);
const built = await start(FUNCTION);
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
