/**
 * Sends a notification to a push service (RFC 8030). The notification is encrypted for the device (RFC 8291)
 * and signed (RFC 8292).
 */
import type { Facts } from '@app/domain/content/facts';
import { absoluteUrl } from '@app/domain/general/paths';
import type { PushMessage } from '@app/domain/notifications/push';
import type { Failure } from '../outbox';
import type { StoredDevice } from './devices';
import type { PushKeys } from './keys';

/** How long a push service keeps a notification for an offline device, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

/**
 * The result of sending a notification. `gone` means that the device no longer wants notifications or has a
 * new endpoint.
 */
export type PushResult = 'accepted' | 'gone' | Failure;

export interface PushRequest {
  device: Pick<StoredDevice, 'endpoint' | 'p256dh' | 'auth'>;
  message: PushMessage;
  /**
   * The notification's topic, of up to 32 characters. If several notifications with the same topic are
   * pending, the push service delivers only the last.
   */
  topic: string;
  /** The contact details that the push service's operators receive. */
  contact: Pick<Facts, 'email' | 'siteUrl'>;
}

/** Sends a notification. Problems with the push service or the network are returned rather than thrown. */
export async function sendPush(
  { device, message, topic, contact }: PushRequest,
  keys: PushKeys,
  timeoutMs = TIMEOUT_MS,
): Promise<PushResult> {
  // web-push is imported on first use, because most API calls send no notification.
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
      // Wakes up the device immediately.
      urgency: 'high',
      topic,
    },
  );
  try {
    // Doesn't use `webPush.sendNotification`, which supports only TLS and can't abort a response that never
    // ends.
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        name === 'Content-Length' ? [] : [[name, value]],
      ),
      body: new Uint8Array(body),
      // A redirect could lead to a URL that `isPushEndpoint` would reject.
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

/**
 * Returns how long to wait according to a Retry-After header, in milliseconds. The header contains a number
 * of seconds or a date. Returns 0 without a header.
 */
function retryAfterMs(value: string | null): number {
  if (value === null) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
