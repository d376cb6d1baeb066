/** Runs the Functions Framework for tests. The same framework runs the deployed functions. */
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { RequestHandler } from 'express';
import { once } from 'node:events';

export interface Framework {
  url: string;
  stop: () => void;
}

/** Serves an app the way Cloud Functions does. */
export async function startFramework(app: RequestHandler): Promise<Framework> {
  http('app', app as Parameters<typeof http>[1]);
  const server = getTestServer('app').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
