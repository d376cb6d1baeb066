/** Sends one notification to a push service (RFC 8030), encrypted for the device (RFC 8291) and signed (RFC 8292). */
import type { Facts } from '@app/domain/content/facts';
import { absoluteUrl } from '@app/domain/general/paths';
import type { PushMessage } from '@app/domain/notifications/push';
import type { Failure } from '../outbox';
import type { StoredDevice } from './devices';
import type { PushKeys } from './keys';

/** How long a push service keeps a notification for a device that is off, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

/** `gone`: the device does not want notifications any more, or its address was replaced. */
export type PushResult = 'accepted' | 'gone' | Failure;

export interface PushRequest {
  device: Pick<StoredDevice, 'endpoint' | 'p256dh' | 'auth'>;
  message: PushMessage;
  /** Of several notifications with one topic that wait for a device, the push service delivers the last one; up to 32 characters. */
  topic: string;
  /** Whom the operators of the push service can write to. */
  contact: Pick<Facts, 'email' | 'siteUrl'>;
}

/** Sends a notification. Never rejects because of the push service or the network. */
export async function sendPush(
  { device, message, topic, contact }: PushRequest,
  keys: PushKeys,
  timeoutMs = TIMEOUT_MS,
): Promise<PushResult> {
  // Imported on first use: most calls of the API send nothing.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: {
        subject: contact.email ? `mailto:${contact.email}` : absoluteUrl('/', contact),
        ...keys,
      },
      TTL: TTL_SECONDS,
      // The device is woken up at once.
      urgency: 'high',
      topic,
    },
  );
  try {
    // Not by `webPush.sendNotification`, which cannot stop a response that never ends, and speaks only TLS.
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        name === 'Content-Length' ? [] : [[name, value]],
      ),
      body: new Uint8Array(body),
      // A redirect could lead to an address that `isPushEndpoint` would have refused.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return resultOf(response);
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no connection' };
  }
}

function resultOf({ status, ok, headers }: Response): PushResult {
  if (ok) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  const isTemporary = status === 408 || status === 429 || status >= 500;
  return {
    problem: `push service: ${status}`,
    isPermanent: !isTemporary,
    retryAfterMs: retryAfterMs(headers.get('Retry-After')),
  };
}

/** Returns the wait in a Retry-After header, seconds or a date, in milliseconds; 0 if it has none. */
function retryAfterMs(value: string | null): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
