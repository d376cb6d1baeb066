import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archivedFields, archiveLine, checkArchivedFields, parseArchiveLine, restoredFields } from './values';

const ROOT = 'projects/first/databases/(default)/documents';
const OTHER_ROOT = 'projects/second/databases/(default)/documents';

/** Values as a server writes them. */
const serverValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant({ nullValue: null }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((integer) => ({ integerValue: String(integer) })),
    fc
      .oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('NaN', 'Infinity', '-Infinity'),
      )
      .map((doubleValue) => ({ doubleValue })),
    fc
      .date({
        noInvalidDate: true,
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59Z'),
      })
      .map((date) => ({ timestampValue: date.toISOString() })),
    fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
    fc.base64String().map((bytesValue) => ({ bytesValue })),
    fc
      .string({ minLength: 1 })
      .filter((id) => !id.includes('/'))
      .map((id) => ({ referenceValue: `${ROOT}/posts/${id}` })),
    fc
      .record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      })
      .map((geoPointValue) => ({ geoPointValue })),
    fc.array(tie('value')).map((values) => ({ arrayValue: values.length > 0 ? { values } : {} })),
    fc
      .dictionary(fc.string(), tie('value'))
      .map((fields) => ({ mapValue: Object.keys(fields).length > 0 ? { fields } : {} })),
  ),
})).value;
const serverFields = fc.dictionary(fc.string(), serverValue) as fc.Arbitrary<Record<string, unknown>>;

const throughArchive = (fields: Record<string, unknown>) =>
  parseArchiveLine(archiveLine({ path: 'posts/a', fields: archivedFields(fields, ROOT) })).fields;

describe('the values of an archive', () => {
  it('are the same after they were restored and archived again, in a project of another name', () => {
    fc.assert(
      fc.property(serverFields, (fields) => {
        const archived = throughArchive(fields);
        checkArchivedFields(archived);
        const restored = JSON.parse(JSON.stringify(restoredFields(archived, OTHER_ROOT))) as Record<
          string,
          unknown
        >;
        expect(archivedFields(restored, OTHER_ROOT)).toEqual(archived);
        expect(JSON.stringify(restored)).not.toContain('projects/first/');
      }),
    );
  });

  it('are the same text, whatever order and form the server chose', () => {
    const texts = [
      {
        b: { timestampValue: '2026-01-01T00:00:00.500Z' },
        a: { geoPointValue: { latitude: 0, longitude: 1 } },
        c: { doubleValue: 1e3 },
        d: { arrayValue: {} },
      },
      {
        d: { arrayValue: { values: [] } },
        c: { doubleValue: '1000' },
        a: { geoPointValue: { longitude: 1 } },
        b: { timestampValue: '2026-01-01T00:00:00.500000Z' },
      },
    ].map((fields) => JSON.stringify(throughArchive(fields)));
    expect(texts[0]).toBe(texts[1]);
  });

  it.each([
    ['an integer beyond the precision of doubles', { integerValue: '9223372036854775807' }],
    ['the smallest integer', { integerValue: '-9223372036854775808' }],
    ['a whole number that is a double', { doubleValue: 1 }],
    ['the smallest double', { doubleValue: 5e-324 }],
    ['NaN', { doubleValue: 'NaN' }],
    ['infinity', { doubleValue: '-Infinity' }],
    ['microseconds', { timestampValue: '1969-12-31T23:59:59.999999Z' }],
    ['a whole second', { timestampValue: '2026-01-01T00:00:00Z' }],
    ['no bytes', { bytesValue: '' }],
    ['an empty map', { mapValue: { fields: {} } }],
    [
      'an empty array in a map in an array',
      { arrayValue: { values: [{ mapValue: { fields: { a: { arrayValue: { values: [] } } } } }] } },
    ],
    [
      'a field called __proto__',
      { mapValue: { fields: JSON.parse('{"__proto__": {"nullValue": null}}') as unknown } },
    ],
  ])('keep %s', (_name, value) => {
    expect(restoredFields(throughArchive({ value }), ROOT)).toEqual({ value });
  });

  it('keep the sign of zero, which JSON has no number for', () => {
    const archived = throughArchive({
      zero: { doubleValue: -0 },
      place: { geoPointValue: { latitude: -0 } },
    });
    expect(restoredFields(archived, ROOT)).toEqual({
      zero: { doubleValue: '-0' },
      place: { geoPointValue: { latitude: '-0', longitude: 0 } },
    });
    expect(restoredFields(archived, ROOT, '-1e-400')).toMatchObject({ zero: { doubleValue: '-1e-400' } });
    expect(throughArchive({ zero: { doubleValue: 0 } })).toEqual({ zero: { doubleValue: 0 } });
  });

  it('keep a reference into another database as it is', () => {
    const value = { referenceValue: `${OTHER_ROOT}/posts/a` };
    expect(restoredFields(throughArchive({ value }), ROOT)).toEqual({ value });
  });

  it('are refused when their type is unknown, rather than lost', () => {
    expect(() => archivedFields({ value: { colorValue: 'red' } }, ROOT)).toThrow('colorValue');
    expect(() => archivedFields({ value: { integerValue: '1', stringValue: 'a' } }, ROOT)).toThrow(
      'Not a value',
    );
  });
});
