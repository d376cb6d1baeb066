/**
 * Whom a request is from, for the rate limits. SECURITY.md says what of this is documented and what is not.
 *
 * The last entry of X-Forwarded-For is the peer: the address that Google's front end saw. Requests that come
 * through Hosting are seen to come from its CDN, and carry marks of their way, and the visitor's address in
 * Fastly-Client-IP. Whoever calls the function directly can write all of these headers but that last entry: a
 * visitor's address is a hint, and limits that count by it need others beside them. On the emulators nothing is
 * appended: tests send an X-Forwarded-For of their own.
 */
import { isIP } from 'node:net';

export interface ClientAddress {
  /** Null where it is not known: else many visitors would count as one. */
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

/** Either will do: to take Hosting's CDN for one visitor would have all its visitors share his limit. */
const HOSTING_HEADERS = ['X-Forwarded-Host', 'Fastly-Client'];

/** What a request says of its way. */
interface Way {
  get: (header: string) => string | undefined;
  socket: { remoteAddress?: string | undefined };
}

export function clientAddress(request: Way): ClientAddress {
  const forwarded = request.get('X-Forwarded-For');
  if (forwarded === undefined) return { peer: networkOf(request.socket.remoteAddress ?? ''), visitor: null };
  const peer = networkOf(forwarded.split(',').at(-1) ?? '');
  // Who calls the function directly is the peer, whatever else the headers say.
  if (HOSTING_HEADERS.every((mark) => request.get(mark) === undefined)) return { peer, visitor: peer };
  const visitor = networkOf(request.get('Fastly-Client-IP') ?? '');
  return { peer, visitor: visitor === UNKNOWN ? null : visitor };
}
