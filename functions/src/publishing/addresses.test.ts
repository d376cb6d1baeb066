import fc from 'fast-check';
import type { ListedPost, PublicChange } from '@app/domain/publishing/public-change';
import { describe, expect, it } from 'vitest';
import { ADDRESSES_PER_RELEASE } from '../platform/config';
import {
  addressesInOrder,
  affectedAddresses,
  affectsEverything,
  allAddresses,
  filePath,
  type Surroundings,
} from './addresses';

const post = (changes: Partial<ListedPost> = {}): ListedPost => ({
  slug: 'sit',
  publishedAt: '2026-03-05T14:00:00.000Z',
  categorySlug: 'obedience',
  tagSlugs: ['leash'],
  listPage: { en: 3, es: 5 },
  ...changes,
});

const AROUND: Surroundings = {
  neighbors: { en: ['down', 'stay'], es: ['down', 'stay'] },
  newestPage: { en: 9, es: 11 },
  categories: { en: ['obedience', 'puppies'], es: ['obedience', 'puppies'] },
  sitemapFiles: { first: 2, last: 3 },
  everything: [],
};

/** Returns the number of a post's list page, in each language, if there are `older` older posts. */
function pagesOf(older: number): ListedPost['listPage'] {
  const page = 1 + Math.floor(older / 12);
  return { en: page, es: page };
}

/** Returns the English addresses affected by a change to one post. */
const affected = (before: ListedPost | null, after: ListedPost | null): string[] =>
  [...affectedAddresses([{ collection: 'posts', before, after }], AROUND)].filter(
    (address) => !address.startsWith('/es'),
  );

describe('affectedAddresses for a change to a post', () => {
  it('includes the post’s page, the pages that link to it, and the lists that contain it', () => {
    expect(affected(post(), post()).sort()).toEqual(
      [
        ...['/en/blog', '/en/blog/sit', '/en/blog/down', '/en/blog/stay'],
        ...['/en/blog/page/2', '/en/blog/page/3', '/en/blog/page/8', '/en/blog/page/9'],
        ...['/en/blog/category/obedience', '/en/blog/category/puppies', '/en/blog/tag/leash'],
        ...['/en/feed.xml', '/llms.txt', '/sitemap.xml', '/sitemap-2.xml', '/sitemap-3.xml'],
      ].sort(),
    );
  });

  it('includes the lists that contain the post before or after the change', () => {
    const addresses = affected(
      post(),
      post({ slug: 'sit-2', categorySlug: 'agility', tagSlugs: ['hoop'], listPage: { en: 9, es: 9 } }),
    );
    for (const part of [
      'sit',
      'sit-2',
      'category/obedience',
      'category/agility',
      'tag/leash',
      'tag/hoop',
      'page/3',
      'page/9',
    ])
      expect(addresses).toContain(`/en/blog/${part}`);
  });

  it('returns the same addresses for unpublishing a post as for publishing it', () => {
    expect(affected(post(), null).sort()).toEqual(affected(null, post()).sort());
  });

  it('includes both languages, each with its own numbered list pages', () => {
    const addresses = affectedAddresses([{ collection: 'posts', before: null, after: post() }], AROUND);
    const isNumbered = (address: string) => address.includes('/page/');
    for (const address of [...addresses].filter((each) => each.startsWith('/en') && !isNumbered(each)))
      expect(addresses).toContain(address.replace('/en', '/es'));
    expect([...addresses].filter((each) => each.startsWith('/es') && isNumbered(each)).sort()).toEqual(
      ['10', '11', '4', '5'].map((page) => `/es/blog/page/${page}`),
    );
  });

  it('omits a language’s blog pages if the post doesn’t exist in that language before or after the change', () => {
    const spanish = post({ listPage: { en: null, es: 5 } });
    const below = (before: ListedPost | null, after: ListedPost | null) =>
      affected(before, after).filter((address) => address.startsWith('/en/blog/'));
    expect(below(null, spanish)).toEqual([]);
    expect(below(spanish, post())).toContain('/en/blog/sit');
    expect(below(post(), spanish)).toContain('/en/blog/sit');
  });

  it('never includes a list page numbered below 1', () => {
    expect(affected(null, post({ listPage: { en: 1, es: 1 } }))).not.toContain('/en/blog/page/0');
  });

  it('returns fewer than 100 addresses, even if the blog has thousands of posts', () => {
    const categories = ['a', 'b', 'c', 'd'];
    const page = fc.option(fc.integer({ min: 1, max: 417 }));
    const listed = fc.record({
      slug: fc.nat(5000).map((number) => `post-${number}`),
      publishedAt: fc.constant('2026-03-05T14:00:00.000Z'),
      categorySlug: fc.constantFrom(...categories),
      tagSlugs: fc.uniqueArray(
        fc.nat(300).map((number) => `tag-${number}`),
        { maxLength: 10 },
      ),
      listPage: fc.record({ en: page, es: page }),
    });
    const all = allAddresses(
      Array.from({ length: 5000 }, (_, index) => post({ slug: `post-${index}`, listPage: pagesOf(index) })),
      3,
    );
    expect(all.size).toBeGreaterThan(10_000);
    fc.assert(
      fc.property(fc.option(listed), fc.option(listed), (before, after) => {
        const around = {
          ...AROUND,
          categories: { en: categories, es: categories },
          newestPage: { en: 417, es: 417 },
        };
        expect(affectedAddresses([{ collection: 'posts', before, after }], around).size).toBeLessThan(100);
      }),
    );
  });
});

