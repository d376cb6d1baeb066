/**
 * A way of a test's own to the site, on which failures are real: the server can be stopped, and the API can be answered by an
 * instance of the function whose database cannot be reached, or by one with an empty database of its own.
 */
import { test as base } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startFunction, type FunctionInstance } from '../../api/function';

const HOST = '127.0.0.1';
/** Nothing listens there. */
const DEAD_ADDRESS = `${HOST}:1`;

interface Backend {
  /** Where the site is. */
  url: string;
  /** The server is gone: its port refuses connections. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** From now on every call that needs the database fails. */
  fail: () => Promise<void>;
  /** From now on the calls find an empty database, which no other test knows of. Answers its project. */
  startAfresh: (env?: Record<string, string>) => Promise<string>;
  /** From now on no request is answered, and none refused. */
  hang: () => void;
  /** From now on the site's own function answers again. */
  recover: () => void;
}

/** A test whose page comes by such a way; what it started ends with it. */
export const test = base.extend<{ backend: Backend }>({
  // Playwright reads from the pattern what a fixture needs: this one needs nothing.
  backend: async ({}, use) => {
    const way = await openWay();
    await use(way.backend);
    await way.end();
  },
  baseURL: async ({ backend }, use) => use(backend.url),
});

async function openWay(): Promise<{ backend: Backend; end: () => Promise<void> }> {
  const instances: FunctionInstance[] = [];
  let answering: FunctionInstance | null = null;
  let hanging = false;
  const answerBy = async (env: Record<string, string>) => {
    answering = await startFunction(env);
    instances.push(answering);
  };

  const server = createServer((request, response) => {
    if (hanging) return;
    if (answering && request.url?.startsWith('/api/')) {
      relay(answering, request, response).catch(() => response.destroy());
    } else passOn(request, response);
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
    fail: () => answerBy({ FIRESTORE_EMULATOR_HOST: DEAD_ADDRESS }),
    startAfresh: async (env = {}) => {
      const projectId = `demo-e2e-${randomUUID()}`;
      await answerBy({ GCLOUD_PROJECT: projectId, ...env });
      return projectId;
    },
    hang: () => {
      hanging = true;
    },
    recover: () => {
      answering = null;
      hanging = false;
    },
  };
  const end = async () => {
    if (server.listening) await stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  };
  return { backend, end };
}

async function relay(instance: FunctionInstance, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const { status, headers, body } = await instance.send({
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(sent),
    body: await buffer(request),
  });
  response.writeHead(status, headers).end(body);
}

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(process.env.SITE_URL ?? '');
  const { method, url: path, headers } = request;
  const onward = httpRequest({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
