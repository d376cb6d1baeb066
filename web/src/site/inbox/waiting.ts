/**
 * Queues messages in IndexedDB while the browser is offline. Pages and the service worker use a lock to send
 * them one at a time.
 */
import type { ApiPath } from '@app/domain/api';
import { IDEMPOTENCY_HEADER, REQUEST_ID_HEADER } from '@app/domain/general/api';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { DAY_MS } from '@app/domain/general/dates';
import {
  asChoice,
  asNumber,
  asRecord,
  asStored,
  asText,
  ignore,
  type Reader,
} from '@app/domain/stored/reader';
import { NetworkError, parseAnswer, received, reportUncaught } from '../../shared/data/answer';
import { createStore, promisifyRequest, set, values, type UseStore } from 'idb-keyval';

export interface WaitingMessage {
  /** The message's Idempotency-Key. */
  key: string;
  request: ContactRequest;
  /** When the visitor pressed Send, in epoch milliseconds. */
  writtenAt: number;
  /** When to retry after a failure, in epoch milliseconds. */
  retryAt: number;
  /**
   * `refused`: the server permanently rejected the message. `sent`: the server accepted the message, which is
   * kept until a page has told the visitor.
   */
  state: 'waiting' | 'refused' | 'sent';
  /** Why the server rejected the message, in the message's language. */
  reason: string;
}

const asRequest = asStored as Reader<ContactRequest>;

/**
 * Reads a message that may come from another version of the site. The request is read unchanged, so the
 * message is sent even if this version doesn't know some of its fields.
 */
const asWaiting = asRecord<WaitingMessage>({
  key: asText,
  request: asRequest,
  writtenAt: asNumber,
  retryAt: asNumber,
  state: asChoice(['waiting', 'refused', 'sent'], 'waiting'),
  reason: asText,
});

/** The age after which a message isn't sent unless the visitor asks for it. */
export const ASK_AFTER_MS = 7 * DAY_MS;
export const RETRY_MS = 60_000;
/** The timeout for sending one message. */
const TIMEOUT_MS = 20_000;
/**
 * The 4xx statuses that don't mean that the message itself was rejected. They indicate timeouts, rate
 * limiting, or a version of the function that doesn't support this call.
 */
const TEMPORARY = [404, 405, 408, 425, 429];

/**
 * The name shared by the lock, the channel that announces changes, and the sync event that wakes the service
 * worker.
 */
export const WAITING = 'waitingMessages';

let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore('waitingMessages', 'messages'));

/** Returns whether a message is so old that the visitor has to decide whether to send it. */
export const isOld = ({ writtenAt }: WaitingMessage, now: number): boolean => now - writtenAt > ASK_AFTER_MS;

/** Tells all open pages of the site, including this one, that the queue has changed. */
function announce(): void {
  const channel = new BroadcastChannel(WAITING);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls `changed` whenever a page or the service worker changes the queue. Returns a function that
 * unsubscribes.
 */
export function onWaitingChange(changed: () => void): () => void {
  const channel = new BroadcastChannel(WAITING);
  channel.onmessage = changed;
  return () => channel.close();
}

/** Returns all queued messages in this browser, oldest first. Rejects if storage is blocked. */
export async function listWaiting(): Promise<WaitingMessage[]> {
  const stored = await values<unknown>(openStore());
  return stored.map((message) => asWaiting(message, ignore, '')).sort((a, b) => a.writtenAt - b.writtenAt);
}

/** Queues a message. Rejects if storage is full or blocked. */
export async function keepWaiting(request: ContactRequest, key: string, now = Date.now()): Promise<void> {
  await restoreWaiting({
    key,
    request,
    writtenAt: now,
    retryAt: now,
    state: 'waiting',
    reason: '',
  });
}

export async function restoreWaiting(message: WaitingMessage): Promise<void> {
  await set(message.key, message, openStore());
  announce();
}

/**
 * Changes a message, or removes it if `to` returns null. Resolves with false if the message is already gone.
 */
async function change(key: string, to: (message: WaitingMessage) => WaitingMessage | null): Promise<boolean> {
  const found = await openStore()('readwrite', async (messages) => {
    const stored = (await promisifyRequest(messages.get(key))) as WaitingMessage | undefined;
    if (!stored) return false;
    const changed = to(stored);
    await (changed ? promisifyRequest(messages.put(changed, key)) : promisifyRequest(messages.delete(key)));
    return true;
  });
  if (found) announce();
  return found;
}

/** Removes a message. Resolves with false if another page has already removed it. */
export const removeWaiting = (key: string): Promise<boolean> => change(key, () => null);

type Outcome = { state: 'sent' | 'waiting' } | { state: 'refused'; reason: string };

async function post({ request, key }: WaitingMessage): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await received(
      fetch('/api/contact' satisfies ApiPath, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
        body: JSON.stringify(request),
        signal: controller.signal,
      }),
    );
    const header = (name: string) => response.headers.get(name);
    // Makes sure that the API itself responded, because a captive portal may answer any request with its own
    // page.
    const isOurs = header(REQUEST_ID_HEADER) !== null && header('Content-Type')?.startsWith('text/plain');
    const isRefusal =
      response.status >= 400 && response.status < 500 && isOurs && !TEMPORARY.includes(response.status);
    if (isRefusal) return { state: 'refused', reason: await received(response.text()) };
    if (response.ok)
      parseAnswer('POST /api/contact', {
        status: response.status,
        header,
        body: await received(response.text()),
      });
    return { state: response.ok ? 'sent' : 'waiting' };
  } catch (error) {
    // Any error other than a `NetworkError` is a bug in our own code. The error is reported, and the message
    // stays queued, so nothing is lost.
    if (!(error instanceof NetworkError)) reportUncaught(error);
    return { state: 'waiting' };
  } finally {
    clearTimeout(timer);
  }
}

async function send(message: WaitingMessage, now: number): Promise<void> {
  const outcome = await post(message);
  await change(message.key, (stored) => {
    return outcome.state === 'waiting' ? { ...stored, retryAt: now + RETRY_MS } : { ...stored, ...outcome };
  });
}

interface SendOptions {
  now?: number;
  /** Whether to include messages that aren't due for a retry yet. Set when the browser comes back online. */
  early?: boolean;
  /** The keys of the messages that the visitor wants to send now, whatever their age. */
  keys?: readonly string[];
}

/**
 * Sends the messages that are due, one by one, unless another page or the service worker is already sending.
 */
export async function sendWaiting({
  now = Date.now(),
  early = false,
  keys,
}: SendOptions = {}): Promise<void> {
  const isDue = (message: WaitingMessage): boolean => {
    if (message.state !== 'waiting') return false;
    if (keys) return keys.includes(message.key);
    return !isOld(message, now) && (early || message.retryAt <= now);
  };
  await navigator.locks.request(WAITING, { ifAvailable: !keys }, async (lock) => {
    if (!lock) return;
    for (const message of await listWaiting()) if (isDue(message)) await send(message, now);
  });
}

/**
 * Sends queued messages from the service worker. Rejects if any messages are left, so that the browser
 * retries later.
 */
export async function sendInBackground(now = Date.now()): Promise<void> {
  await sendWaiting({ now, early: true });
  const left = (await listWaiting()).filter((message) => message.state === 'waiting' && !isOld(message, now));
  if (left.length > 0) throw new Error(`${left.length} messages are still waiting`);
}