it.each(['services', 'siteContent'] as const)(
  'a change to the collection %s affects every address',
  (collection) => {
    expect(affectsEverything([{ collection: 'testimonials' }, { collection }])).toBe(true);
    const everything = allAddresses([post()], 1);
    const addresses = affectedAddresses([{ collection }], { ...AROUND, everything });
    for (const address of everything) expect(addresses).toContain(address);
    for (const address of ['/en', '/es/contact', '/en/blog/sit', '/es/feed.xml', '/llms.txt', '/sitemap.xml'])
      expect(addresses).toContain(address);
  },
);

it('a change to the testimonials affects only the pages that show testimonials', () => {
  const changes: PublicChange[] = [{ collection: 'testimonials' }];
  expect(affectsEverything(changes)).toBe(false);
  expect([...affectedAddresses(changes, AROUND)].sort()).toEqual([
    '/en',
    '/en/testimonials',
    '/es',
    '/es/testimonials',
  ]);
});

it('a change to a legal page affects only that page', () => {
  const changes: PublicChange[] = [{ collection: 'legalTexts', page: 'terms' }];
  expect(affectsEverything(changes)).toBe(false);
  expect([...affectedAddresses(changes, AROUND)].sort()).toEqual(['/en/terms', '/es/terms']);
});

it('a change to the Instagram posts affects only the pages with the Instagram strip', () => {
  expect([...affectedAddresses([{ collection: 'instagramPosts' }], AROUND)].sort()).toEqual([
    '/en',
    '/en/about',
    '/es',
    '/es/about',
  ]);
});

it('several changes together affect every address that any of them would affect alone', () => {
  const changes: PublicChange[] = [
    { collection: 'testimonials' },
    { collection: 'posts', before: null, after: post() },
  ];
  const together = affectedAddresses(changes, AROUND);
  for (const change of changes)
    for (const address of affectedAddresses([change], AROUND)) expect(together).toContain(address);
});

it('allAddresses contains every address that a change to a post affects', () => {
  const posts = [
    post(),
    post({ slug: 'down', categorySlug: 'puppies', listPage: { en: 9, es: 11 } }),
    post({ slug: 'stay', listPage: { en: 2, es: 4 } }),
    post({ slug: 'x', listPage: { en: 8, es: 10 } }),
  ];
  const all = allAddresses(posts, 3);
  for (const address of affectedAddresses([{ collection: 'posts', before: null, after: post() }], AROUND))
    expect(all).toContain(address);
});

