// npm run bench -- load [--seconds 60]: sends more to one instance of the function than a day brings, and prints how long it takes. Any answer
// with another status than expected ends it.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../functions/passwords';
import { agentWith, BARE_HANDLER, FUNCTION, loadFor, message, send, start, upload } from './requests.mjs';
import { percentile } from './statistics.mjs';

const CONNECTIONS = 50;
const MESSAGES = 1000;
/** As many as a page of the inbox has at most. */
const PAGE = 500;
const UPLOADS = 6;
/** 49 megapixels. */
const PHOTO = { width: 8085, height: 6063 };

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);

/** @type {import('./requests.mjs').Load[]} */
const READS = ['/api/services', '/api/testimonials', '/api/blog', '/api/instagram', '/api/contact/ready'].map(
  (path) => ({ name: path, method: 'GET', path, expected: path.endsWith('ready') ? 204 : 200 }),
);

/** @param {string} name @param {number[]} times @param {number} ms */
function report(name, times, ms) {
  const at = (/** @type {number} */ share) => percentile(times, share).toFixed(0);
  const perSecond = Math.round(times.length / (ms / 1000));
  console.log(
    `${name}: ${times.length} requests, ${perSecond} per second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}

const bare = await start(BARE_HANDLER);
const site = await start(FUNCTION);
// A project that no trigger watches: in production, other instances send the mails.
const inbox = await start(FUNCTION, { GCLOUD_PROJECT: `demo-load-${Date.now()}` });
const agent = agentWith(CONNECTIONS);
console.log(`Node ${process.version}, ${cpus().length} cores, ${CONNECTIONS} connections`);

const ms = seconds * 1000;
const bareRead = { name: 'a bare handler', method: 'GET', path: '/', expected: 200 };
report('a bare handler', await loadFor(bare.port, [bareRead], { connections: CONNECTIONS, ms }), ms);
report('mixed reads', await loadFor(site.port, READS, { connections: CONNECTIONS, ms }), ms);

const sent = performance.now();
const burst = Array.from({ length: MESSAGES }, (_, index) => ({
  name: 'a message',
  method: 'POST',
  path: '/api/contact',
  body: () => message(`ana${index}@example.com`),
  expected: 201,
}));
const stored = await Promise.all(burst.map((load) => send(agent, inbox.port, load)));
report(
  `${MESSAGES} messages at once`,
  stored.map((answer) => answer.ms),
  performance.now() - sent,
);

const login = await send(agent, inbox.port, {
  name: 'login',
  method: 'POST',
  path: '/api/admin/session',
  body: () => JSON.stringify({ password: DEMO_PASSWORD }),
  expected: 204,
});
const cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const owner = { method: 'GET', headers: { Cookie: cookie }, expected: 200 };

/** Reads the whole inbox; returns how many messages it has, and how long that took. */
async function readInbox() {
  const started = performance.now();
  let count = 0;
  /** @type {string | undefined} */
  let path = `/api/admin/contact-submissions?limit=${PAGE}`;
  while (path !== undefined) {
    const { text, headers } = await send(agent, inbox.port, { ...owner, name: 'the inbox', path });
    count += JSON.parse(text).length;
    path = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  }
  return { count, took: performance.now() - started };
}
for (const which of ['first', 'second']) {
  const { count, took } = await readInbox();
  console.log(`the inbox, read for the ${which} time: ${count} messages in ${took.toFixed(0)} ms`);
}

const photos = await Promise.all(
  Array.from({ length: UPLOADS }, (_, index) =>
    sharp({ create: { ...PHOTO, channels: 3, background: { r: 40 * index, g: 90, b: 160 } } })
      .jpeg()
      .toBuffer(),
  ),
);
const photosSent = performance.now();
const answers = await Promise.all(
  photos.map((photo) =>
    send(agent, inbox.port, {
      name: 'a photo',
      method: 'POST',
      path: '/api/upload-image',
      expected: 201,
      ...upload(photo, owner.headers),
    }),
  ),
);
const photosTook = (performance.now() - photosSent) / 1000;
console.log(`${answers.length} photos of 49 megapixels at once: stored in ${photosTook.toFixed(0)} s`);

agent.destroy();
for (const { child } of [bare, site, inbox]) child.disconnect();
