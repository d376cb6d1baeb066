import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['no address', 'unknown'],
    ['1.2.3.4, 5.6.7.8', 'unknown'],
    ['999.1.1.1', 'unknown'],
  ])('maps %o to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('returns the same value for all addresses in a /64 network, in any notation', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const groups = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, groups, groups, (prefix, one, other) => {
        const write = (rest: number[], digits: number) =>
          [...prefix, ...rest].map((part) => part.toString(16).padStart(digits, '0')).join(':');
        expect(networkOf(write(one, 1))).toBe(networkOf(write(other, 4).toUpperCase()));
      }),
    );
  });

  it('returns a network or "unknown" for any string', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (address) => {
        expect(networkOf(address)).toMatch(/^([\d.]+|[0-9a-f:]+::\/64|unknown)$/);
      }),
    );
  });
});

describe('clientAddress', () => {
  const from = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    clientAddress({
      get: (name) => headers[name],
      socket: { remoteAddress },
    });
  const FORWARDED = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' };
  const HOSTING = { ...FORWARDED, 'X-Forwarded-Host': 'perro.example' };

  it('returns the visitor’s address from the CDN, and the CDN’s address as the peer, if a request came through Hosting', () => {
    const found = { visitor: '198.51.100.1', peer: '203.0.113.7' };
    for (const headers of [HOSTING, { ...FORWARDED, 'Fastly-Client': '1' }]) {
      expect(from({ ...headers, 'Fastly-Client-IP': '198.51.100.1' })).toEqual(found);
    }
  });

  it('returns the peer as the visitor for direct calls, regardless of other headers', () => {
    expect(from({ ...FORWARDED, 'Fastly-Client-IP': '198.51.100.1' })).toEqual({
      visitor: '203.0.113.7',
      peer: '203.0.113.7',
    });
  });

  it("returns null as the visitor if the CDN provides no valid address, so that visitors don't share a limit", () => {
    expect(from(HOSTING)).toEqual({ visitor: null, peer: '203.0.113.7' });
    expect(from({ ...HOSTING, 'Fastly-Client-IP': 'nonsense' })).toEqual({
      visitor: null,
      peer: '203.0.113.7',
    });
    expect(from({}, '::1')).toEqual({ visitor: null, peer: '0:0:0:0::/64' });
  });
});