describe('addressesInOrder', () => {
  const listed = (count: number) =>
    Array.from({ length: count }, (_, index) => post({ slug: `post-${index}`, listPage: pagesOf(index) }));
  const plan = (count: number, changes: PublicChange[] = [{ collection: 'siteContent' }]) =>
    addressesInOrder(changes, { ...AROUND, everything: allAddresses(listed(count), 2) });

  it('puts every address in the next release if all of them fit', () => {
    const { now, later } = plan(100);
    expect([now.size, later]).toEqual([allAddresses(listed(100), 2).size, []]);
  });

  it('starts with the main pages and shared files if a change affects too many posts for one release', () => {
    const { now, later } = plan(3000);
    const pages = ['', '/about', '/services', '/testimonials', '/blog', '/contact', '/privacy', '/terms'];
    for (const locale of ['en', 'es']) {
      for (const page of pages) expect(now).toContain(`/${locale}${page}`);
      for (const file of ['site.json', 'feed.xml']) expect(now).toContain(`/${locale}/${file}`);
    }
    for (const file of [
      '/robots.txt',
      '/manifest.webmanifest',
      '/llms.txt',
      '/sitemap.xml',
      '/sitemap-2.xml',
    ])
      expect(now).toContain(file);
    expect(now.size).toBeLessThan(50);
    // The newest posts come first.
    expect(later.slice(0, 3)).toEqual(['/en/blog/post-0', '/en/blog/post-1', '/en/blog/post-2']);
  });

  it('puts the addresses affected by a new post in the next release, even if another change affects every page', () => {
    const { now, later } = plan(3000, [
      { collection: 'siteContent' },
      { collection: 'posts', before: null, after: post() },
    ]);
    for (const address of ['/en/blog/sit', '/es/blog/down', '/en/blog/page/3', '/es/blog/tag/leash'])
      expect(now).toContain(address);
    expect(later.filter((address) => now.has(address))).toEqual([]);
  });

  it('returns every address exactly once, however many posts there are', () => {
    fc.assert(
      fc.property(fc.nat(1500), (count) => {
        const { now, later } = plan(count);
        expect([...now, ...later].sort()).toEqual([...allAddresses(listed(count), 2)].sort());
        expect(now.size).toBeLessThanOrEqual(ADDRESSES_PER_RELEASE);
      }),
      { numRuns: 30 },
    );
  });

  it('returns the addresses that an earlier change queued', () => {
    expect(addressesInOrder([{ collection: 'addresses', addresses: ['/en/blog/sit'] }], AROUND)).toEqual({
      now: new Set(['/en/blog/sit']),
      later: [],
    });
  });
});

it.each([
  ['/en', '/en.html'],
  ['/es/blog', '/es/blog.html'],
  ['/en/blog/page/12', '/en/blog/page/12.html'],
  ['/en/feed.xml', '/en/feed.xml'],
  ['/sitemap-1.xml', '/sitemap-1.xml'],
  ['/llms.txt', '/llms.txt'],
])('filePath maps %s to %s', (address, path) => {
  expect(filePath(address)).toBe(path);
});

describe('one of the owner’s own pages', () => {
  it('affects its current and former addresses, and all pages that may link to it, when it changes', () => {
    const change = { collection: 'ownPages', slugs: ['rates', 'prices'] } as const;
    const changes = [{ ...change, slugs: [...change.slugs] }];
    expect(affectsEverything(changes)).toBe(true);
    const addresses = [...affectedAddresses(changes, { ...AROUND, everything: ['/en/about'] })];
    for (const address of ['/en/about', '/en/rates', '/es/rates', '/es/prices'])
      expect(addresses).toContain(address);
  });

  it('is included in allAddresses', () => {
    expect([...allAddresses([], 1, ['prices'])]).toEqual(
      expect.arrayContaining(['/en/prices', '/es/prices']),
    );
  });
});
