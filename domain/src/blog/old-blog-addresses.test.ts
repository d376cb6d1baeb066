import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathOfOldList } from './old-blog-addresses';

const pathOf = (fields: { category?: string; tag?: string }) => {
  const query = new Map(Object.entries(fields));
  return pathOfOldList({ get: (name) => query.get(name) ?? null }, 'es');
};

it.each([
  [{ category: 'puppies' }, '/es/blog/category/puppies'],
  [{ tag: 'Vida en la isla' }, '/es/blog/tag/vida-en-la-isla'],
  [{ tag: 'leash', category: 'puppies' }, '/es/blog/category/puppies'],
  [{ category: 'No slug' }, null],
  [{ tag: ' ' }, null],
  [{}, null],
])('the old query string with %j leads to %s', (fields, path) => {
  expect(pathOf(fields)).toBe(path);
});

it('any query string leads to a path of the blog that needs no encoding, or to none', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.record({ category: text, tag: text }, { requiredKeys: [] }), (fields) => {
      expect(pathOf(fields) ?? '/es/blog/tag/none').toMatch(/^\/es\/blog\/(category|tag)\/[a-z0-9-]+$/);
    }),
  );
});
