/** A proxy for the Firestore emulator that counts billed operations: documents read, written and deleted. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../tools/emulators/ports';

export interface Counts {
  reads: number;
  writes: number;
  deletes: number;
}

/**
 * Starts a proxy for the emulator at this host and port. Also counts the page renderer's reads, which this
 * process makes with `fetch`.
 */
export async function countingFirestore(emulator: string): Promise<{ host: string; counts: Counts }> {
  const counts = { reads: 0, writes: 0, deletes: 0 };
  /** Counts the reads behind a response. A query without results is billed as one read. */
  const countReads = (response: string) => {
    counts.reads += Math.max(1, response.match(/"(?:document|found)":/g)?.length ?? 0);
  };
  const countWrites = (body: string) => {
    const { writes = [] } = JSON.parse(body) as { writes?: object[] };
    const deletes = writes.filter((write) => 'delete' in write).length;
    counts.deletes += deletes;
    counts.writes += writes.length - deletes;
  };

  const proxy = createServer((incoming, outgoing) => {
    const sent: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => sent.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(sent);
      const { url = '', method, headers } = incoming;
      const passed = request(`http://${emulator}${url}`, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answer = Buffer.concat(chunks);
          if (/:commit|:batchWrite/.test(url)) countWrites(body.toString());
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
    const url = input instanceof Request ? input.url : String(input);
    if (/:(?:runQuery|batchGet)/.test(url)) countReads(await response.clone().text());
    return response;
  };
  return { host: `${HOST}:${(proxy.address() as AddressInfo).port}`, counts };
}
