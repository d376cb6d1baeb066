import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, decodeCursor, encodeCursor } from './cursor';

const time = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });
const id = fc.stringMatching(/^[\w-]{1,128}$/);

describe('a cursor', () => {
  it('is encoded as the time and the id', () => {
    expect(encodeCursor({ publishedAt: '2026-03-05T14:00:00.000Z', id: 'loose-leash' })).toBe('2026-03-05T14:00:00.000Z~loose-leash');
  });

  it('survives a round trip through a query string', () => {
    fc.assert(
      fc.property(time, id, (date, name) => {
        const cursor = { publishedAt: date.toISOString(), id: name };
        const params = new URLSearchParams(`after=${encodeCursor(cursor)}`);
        expect(decodeCursor(params.get('after') ?? '')).toEqual(cursor);
      }),
    );
  });

  it('is decoded to null, without an exception, from any other string', () => {
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
  ])('is decoded to null from %j', (text) => {
    expect(decodeCursor(text)).toBeNull();
  });

  it('does not exist for a draft', () => {
    expect(cursorOf({ id: 'draft', publishedAt: null })).toBeNull();
  });
});
