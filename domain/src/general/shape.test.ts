import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOG_INDEX_SHAPE } from '../blog/list';
import { BLOG_POST_SUMMARY_SHAPE } from '../blog/posts';
import { blogPostSummarySchema } from '../blog/posts.schema';
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
    const index = {
      total: 1,
      categories: [{ slug: 'a', en: 'A', es: 'A', count: 1 }],
      tags: [{ slug: 'a', en: 'a', es: '', count: 1 }],
      pages: [1],
    };
    expect(hasShape(index, BLOG_INDEX_SHAPE)).toBe(true);
    expect(hasShape({ ...index, tags: [{ slug: 'a' }] }, BLOG_INDEX_SHAPE)).toBe(false);
    expect(hasShape({ ...index, categories: {} }, BLOG_INDEX_SHAPE)).toBe(false);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(hasShape(value, BLOG_INDEX_SHAPE)).toBeTypeOf('boolean');
      }),
    );
  });

  it('shapes have the same fields as the schemas', () => {
    const fieldsOf = (schema: { fields: object }) => Object.keys(schema.fields).sort();
    expect(Object.keys(BLOG_POST_SUMMARY_SHAPE).sort()).toEqual(fieldsOf(blogPostSummarySchema));
  });
});
