import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOG_INDEX_SHAPE, INDEXED_POST_SHAPE } from '../blog/list';
import { sampleService } from '../content/kinds.fixture';
import { SERVICE_SHAPE } from '../content/services';
import { hasShape } from './shape';

const service = sampleService('a');

describe('hasShape', () => {
  it('accepts a document with all its fields, and with additional ones', () => {
    expect(hasShape(service, SERVICE_SHAPE)).toBe(true);
    expect(hasShape({ ...service, more: [] }, SERVICE_SHAPE)).toBe(true);
  });

  it('refuses a document with one field missing or of another kind', () => {
    for (const field of Object.keys(SERVICE_SHAPE)) {
      const without = Object.fromEntries(Object.entries(service).filter(([name]) => name !== field));
      expect(hasShape(without, SERVICE_SHAPE), `without ${field}`).toBe(false);
      expect(hasShape({ ...service, [field]: {} }, SERVICE_SHAPE), `with another ${field}`).toBe(false);
    }
  });

  it('checks the items of lists', () => {
    const topic = { slug: 'a', name: 'A', count: 1 };
    const en = { total: 1, categories: [topic], tags: [topic], pages: [1] };
    const has = (es: object) => hasShape({ en, es }, BLOG_INDEX_SHAPE);
    expect(has(en)).toBe(true);
    expect(has({ ...en, tags: [{ slug: 'a' }] })).toBe(false);
    expect(has({ ...en, categories: {} })).toBe(false);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(hasShape(value, BLOG_INDEX_SHAPE)).toBeTypeOf('boolean');
      }),
    );
  });

  it('distinguishes null from a missing field', () => {
    const has = (listPage: object) => hasShape(listPage, INDEXED_POST_SHAPE.listPage);
    expect([has({ en: 1, es: null }), has({ en: 1 }), has({ en: 1, es: '1' })]).toEqual([true, false, false]);
  });
});
