import { IDEMPOTENCY_HEADER, REQUEST_ID_HEADER } from '@app/domain/general/api';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { DAY_MS } from '@app/domain/general/dates';
import 'fake-indexeddb/auto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ASK_AFTER_MS,
  keepWaiting,
  listWaiting,
  onWaitingChange,
  removeWaiting,
  restoreWaiting,
  RETRY_MS,
  sendInBackground,
  sendWaiting,
} from './waiting';

const NOW = Date.UTC(2026, 2, 5);
const MINUTE = 60_000;

const request: ContactRequest = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '787-555-0134',
  prefersWhatsApp: true,
  service: 'puppy-training',
  message: 'Mi perrita muerde las chancletas.',
  language: 'es',
  website: '',
  elapsedMs: 20_000,
};

/**
 * The messages stored on the test server, by key. Like the real server, it stores each key once. Tests can
 * override its responses.
 */
const stored = new Map<string, unknown>();
let received = 0;
type Answer = (response: ServerResponse, store: () => void) => void;
const created: Answer = (response, store) => {
  store();
  response
    .writeHead(201, { [REQUEST_ID_HEADER]: 'an-id', 'Content-Type': 'application/json; charset=utf-8' })
    .end('{"id":"x"}');
};
/**
 * Returns a handler that simulates an error from the function, or a gateway's response: an error or an HTML
 * page.
 */
const refusing =
  (status: number, type: string, body: string, isOurs = type.startsWith('text/plain')): Answer =>
  (response) =>
    void response
      .writeHead(status, { ...(isOurs && { [REQUEST_ID_HEADER]: 'an-id' }), 'Content-Type': type })
      .end(body);
/** Stores the message but loses the response. */
const losing: Answer = (response, store) => {
  store();
  response.destroy();
};
let answers: Answer[] = [];

