import fc from 'fast-check';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { archiveLine, parseArchiveLine } from './values';

const isReserved = (name: string) => /^__.*__$/s.test(name);

const storedValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter(
        (double) => !Object.is(double, -0) && (!Number.isInteger(double) || Number.isSafeInteger(double)),
      ),
    fc
      .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.nat(999_999_999))
      .map(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds)),
    fc.string({ unit: 'grapheme' }),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.array(tie('value')),
    fc.dictionary(
      fc.string().filter((name) => !isReserved(name)),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
})).value;
const storedData = fc.dictionary(
  fc.string().filter((name) => !isReserved(name)),
  storedValue,
  { noNullPrototype: true },
);

const lineOf = (value: unknown) => JSON.stringify({ path: 'posts/a', fields: { value } });

describe('a line of an archive', () => {
  it('has every document that the site can store', () => {
    fc.assert(
      fc.property(storedData, (data) => {
        const document = { path: 'posts/a', data };
        expect(parseArchiveLine(archiveLine(document))).toEqual(document);
      }),
    );
  });

  it('is the same text, whatever order the server chose', () => {
    const [one, other] = [
      { b: 1, a: { d: 2, c: 3 } },
      { a: { c: 3, d: 2 }, b: 1 },
    ].map((data) => archiveLine({ path: 'posts/a', data }));
    expect(one).toBe(other);
  });

  it.each([
    ['nothing', { nullValue: null }, null],
    ['an integer', { integerValue: '-9007199254740991' }, -9_007_199_254_740_991],
    ['the smallest double', { doubleValue: 5e-324 }, 5e-324],
    ['microseconds', { timestampValue: '1969-12-31T23:59:59.999999Z' }, new Timestamp(-1, 999_999_000)],
    [
      'half a second',
      { timestampValue: '2026-01-01T00:00:00.5Z' },
      new Timestamp(1_767_225_600, 500_000_000),
    ],
    ['a whole second', { timestampValue: '2026-01-01T00:00:00Z' }, new Timestamp(1_767_225_600, 0)],
    ['bytes', { bytesValue: '+/8=' }, Buffer.from([251, 255])],
    ['no bytes', { bytesValue: '' }, Buffer.alloc(0)],
    ['an empty map', { mapValue: { fields: {} } }, {}],
    [
      'an empty array in a map in an array',
      { arrayValue: { values: [{ mapValue: { fields: { a: { arrayValue: { values: [] } } } } }] } },
      [{ a: [] }],
    ],
  ])('has %s as Firestore writes it', (_name, archived, value) => {
    expect(parseArchiveLine(lineOf(archived)).data).toEqual({ value });
    expect(archiveLine({ path: 'posts/a', data: { value } })).toBe(lineOf(archived));
  });

  it.each([
    ['a place', new GeoPoint(0, 0)],
    ['an integer beyond the precision of numbers', 2 ** 53],
    ['NaN', NaN],
    ['infinity', -Infinity],
    ['nothing defined', undefined],
    ['a map of a name that Firestore reserves', { __type__: '__vector__' }],
  ])('is refused for %s, with its path', (_name, value) => {
    const data = { sound: 1, list: [{}, { value }] };
    expect(() => archiveLine({ path: 'posts/a', data })).toThrow('archives have: posts/a.list[1].value');
  });

  it.each<[string, unknown]>([
    ['of an unknown type', { futureValue: 'x' }],
    ['of a type that the site does not store', { geoPointValue: { latitude: 0, longitude: 0 } }],
    ['with the name of a type of JavaScript', { constructor: 'x' }],
    ['of two types', { stringValue: 'x', integerValue: '1' }],
    ['of no type', {}],
    ['that is none', 'x'],
    ['that is nothing', null],
    [
      'of an unknown type within others',
      { arrayValue: { values: [{ mapValue: { fields: { b: { futureValue: 1 } } } }] } },
    ],
    ['that is no integer', { integerValue: 'many' }],
    ['that is an integer that no number has', { integerValue: '9223372036854775807' }],
    ['that is no double', { doubleValue: '1' }],
    ['that is an integer as a double', { doubleValue: 1 }],
    ['that is no time', { timestampValue: 'soon' }],
    ['that is a time in another form', { timestampValue: '2026-01-01T00:00:00.50Z' }],
    ['that is no bytes', { bytesValue: '!' }],
    ['that is bytes in another form', { bytesValue: '-_8' }],
    ['that is no text', { stringValue: { b: 1 } }],
    ['that is no list', { arrayValue: {} }],
    ['that is no map', { mapValue: 'x' }],
    ['that would become a vector', { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } }],
  ])('is refused with a value %s', (_name, value) => {
    expect(() => parseArchiveLine(lineOf(value))).toThrow();
  });

  it('is refused with a value nested without end', () => {
    const value = `${'{"arrayValue":{"values":['.repeat(20_000)}${']}}'.repeat(20_000)}`;
    expect(() => parseArchiveLine(`{"path":"posts/a","fields":{"value":${value}}}`)).toThrow('call stack');
  });

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '{"path":"posts/a"}',
    '{"path":1,"fields":{}}',
    '{"fields":{},"path":"posts/a"}',
  ])('is refused when it is %j', (line) => {
    expect(() => parseArchiveLine(line)).toThrow();
  });
});
