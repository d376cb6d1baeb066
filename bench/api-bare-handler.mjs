// The lower bound of the API's benchmark: reads the body and responds with a few bytes of JSON. A child process of bench/api.mjs.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end('[]');
  });
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address()?.port }));
process.on('disconnect', () => process.exit());
