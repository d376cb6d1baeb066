/** Messages that wait in this browser (IndexedDB), as it was offline. Pages and the service worker send them, one at a time, by a lock. */
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
  /** Its Idempotency-Key. */
  key: string;
  request: ContactRequest;
  /** When the visitor sent it, in epoch milliseconds. */
  writtenAt: number;
  /** When it is sent again after a failure, in epoch milliseconds. */
  retryAt: number;
  /** `refused` by the server for good; `sent` until a page has told the visitor. */
  state: 'waiting' | 'refused' | 'sent';
  /** Why it was refused, in the language of the message. */
  reason: string;
}

const asRequest = asStored as Reader<ContactRequest>;

/** Another version may have stored it: what is not known of it is sent, rather than never. */
const asWaiting = asRecord<WaitingMessage>({
  key: asText,
  request: asRequest,
  writtenAt: asNumber,
  retryAt: asNumber,
  state: asChoice(['waiting', 'refused', 'sent'], 'waiting'),
  reason: asText,
});

/** An older message is sent only when the visitor says so. */
export const ASK_AFTER_MS = 7 * DAY_MS;
export const RETRY_MS = 60_000;
/** For each message. */
const TIMEOUT_MS = 20_000;
/** 4xx that say nothing against the message: a timeout, too many messages, and a function of another version without the call. */
const TEMPORARY = [404, 405, 408, 425, 429];

/** The name of the lock, of the channel that reports changes, and of the event by which the browser wakes the service worker. */
export const WAITING = 'waitingMessages';

let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore('waitingMessages', 'messages'));

/** Whether a message is so old that the visitor has to decide. */
export const isOld = ({ writtenAt }: WaitingMessage, now: number): boolean => now - writtenAt > ASK_AFTER_MS;

/** Tells all pages of this browser, this one included, that something has changed. */
function announce(): void {
  const channel = new BroadcastChannel(WAITING);
  channel.postMessage(null);
  channel.close();
}

/** Calls back after each change by a page or the service worker. Returns a function that ends this. */
export function onWaitingChange(changed: () => void): () => void {
  const channel = new BroadcastChannel(WAITING);
  channel.onmessage = changed;
  return () => channel.close();
}

/** Returns all messages in this browser, the oldest first. Rejects when storage is blocked. */
export async function listWaiting(): Promise<WaitingMessage[]> {
  const stored = await values<unknown>(openStore());
  return stored.map((message) => asWaiting(message, ignore, '')).sort((a, b) => a.writtenAt - b.writtenAt);
}

/** Has a message wait. Rejects when storage is full or blocked. */
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

/** Changes a message, or removes it (null), unless it has been removed meanwhile. Resolves to whether it was still there. */
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

/** Removes a message. Resolves to false if another page has done so. */
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
    // A network that first shows a page of its own may answer anything with that page.
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
    // The message is not lost by a bug of ours.
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
  /** Also messages whose next attempt is later: there is a connection again. */
  early?: boolean;
  /** Messages that the visitor wants to be sent now, however old they are. */
  keys?: readonly string[];
}

/** Sends the messages that are due, one after the other, unless another page or the service worker is doing so. */
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

/** Sends what waits, in the service worker. Rejects while something is left, whereupon the browser tries again later. */
export async function sendInBackground(now = Date.now()): Promise<void> {
  await sendWaiting({ now, early: true });
  const left = (await listWaiting()).filter((message) => message.state === 'waiting' && !isOld(message, now));
  if (left.length > 0) throw new Error(`${left.length} messages are still waiting`);
}
