// Stands between the code and the Firestore emulator, and counts what Google bills: documents read, written and deleted.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { HOST } from '../tools/emulators/ports';

/** @typedef {{reads: number, writes: number, deletes: number}} Counts */

/**
 * Counts also what pages read with this process's `fetch`, as visitors do.
 * @param {number} firestore the port of the emulator
 * @returns {Promise<{host: string, counts: Counts}>}
 */
export async function countingFirestore(firestore) {
  const counts = { reads: 0, writes: 0, deletes: 0 };
  /** A query without results is billed as one read. @param {string} body of a response */
  const countReads = (body) => {
    counts.reads += Math.max(1, body.match(/"(?:document|found)":/g)?.length ?? 0);
  };
  /** @param {string} body of a request @param {string} url */
  const countWrites = (body, url) => {
    if (!/:commit|:batchWrite/.test(url)) return;
    /** @type {object[]} */
    const writes = JSON.parse(body).writes ?? [];
    const deletes = writes.filter((write) => 'delete' in write).length;
    counts.deletes += deletes;
    counts.writes += writes.length - deletes;
  };

  const proxy = createServer((incoming, outgoing) => {
    /** @type {Buffer[]} */
    const sent = [];
    incoming
      .on('data', (chunk) => sent.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(sent);
        const { url = '', method, headers } = incoming;
        const passed = request({ host: HOST, port: firestore, path: url, method, headers }, (response) => {
          /** @type {Buffer[]} */
          const chunks = [];
          response
            .on('data', (chunk) => chunks.push(chunk))
            .on('end', () => {
              const answer = Buffer.concat(chunks);
              countWrites(body.toString(), url);
              if (/:(?:runQuery|batchGet|runAggregationQuery)/.test(url)) countReads(answer.toString());
              outgoing
                .writeHead(response.statusCode ?? 500, {
                  'content-type': response.headers['content-type'] ?? 'application/json',
                })
                .end(answer);
            });
        });
        passed.on('error', (error) => outgoing.destroy(error));
        passed.end(body);
      });
  }).listen(0, HOST);
  await once(proxy, 'listening');

  const fetchUncounted = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await fetchUncounted(input, init);
    if (/:(?:runQuery|batchGet)/.test(String(input))) countReads(await response.clone().text());
    return response;
  };
  const address = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  return { host: `${HOST}:${address.port}`, counts };
}
