/**
 * Runs a fake push service whose responses the test controls, and simulates browsers that subscribe to it.
 * The service checks requests the way a real one would.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '@app/domain/notifications/push';

/**
 * How the push service responds: with a status or a failure. `dropped` closes the connection; `lostAnswer`
 * accepts the notification, then closes the connection; `hangs` never responds.
 */
export type PushBehavior =
  number | { status: number; retryAfter: string } | 'dropped' | 'lostAnswer' | 'hangs';

interface ReceivedPush {
  device: string;
  message: PushMessage;
  headers: IncomingHttpHeaders;
  /** The encrypted body of the request. */
  body: Buffer;
  /** The claims of the request's signed token. */
  claims: { aud: string; exp: number; sub: string };
}

/** A subscribed browser: the subscription that it sends to the site, and its name in the test. */
export interface Subscriber {
  name: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

export interface PushService {
  url: string;
  /** The notifications that the service has accepted. */
  received: ReceivedPush[];
  /** The number of delivery attempts for each device, accepted or not. */
  attempts: Map<string, number>;
  subscribe: (name: string) => Subscriber;
  /** Sets the function that decides how to respond to each request that passes the checks. */
  behave: (next: (device: string) => PushBehavior) => void;
  stop: () => Promise<void>;
}

/** Decrypts a body as specified in RFC 8291. Throws if it wasn't encrypted with these keys. */
function decrypt(body: Buffer, receiver: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', receiver.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const record = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding does not end the last record');
  return padded.subarray(0, end).toString('utf8');
}

/**
 * Returns the claims in a token (RFC 8292). Throws unless the token was signed with the private key for
 * `publicKey`.
 */
function claimsOf(authorization: string, publicKey: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The key differs from the one that the browser subscribed with');
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const jwk = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'];
}

/**
 * Throws if a real push service would reject the claims. They must contain the service's own origin, a
 * lifetime of at most a day, and a contact.
 */
function requireGoodClaims({ aud, exp, sub }: ReceivedPush['claims'], origin: string): void {
  const lifetime = exp - Date.now() / 1000;
  if (aud !== origin) throw new Error(`The token is for ${aud}`);
  if (lifetime <= 0 || lifetime > 24 * 60 * 60) throw new Error(`The token expires in ${lifetime} seconds`);
  if (!/^(mailto:[^@]+@[^@]+|https:\/\/)/.test(sub))
    throw new Error(`The token has the invalid contact ${sub}`);
}

/** Starts a push service for browsers that subscribed with this public key. */
export async function startPushService(publicKey: string): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const attempts = new Map<string, number>();
  const subscribers = new Map<string, { name: string; keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  let behavior: (device: string) => PushBehavior = () => 201;
  let url = '';

  const take = (
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): { push: ReceivedPush } | { status: number } => {
    const subscriber = subscribers.get(path);
    if (!subscriber) return { status: 404 };
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(headers.ttl as string))
      return { status: 400 };
    if (body.length > 4096) return { status: 413 };
    try {
      const claims = claimsOf(headers.authorization ?? '', publicKey);
      requireGoodClaims(claims, url);
      const message = JSON.parse(decrypt(body, subscriber.keys, subscriber.auth)) as PushMessage;
      return { push: { device: subscriber.name, message, headers, body, claims } };
    } catch {
      return { status: 403 };
    }
  };

  const answer = (response: ServerResponse, chosen: PushBehavior): void => {
    if (chosen === 'hangs') return;
    if (chosen === 'dropped' || chosen === 'lostAnswer') {
      response.destroy();
      return;
    }
    const { status, retryAfter } =
      typeof chosen === 'number' ? { status: chosen, retryAfter: undefined } : chosen;
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end();
  };

  const server = createServer((request, response) => {
    buffer(request)
      .then((body) => {
        const result = take(request.url ?? '', request.headers, body);
        if ('status' in result) {
          answer(response, result.status);
          return;
        }
        const { push } = result;
        attempts.set(push.device, (attempts.get(push.device) ?? 0) + 1);
        const chosen = behavior(push.device);
        if (chosen === 201 || chosen === 'lostAnswer') received.push(push);
        answer(response, chosen);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    received,
    attempts,
    subscribe: (name) => {
      const keys = createECDH('prime256v1');
      const [p256dh, auth] = [keys.generateKeys('base64url'), randomBytes(16)];
      const path = `/send/${randomBytes(24).toString('base64url')}`;
      subscribers.set(path, { name, keys, auth });
      return {
        name,
        subscription: { endpoint: url + path, keys: { p256dh, auth: auth.toString('base64url') } },
      };
    },
    behave: (next) => {
      behavior = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
