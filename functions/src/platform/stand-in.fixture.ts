/** Runs a local server that stands in for third-party services and can simulate their faults. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** The body of the response. Objects are sent as JSON; strings and bytes are sent unchanged. */
  body: object | string | Uint8Array;
}

/** Declared as a method, so that each route can declare the body type it accepts. */
type Respond = {
  respond(groups: Record<string, string>, query: URLSearchParams, body: unknown): Answer;
}['respond'];

/** A simulated route. The path starts with the name of the API, as in `firestore/v1/projects/…`. */
export type Route = [method: string, path: RegExp, Respond];

/**
 * A simulated fault: an error status, no response, or a lost connection. The connection is lost in the middle
 * of the request (`cut`) or after the request was carried out (`lost`).
 */
type Fault = number | 'cut' | 'lost' | 'hang';

export interface StandIn {
  url: string;
  /** The requests received so far, in the form `GET /firestore.googleapis.com/v1/…`. */
  requests: string[];
  /** Makes the next matching requests fail. */
  fail: (request: RegExp, fault: Fault, times?: number) => void;
  stop: () => Promise<void>;
}

export const json = (body: object): Answer => ({ body });

export const refused = (message: string, status = 400, reason = 'OTHER', code = 'OTHER'): Answer => ({
  status,
  body: { error: { code: status, message, status: code, details: [{ reason }] } },
});

export const notFound = refused('Requested entity was not found.', 404);

/** Returns a page of a listing in the format of Google's APIs. */
export function pageOf(name: string, all: readonly object[], query: URLSearchParams, most: number): Answer {
  const start = Number(query.get('pageToken') ?? 0);
  const end = start + Math.min(Number(query.get('pageSize') ?? most), most);
  return json({ [name]: all.slice(start, end), ...(end < all.length && { nextPageToken: String(end) }) });
}

/** Returns a call's path in the format that the routes use. */
export function pathOf(url: URL): string {
  const [, host = '', path = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  return `${host.split('.')[0] ?? ''}/${path}`;
}

/** Returns the response of the first matching route. */
export function answerWith(routes: readonly Route[], method: string, url: URL, body: unknown): Answer {
  const path = pathOf(url);
  for (const [routeMethod, pattern, respond] of routes) {
    const match = routeMethod === method ? pattern.exec(path) : null;
    if (match) return respond(match.groups ?? {}, url.searchParams, body);
  }
  return refused(`The stand-in does not know ${method} ${path}`, 501);
}

/** Simulates long-running operations, which are never done on the first poll. */
export class Operations {
  readonly #started = new Map<string, { response: object; looks: number }>();

  start(response: object, parent = ''): Answer {
    const name = `${parent}operations/${this.#started.size + 1}`;
    this.#started.set(name, { response, looks: 0 });
    return json({ name });
  }

  /** Returns the state of an operation, or undefined if the operation is unknown. */
  look(path: string): Answer | undefined {
    const name = path.replace(/^\w+\/v1(beta1)?\//, '');
    const operation = this.#started.get(name);
    if (!operation) return undefined;
    operation.looks += 1;
    return json(operation.looks === 1 ? { name } : { name, done: true, response: operation.response });
  }
}

const ADDRESS = '127.0.0.1';

type Reply = Answer | undefined;

/**
 * Starts a server that doesn't keep the process running. If `answer` returns undefined, the request remains
 * open without a response.
 * @param port 0 for any free port
 * @param host the host name in the server's URL
 */
export async function startStandIn(
  answer: (method: string, url: URL, body: unknown, headers: IncomingHttpHeaders) => Reply | Promise<Reply>,
  port = 0,
  host = ADDRESS,
): Promise<StandIn> {
  const requests: string[] = [];
  const faults: { request: RegExp; fault: Fault; times: number }[] = [];

  function nextFault(line: string): Fault | undefined {
    const found = faults.find(({ request, times }) => times > 0 && request.test(line));
    if (!found) return undefined;
    found.times -= 1;
    return found.fault;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const line = `${method} ${decodeURIComponent(url.pathname)}`;
    requests.push(line);
    const fault = nextFault(line);
    if (fault === 'hang') return;
    if (fault === 'cut') {
      // Waits until part of the body has arrived.
      await once(request, 'data');
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const isJson = bytes.length > 0 && request.headers['content-type']?.startsWith('application/json');
    const parsed: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
    const reply =
      typeof fault === 'number'
        ? refused('a fault of the test', fault)
        : await answer(method, url, parsed, request.headers);
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    if (!reply) return;
    const { status = 200, headers, body } = reply;
    const isContent = typeof body === 'string' || body instanceof Uint8Array;
    response.writeHead(status, {
      'Content-Type': isContent ? 'text/html' : 'application/json',
      ...headers,
    });
    response.end(isContent ? body : JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  server.unref();
  await once(server.listen(port, ADDRESS), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (request, fault, times = 1) => void faults.push({ request, fault, times }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
