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

describe('an archive line', () => {
  it('can represent any document that the site can store', () => {
    fc.assert(
      fc.property(storedData, (data) => {
        const document = { path: 'posts/a', data };
        expect(parseArchiveLine(archiveLine(document))).toEqual(document);
      }),
    );
  });

  it('does not depend on the order of the document’s fields', () => {
    const [one, other] = [
      { b: 1, a: { d: 2, c: 3 } },
      { a: { c: 3, d: 2 }, b: 1 },
    ].map((data) => archiveLine({ path: 'posts/a', data }));
    expect(one).toBe(other);
  });

  it.each([
    ['null', { nullValue: null }, null],
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
  ])('represents %s as Firestore’s REST API does', (_name, archived, value) => {
    expect(parseArchiveLine(lineOf(archived)).data).toEqual({ value });
    expect(archiveLine({ path: 'posts/a', data: { value } })).toBe(lineOf(archived));
  });

  it.each([
    ['a geographical point', new GeoPoint(0, 0)],
    ['an integer beyond the precision of numbers', 2 ** 53],
    ['NaN', NaN],
    ['infinity', -Infinity],
    ['undefined', undefined],
    ['a map with a field name that Firestore reserves', { __type__: '__vector__' }],
  ])('cannot represent %s, and the error contains the value’s path', (_name, value) => {
    const data = { sound: 1, list: [{}, { value }] };
    expect(() => archiveLine({ path: 'posts/a', data })).toThrow(
      'not supported in archives: posts/a.list[1].value',
    );
  });

  it.each<[string, unknown]>([
    ['of an unknown type', { futureValue: 'x' }],
    ['of a type that the site does not use', { geoPointValue: { latitude: 0, longitude: 0 } }],
    ['with the name of a JavaScript type', { constructor: 'x' }],
    ['with two types', { stringValue: 'x', integerValue: '1' }],
    ['without a type', {}],
    ['that is not an object', 'x'],
    ['that is null', null],
    [
      'of an unknown type, nested in a map in an array',
      { arrayValue: { values: [{ mapValue: { fields: { b: { futureValue: 1 } } } }] } },
    ],
    ['that is not an integer', { integerValue: 'many' }],
    ['that is an integer too large for a number', { integerValue: '9223372036854775807' }],
    ['that is not a double', { doubleValue: '1' }],
    ['that is an integer stored as a double', { doubleValue: 1 }],
    ['that is not a time', { timestampValue: 'soon' }],
    ['that is a time with a trailing zero', { timestampValue: '2026-01-01T00:00:00.50Z' }],
    ['that is not bytes', { bytesValue: '!' }],
    ['that is bytes in base64url', { bytesValue: '-_8' }],
    ['that is not a string', { stringValue: { b: 1 } }],
    ['that is not a list', { arrayValue: {} }],
    ['that is not a map', { mapValue: 'x' }],
    ['that would become a vector', { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } }],
  ])('is rejected with a value %s', (_name, value) => {
    expect(() => parseArchiveLine(lineOf(value))).toThrow();
  });

  it('is rejected if its value is nested too deeply', () => {
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
  ])('is rejected if it is %j', (line) => {
    expect(() => parseArchiveLine(line)).toThrow();
  });
});
