import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, decodeCursor, encodeCursor } from './cursor';

const time = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });
const id = fc.stringMatching(/^[\w-]{1,128}$/);

describe('a cursor', () => {
  it('reads like what it is', () => {
    expect(encodeCursor({ publishedAt: '2026-03-05T14:00:00.000Z', id: 'loose-leash' })).toBe('2026-03-05T14:00:00.000Z~loose-leash');
  });

  it('comes back from an address as it went in', () => {
    fc.assert(
      fc.property(time, id, (date, name) => {
        const cursor = { publishedAt: date.toISOString(), id: name };
        const params = new URLSearchParams(`after=${encodeCursor(cursor)}`);
        expect(decodeCursor(params.get('after') ?? '')).toEqual(cursor);
      }),
    );
  });

  it('is null for any text that is none, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeCursor(text)).toBeNull();
      }),
    );
  });

  it.each([
    '',
    '~',
    '2026-03-05~leash',
    '2026-03-05T14:00:00.000Z',
    '2026-03-05T14:00:00.000Z~',
    '2026-03-05T14:00:00.000Z~a/b',
    '2026-02-30T14:00:00.000Z~leash',
    '2026-13-05T14:00:00.000Z~leash',
    '0000-03-05T14:00:00.000Z~leash',
    ` 2026-03-05T14:00:00.000Z~leash`,
    `2026-03-05T14:00:00.000Z~${'a'.repeat(129)}`,
  ])('is null for %j', (text) => {
    expect(decodeCursor(text)).toBeNull();
  });

  it('a draft has none', () => {
    expect(cursorOf({ id: 'draft', publishedAt: null })).toBeNull();
  });
});
