// Serves the built function the way the platform does, but in a process of its own: the body is read
// beforehand and handed over in `rawBody`. To be forked; sends its port, and on the message "memory" its peak
// of memory so far, in bytes.
import { createServer } from 'node:http';
import { api } from '../../functions/lib/index.js';

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
});
process.on('disconnect', () => process.exit());
