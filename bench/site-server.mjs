// Serves the site on one local port as on the web: Hosting (its emulator applies firebase.json's headers and rewrites) behind the compression
// and cache of a CDN.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HOST } from '../tools/emulators/ports';

/** What Firebase Hosting compresses. */
const COMPRESSED =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml|text\/javascript)/;

/** Headers that belong to one connection or one encoding of the body. */
const NOT_PASSED_ON = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
];

/**
 * A response as it is sent.
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer} body                    compressed if its type is
 * @property {number} gzipBytes               its size with gzip
 */

/**
 * @param {Buffer} plain
 * @param {number} status
 * @param {Record<string, string>} headers
 * @returns {Answer}
 */
function compressed(plain, status, headers) {
  const gzipBytes = gzipSync(plain, { level: 9 }).length;
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return { status, headers, body: plain, gzipBytes };
  const coded = { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { status, headers: coded, body: brotliCompressSync(plain), gzipBytes };
}

/** @param {string} url @param {Change} change @returns {Promise<Answer>} */
async function askHosting(url, change) {
  const response = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !NOT_PASSED_ON.includes(name)));
  const body = Buffer.from(await response.arrayBuffer());
  return compressed(change(body, headers['content-type'] ?? ''), response.status, headers);
}

/**
 * Returns what is sent instead of a body of this type.
 * @typedef {(body: Buffer, type: string) => Buffer} Change
 */

/**
 * Serves Hosting's site.
 * @param {string} hosting                 the URL of Hosting's emulator
 * @param {Change} [change]
 */
export async function serveSite(hosting, change = (body) => body) {
  /** @type {Map<string, Promise<Answer>>} */
  const cached = new Map();

  /** @param {string} path */
  const answer = (path) => {
    const known = cached.get(path);
    if (known) return known;
    const asked = askHosting(hosting + path, change);
    if (!path.startsWith('/api/')) cached.set(path, asked);
    return asked;
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://${HOST}:${address.port}`, answer, close: () => server.close() };
}

/** @typedef {Awaited<ReturnType<typeof serveSite>>} Site */
