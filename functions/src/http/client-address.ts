/**
 * Whom a request is from, for the rate limits.
 *
 * Google's front end appends the address that it really saw to X-Forwarded-For: the last entry cannot be
 * invented, what stands before it can. Requests that come through Hosting are seen to come from Hosting's
 * CDN, which puts the visitor's address into Fastly-Client-IP; whoever calls the function directly can write
 * there what he likes. So limits count both: the visitor, closely, and the peer, widely. On the emulators
 * nothing is appended: tests send an X-Forwarded-For of their own.
 */
import { isIP } from 'node:net';
import type { Request } from 'express';

export interface ClientAddress {
  /** Null where no front end says it: on the emulators, where all browsers seem to be one. */
  visitor: string | null;
  peer: string;
}

const UNKNOWN = 'unknown';

/**
 * IPv4 as it is; of IPv6 the first 64 bits, because a household or an attacker has all addresses that share
 * them.
 */
export function networkOf(address: string): string {
  const trimmed = address.trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(trimmed)?.[1];
  if (mapped) return mapped;
  if (isIP(trimmed) === 4) return trimmed;
  if (isIP(trimmed) !== 6) return UNKNOWN;
  const [head = '', tail] = trimmed.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const start = groups(head);
  const end = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const all = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export function clientAddress(request: Request): ClientAddress {
  const forwarded = request.get('X-Forwarded-For');
  if (forwarded === undefined) return { peer: networkOf(request.socket.remoteAddress ?? ''), visitor: null };
  const peer = networkOf(forwarded.split(',').at(-1) ?? '');
  const visitor = request.get('Fastly-Client-IP');
  return { peer, visitor: visitor === undefined ? peer : networkOf(visitor) };
}
