import fc from 'fast-check';
import { LOCALES } from '@perro-wisdom/domain/locale';
import type { ListedPost, PublicChange } from '@perro-wisdom/domain/publication';
import { describe, expect, it } from 'vitest';
import { affectedAddresses, allAddresses, filePath, type Surroundings } from './addresses';

const post = (changes: Partial<ListedPost> = {}): ListedPost => ({
  slug: 'sit',
  publishedAt: '2026-03-05T14:00:00.000Z',
  categorySlug: 'obedience',
  tagSlugs: ['leash'],
  listPage: 3,
  ...changes,
});

const AROUND: Surroundings = { neighbors: ['down', 'stay'], newestPage: 9, categories: ['obedience', 'puppies'], sitemapFiles: { first: 2, last: 3 } };

/** The English addresses of a change of one post. */
const affected = (before: ListedPost | null, after: ListedPost | null): string[] =>
  [...affectedAddresses([{ collection: 'posts', before, after }], AROUND)].filter((address) => !address.startsWith('/es'));

describe('a change of a post affects', () => {
  it('its page, those that link to it, and the lists that it is in', () => {
    expect(affected(post(), post()).sort()).toEqual(
      [
        ...['/en/blog', '/en/blog/sit', '/en/blog/down', '/en/blog/stay'],
        ...['/en/blog/page/2', '/en/blog/page/3', '/en/blog/page/8', '/en/blog/page/9'],
        ...['/en/blog/category/obedience', '/en/blog/category/puppies', '/en/blog/tag/leash'],
        ...['/en/feed.xml', '/llms.txt', '/sitemap.xml', '/sitemap-2.xml', '/sitemap-3.xml'],
      ].sort(),
    );
  });

  it('what showed it before as well as what shows it now', () => {
    const addresses = affected(post(), post({ slug: 'sit-2', categorySlug: 'agility', tagSlugs: ['hoop'], listPage: 9 }));
    for (const part of ['sit', 'sit-2', 'category/obedience', 'category/agility', 'tag/leash', 'tag/hoop', 'page/3', 'page/9'])
      expect(addresses).toContain(`/en/blog/${part}`);
  });

  it('the same addresses when it is unpublished as when it is published', () => {
    expect(affected(post(), null).sort()).toEqual(affected(null, post()).sort());
  });

  it('all of them in both languages', () => {
    const addresses = affectedAddresses([{ collection: 'posts', before: null, after: post() }], AROUND);
    const english = [...addresses].filter((address) => address.startsWith('/en'));
    for (const address of english) expect(addresses).toContain(address.replace('/en', '/es'));
  });

  it('no page that does not exist: the first page has none before it', () => {
    expect(affected(null, post({ listPage: 1 }))).not.toContain('/en/blog/page/0');
  });

  it('nothing else of a large blog: their number does not depend on how many posts there are', () => {
    const categories = ['a', 'b', 'c', 'd'];
    const listed = fc.record({
      slug: fc.nat(5000).map((number) => `post-${number}`),
      publishedAt: fc.constant('2026-03-05T14:00:00.000Z'),
      categorySlug: fc.constantFrom(...categories),
      tagSlugs: fc.uniqueArray(fc.nat(300).map((number) => `tag-${number}`), { maxLength: 10 }),
      listPage: fc.integer({ min: 1, max: 417 }),
    });
    const all = allAddresses(
      Array.from({ length: 5000 }, (_, index) => post({ slug: `post-${index}`, listPage: 1 + Math.floor(index / 12) })),
      3,
    );
    expect(all.size).toBeGreaterThan(10_000);
    fc.assert(
      fc.property(fc.option(listed), fc.option(listed), (before, after) => {
        const around = { ...AROUND, categories, newestPage: 417 };
        expect(affectedAddresses([{ collection: 'posts', before, after }], around).size).toBeLessThan(100);
      }),
    );
  });
});

describe('a change of the services or testimonials affects', () => {
  it.each(['services', 'testimonials'] as const)('every page that is not about one post: %s', (collection) => {
    const addresses = affectedAddresses([{ collection }], AROUND);
    for (const locale of LOCALES)
      for (const page of ['', '/about', '/services', '/testimonials', '/contact']) expect(addresses).toContain(`/${locale}${page}`);
    expect(addresses).not.toContain('/en/blog/sit');
  });
});

it('changes that come together affect what each of them does', () => {
  const changes: PublicChange[] = [{ collection: 'services' }, { collection: 'posts', before: null, after: post() }];
  const together = affectedAddresses(changes, AROUND);
  for (const change of changes) for (const address of affectedAddresses([change], AROUND)) expect(together).toContain(address);
});

it('everything contains whatever one change may affect', () => {
  const posts = [post(), post({ slug: 'down', categorySlug: 'puppies', listPage: 9 }), post({ slug: 'stay', listPage: 2 }), post({ slug: 'x', listPage: 8 })];
  const all = allAddresses(posts, 3);
  for (const address of affectedAddresses([{ collection: 'posts', before: null, after: post() }], AROUND)) expect(all).toContain(address);
});

it.each([
  ['/en', '/en.html'],
  ['/es/blog', '/es/blog.html'],
  ['/en/blog/page/12', '/en/blog/page/12.html'],
  ['/en/feed.xml', '/en/feed.xml'],
  ['/sitemap-1.xml', '/sitemap-1.xml'],
  ['/llms.txt', '/llms.txt'],
])('%s is the file %s', (address, path) => {
  expect(filePath(address)).toBe(path);
});
