/** A server that treats requests like the Functions Framework before the app receives them; for tests. */
import express, { type RequestHandler } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

function saveRawBody(request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  Object.assign(request, { rawBody: bytes });
}

export interface Framework {
  url: string;
  stop: () => void;
}

/** Serves an app behind the parsers that the framework registers (getServer), in the same order, and for all paths as it does. */
export async function startFramework(app: RequestHandler): Promise<Framework> {
  const framework = express();
  framework.use(express.json({ type: 'application/cloudevents+json', verify: saveRawBody }));
  framework.use(express.json({ verify: saveRawBody }));
  framework.use(express.text({ verify: saveRawBody }));
  framework.use(express.urlencoded({ extended: true, verify: saveRawBody }));
  framework.use(express.raw({ type: '*/*', verify: saveRawBody }));
  framework.all('/{*path}', app);
  const server = createServer(framework).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
