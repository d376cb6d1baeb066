// Serves the built function as the platform does: the body is read in advance and passed as `rawBody`. It is started with fork(), sends its
// port, and responds to the message "memory" with its peak memory in bytes.
// { fetchInstagram } delivers the event of that request to fetch posts; with null it runs the schedule.
import '../../../tools/emulators/demand-indexes.mjs';
import { createServer } from 'node:http';
import { api, fetchInstagram, everySixHours } from '../../../functions/lib/index.js';

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    void api(request, response);
  });
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address()?.port }));
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.resourceUsage().maxRSS * 1024 });
  if (typeof message === 'object' && message !== null && 'fetchInstagram' in message)
    void fetchPosts(message.fetchInstagram).then(() => process.send?.({ fetched: 1 }));
});

/** @param {unknown} request */
async function fetchPosts(request) {
  // An event as the platform delivers it has more than the handler reads.
  if (typeof request === 'string')
    await fetchInstagram.run(
      /** @type {Parameters<typeof fetchInstagram.run>[0]} */ ({ params: { id: request } }),
    );
  else await everySixHours.run({ scheduleTime: new Date().toISOString() });
}

process.on('disconnect', () => process.exit());