let server: Server;
beforeAll(async () => {
  server = createServer((incoming: IncomingMessage, response) => {
    void text(incoming).then((body) => {
      received += 1;
      const key = String(incoming.headers[IDEMPOTENCY_HEADER.toLowerCase()]);
      (answers.shift() ?? created)(response, () => stored.set(key, JSON.parse(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const toServer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    toServer(`http://127.0.0.1:${port}${path}`, options),
  );
  vi.stubGlobal('navigator', { locks: createLocks() });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  stored.clear();
  received = 0;
  answers = [];
});
afterEach(async () => {
  for (const { key } of await listWaiting()) await removeWaiting(key);
});

/** Returns a stand-in for `navigator.locks`, because Node doesn't provide Web Locks. */
function createLocks() {
  let last: Promise<unknown> | null = null;
  const request = async (
    _name: string,
    { ifAvailable }: { ifAvailable: boolean },
    work: (lock: object | null) => Promise<void>,
  ) => {
    if (last && ifAvailable) return work(null);
    const mine = (last ?? Promise.resolve()).then(() => work({}));
    last = mine;
    await mine.finally(() => {
      if (last === mine) last = null;
    });
  };
  return { request };
}

const states = async () => (await listWaiting()).map(({ state }) => state);

describe('a queued message', () => {
  it('is sent in full and only once, even if several pages try to send it', async () => {
    await keepWaiting(request, 'key-1', NOW);
    await Promise.all([
      sendWaiting({ now: NOW }),
      sendWaiting({ now: NOW }),
      sendInBackground(NOW).catch(() => undefined),
    ]);
    expect([...stored]).toEqual([['key-1', request]]);
    expect(await states()).toEqual(['sent']);
    await sendWaiting({ now: NOW, early: true });
    expect(received).toBe(1);
  });

  it('is stored only once even if the response is lost, and is retried after a delay or when the browser comes back online', async () => {
    answers = [losing, losing];
    await keepWaiting(request, 'key-1', NOW);
    await sendWaiting({ now: NOW });
    expect(await states()).toEqual(['waiting']);
    await sendWaiting({ now: NOW + RETRY_MS - 1 });
    expect(received).toBe(1);
    await sendWaiting({ now: NOW + RETRY_MS });
    expect(received).toBe(2);
    await sendWaiting({ now: NOW + RETRY_MS, early: true });
    expect(received).toBe(3);
    expect([...stored.keys()]).toEqual(['key-1']);
    expect(await states()).toEqual(['sent']);
  });

  it.each([
    ['a busy server', refusing(503, 'text/plain', 'Busy')],
    ['a response that there were too many messages', refusing(429, 'text/plain', 'Too many')],
    ['a network that responds with its own page', refusing(200, 'text/html', '<h1>Welcome to the café</h1>')],
    ['an HTML page with the right status', refusing(201, 'text/html', '<h1>Welcome to the café</h1>')],
    ['an empty response', refusing(200, 'text/plain', '')],
    ['a response from another service', refusing(201, 'application/json', '{"ok":true}')],
    ['a rejection by a proxy', refusing(403, 'text/html', '<h1>Forbidden</h1>')],
    ['a rejection by the network, in plain text', refusing(403, 'text/plain', 'No', false)],
    ['a response from a function version without this call', refusing(404, 'text/plain', 'Not Found')],
  ])('remains queued after %s', async (_name, answer) => {
    answers = [answer];
    await keepWaiting(request, 'key-1', NOW);
    await expect(sendInBackground(NOW)).rejects.toThrow('still waiting');
    expect(await states()).toEqual(['waiting']);
  });

  it("stays queued with the server's reason and isn't retried if the server rejects it", async () => {
    answers = [refusing(400, 'text/plain; charset=utf-8', 'Escribe un correo válido')];
    await keepWaiting(request, 'key-1', NOW);
    await sendInBackground(NOW);
    expect(await listWaiting()).toMatchObject([
      { state: 'refused', reason: 'Escribe un correo válido', request },
    ]);
    await sendWaiting({ now: NOW + DAY_MS, early: true });
    expect(received).toBe(1);
  });

  it('is no longer sent automatically after a week, but only at the visitor’s request', async () => {
    await keepWaiting(request, 'key-1', NOW);
    const late = NOW + ASK_AFTER_MS + MINUTE;
    await sendWaiting({ now: late, early: true });
    await sendInBackground(late);
    expect(received).toBe(0);
    await sendWaiting({ now: late, keys: ['key-1'] });
    expect(await states()).toEqual(['sent']);
  });

  it('stays discarded even if the response arrives later', async () => {
    let answer = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      answers = [
        (response) => {
          answer = () => void response.writeHead(503).end();
          resolve();
        },
      ];
    });
    await keepWaiting(request, 'key-1', NOW);
    const sending = sendWaiting({ now: NOW });
    await arrived;
    expect(await removeWaiting('key-1')).toBe(true);
    answer();
    await sending;
    expect(await listWaiting()).toEqual([]);
    expect(await removeWaiting('key-1')).toBe(false);
  });

  it("is sent in full even by a version of the site that doesn't recognize all of its fields", async () => {
    const older = { ...request, breed: 'Sato' };
    await keepWaiting(older, 'key-1', NOW);
    await sendWaiting({ now: NOW });
    expect([...stored]).toEqual([['key-1', older]]);
  });

  it('is sent even if its state is unknown or missing', async () => {
    const written = { request, writtenAt: NOW };
    await restoreWaiting({ ...written, key: 'key-1', state: 'paused' } as never);
    await restoreWaiting({ ...written, key: 'key-2' } as never);
    await sendWaiting({ now: NOW });
    expect([...stored.keys()].sort()).toEqual(['key-1', 'key-2']);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('stays queued if a bug in our own code prevents sending, and the bug is reported', async () => {
    const reported = new Promise((resolve) => process.once('uncaughtException', resolve));
    const circular: Record<string, unknown> = {};
    circular.itself = circular;
    await keepWaiting({ ...request, ...circular }, 'key-1', NOW);
    await sendWaiting({ now: NOW });
    expect(await states()).toEqual(['waiting']);
    expect(String(await reported)).toContain('circular');
    expect(received).toBe(0);
  });

  it('can be restored after being discarded', async () => {
    await keepWaiting(request, 'key-1', NOW);
    const [message] = await listWaiting();
    await removeWaiting('key-1');
    if (message) await restoreWaiting(message);
    expect(await listWaiting()).toEqual([message]);
  });
});

it('two messages are sent in the order they were written, even if the first response is slow', async () => {
  const order: string[] = [];
  const slow: Answer = (response, store) => {
    order.push('first');
    setImmediate(() => created(response, store));
  };
  answers = [
    slow,
    (response, store) => {
      order.push('second');
      created(response, store);
    },
  ];
  await keepWaiting({ ...request, message: 'The second of them.' }, 'key-a', NOW + 1);
  await keepWaiting(request, 'key-b', NOW);
  await sendWaiting({ now: NOW + MINUTE });
  expect(order).toEqual(['first', 'second']);
  expect([...stored.keys()]).toEqual(['key-b', 'key-a']);
});

it('sending continues with the next message after one is rejected', async () => {
  answers = [refusing(400, 'text/plain', 'No')];
  await keepWaiting(request, 'key-1', NOW);
  await keepWaiting(request, 'key-2', NOW + 1);
  await sendWaiting({ now: NOW + MINUTE });
  expect(await states()).toEqual(['refused', 'sent']);
});

it('each change is announced to all pages, including the current one', async () => {
  const changed = new Promise<void>((resolve) => {
    const end = onWaitingChange(() => {
      end();
      resolve();
    });
  });
  await keepWaiting(request, 'key-1', NOW);
  await changed;
});
