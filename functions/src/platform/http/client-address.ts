/**
 * Returns the client's address for rate limits. SECURITY.md lists which of the facts below are documented and
 * which are observed.
 *
 * The last entry of X-Forwarded-For is the peer, which is the address that connected to Google's front end.
 * For requests that came through Hosting, the peer is a node of Hosting's CDN, and Fastly-Client-IP contains
 * the visitor's address. A direct caller of the function can forge all of these headers except the last entry
 * of X-Forwarded-For. The visitor's address is therefore only a hint, and limits by visitor must be combined
 * with limits by peer. The emulators don't append an entry, so tests send their own X-Forwarded-For.
 */
import { isIP } from 'node:net';

export interface ClientAddress {
  /**
   * The visitor's address. Null if unknown, because rate limits would treat all visitors with the same
   * placeholder as one visitor.
   */
  visitor: string | null;
  peer: string;
}

const UNKNOWN = 'unknown';

/**
 * Returns an IPv4 address unchanged, or the first 64 bits of an IPv6 address, which identify its network. A
 * household or an attacker usually controls every address in such a network.
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

/** Each of these headers indicates that a request came through Hosting, so the peer is not the visitor. */
const HOSTING_HEADERS = ['X-Forwarded-Host', 'Fastly-Client'];

/** The parts of a request that reveal the client's address. */
interface RequestSource {
  get: (header: string) => string | undefined;
  socket: { remoteAddress?: string | undefined };
}

/** Returns the addresses that rate limits use to count a request. */
export function clientAddress(request: RequestSource): ClientAddress {
  const forwarded = request.get('X-Forwarded-For');
  if (forwarded === undefined) return { peer: networkOf(request.socket.remoteAddress ?? ''), visitor: null };
  const peer = networkOf(forwarded.split(',').at(-1) ?? '');
  // A direct caller is the peer, regardless of the other headers.
  if (HOSTING_HEADERS.every((header) => request.get(header) === undefined)) return { peer, visitor: peer };
  const visitor = networkOf(request.get('Fastly-Client-IP') ?? '');
  return { peer, visitor: visitor === UNKNOWN ? null : visitor };
}
