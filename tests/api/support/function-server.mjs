// Serves the built function as the platform does: the body is read in advance and passed as `rawBody`. Must
// be started with fork(). It sends its port, and responds to the message "memory" with its peak memory in
// bytes. The message "fetch Instagram" runs the scheduled function that fetches the posts.
import '../../../tools/emulators/demand-indexes.mjs';
import { createServer } from 'node:http';
import { api, everySixHours } from '../../../functions/lib/index.js';

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
  if (message === 'fetch Instagram')
    void everySixHours
      .run({ scheduleTime: new Date().toISOString() })
      .then(() => process.send?.({ fetched: 1 }));
});

process.on('disconnect', () => process.exit());
