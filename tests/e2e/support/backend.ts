/**
 * Provides a proxy in front of the site for one test. The proxy produces real failures: it can be stopped or
 * leave requests without a response. It can also forward API calls and uploads to an instance of the function
 * with an empty database.
 */
import { test as base } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startFunction, type FunctionInstance } from '../../api/support/function';
import { forwardToSite } from './site-proxy';

const HOST = '127.0.0.1';
/** Matches the paths that an instance serves instead of the site's own function. */
const OF_FUNCTION = /^\/(?:api|images\/uploads)\//;

interface Backend {
  /** The proxy's origin. */
  url: string;
  /** Stops the server, so that its port refuses connections. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Forwards API calls to an instance with its own empty database. Returns the instance's project id. */
  useEmptyDatabase: (env?: Record<string, string>) => Promise<string>;
  /** Leaves every request without a response. */
  hang: () => void;
}

/** Playwright's test, with a page that loads through its own proxy. */
export const test = base.extend<{ backend: Backend }>({
  // Playwright reads a fixture's dependencies from this pattern, which is empty because this fixture has
  // none.
  backend: async ({}, use) => {
    const proxy = await startProxy();
    await use(proxy.backend);
    await proxy.end();
  },
  baseURL: async ({ backend }, use) => use(backend.url),
});

async function startProxy(): Promise<{ backend: Backend; end: () => Promise<void> }> {
  const instances: FunctionInstance[] = [];
  let current: FunctionInstance | null = null;
  let hanging = false;
  const switchTo = async (env: Record<string, string>) => {
    current = await startFunction(env);
    instances.push(current);
  };

  const server = createServer((request, response) => {
    if (hanging) return;
    if (current && OF_FUNCTION.test(request.url ?? '')) {
      relay(current, request, response).catch(() => response.destroy());
    } else forwardToSite(request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };

  const backend: Backend = {
    url: `http://${HOST}:${port}`,
    stop,
    start: () => listen(port),
    useEmptyDatabase: async (env = {}) => {
      const projectId = `demo-e2e-${randomUUID()}`;
      await switchTo({ GCLOUD_PROJECT: projectId, ...env });
      return projectId;
    },
    hang: () => {
      hanging = true;
    },
  };
  const end = async () => {
    if (server.listening) await stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  };
  return { backend, end };
}

async function relay(
  instance: FunctionInstance,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { status, headers, body } = await instance.send({
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(sent),
    body: await buffer(request),
  });
  response.writeHead(status, headers).end(body);
}
