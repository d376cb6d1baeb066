// npm run bench [-- <what>] [options]: starts the emulators that a measurement needs, and measures. What, and its options:
//   web            (without a word) the site on a phone: bench/web.mjs
//   owner          the owner's area on a phone: bench/owner.mjs
//   api            requests per second of the function: bench/api.mjs
//   load           many visitors at once, a burst of messages, a full inbox, large photos: bench/load.mjs
//   soak           everything that a site does for half an hour, and whether memory stays flat: bench/soak.mjs
//   render         processor time of a rendered page: bench/render.mjs
//   publish        how long a changed post takes until it is live, and everything: bench/publish.mjs
//   publish-fact   how long a changed fact takes with many posts: bench/publish-fact.mjs
//   scale          what a visit, a message and a publication cost, and the bill: bench/scale.mjs
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The emulators and the demo content of each. */
const SUITES = /** @type {Record<string, string[]>} */ ({
  web: ['--seed', 'full'],
  owner: ['--seed', 'full'],
  api: ['--only', 'firestore,functions,storage'],
  load: ['--only', 'firestore,functions,storage', '--seed', 'full'],
  soak: ['--seed', 'full'],
  render: ['--seed', 'full'],
  publish: ['--seed', 'full'],
  'publish-fact': ['--only', 'firestore,storage,hosting', '--seed', 'full'],
  scale: ['--only', 'firestore,storage,hosting', '--seed', 'full'],
});

const [first = '', ...rest] = process.argv.slice(2);
const [what, options] =
  first === '' || first.startsWith('--') ? ['web', process.argv.slice(2)] : [first, rest];
const suite = SUITES[what];
if (!suite) throw new Error(`Nothing measures ${what}. There is: ${Object.keys(SUITES).join(', ')}.`);
const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
// What is measured and what starts it is in TypeScript.
const measurement = ['node', '--import', 'tsx', path(`${what}.mjs`), ...options];
const emulators = [path('../tools/emulators.mjs'), ...suite, '--', ...measurement];
process.exitCode = spawnSync(process.execPath, emulators, { stdio: 'inherit' }).status ?? 1;
