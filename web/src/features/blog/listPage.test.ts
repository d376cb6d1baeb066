import { POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { indexPosts } from '@perro-wisdom/domain/blog-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, countPosts, FIRST_PAGE, listPageQuery, newerPage, olderPage, parseListPage, type Filter, type ListPage } from './listPage';

const cursor = (id: string) => ({ publishedAt: '2026-03-05T14:00:00.000Z', id });
const parse = (query: string) => parseListPage(new URLSearchParams(query));

const filters = fc.oneof(
  fc.constant(null),
  fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/).map((value): Filter => ({ by: 'category', value: value.slice(0, 20).replace(/-$/, '') })),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((value) => value.trim() !== '' && value.length <= 40)
    .map((value): Filter => ({ by: 'tag', value })),
);
const listPages = fc.oneof(
  filters.map((filter): ListPage => ({ ...FIRST_PAGE, filter })),
  fc.record({
    filter: filters,
    number: fc.oneof(fc.constant(null), fc.integer({ min: 2, max: 999_999 })),
    anchor: fc.record({ side: fc.constantFrom('after', 'before'), cursor: fc.constant(cursor('leash')) }),
  }),
);

describe('a list page', () => {
  it('is the first page of all posts when the query string is empty', () => {
    expect(parse('')).toEqual(FIRST_PAGE);
    expect(listPageQuery(FIRST_PAGE)).toBe('');
  });

  it('survives a round trip through its query string', () => {
    fc.assert(
      fc.property(listPages, (page) => {
        expect(parse(listPageQuery(page))).toEqual(page);
      }),
    );
  });

  it('has a readable query string', () => {
    const page: ListPage = { filter: { by: 'tag', value: 'leash' }, number: 2, anchor: { side: 'after', cursor: cursor('a') } };
    expect(listPageQuery(page)).toBe('?tag=leash&page=2&after=2026-03-05T14:00:00.000Z~a');
  });

  it('is parsed without an exception from any query string', () => {
    const anything = fc.record({ category: fc.string(), tag: fc.string(), page: fc.string(), after: fc.string() }, { requiredKeys: [] });
    fc.assert(
      fc.property(anything, (fields) => {
        const page = parseListPage(new URLSearchParams(fields));
        if (page) expect(page.number === 1).toBe(page.anchor === null);
      }),
    );
  });

  it.each(['category=', 'category=Not a slug', `category=${'a'.repeat(97)}`, 'tag=', 'tag=%20', `tag=${'a'.repeat(41)}`, 'after=', 'after=yesterday', 'before=%00'])(
    'is null for the invalid query string %s',
    (query) => {
      expect(parse(query)).toBeNull();
    },
  );

  it('is the first page when there is a page number but no cursor', () => {
    expect(parse('page=7')).toEqual(FIRST_PAGE);
  });

  it.each(['', '0', '1', '-2', '2.5', 'two', '1e3', '9999999'])('has no number when the query string has the invalid page=%s', (number) => {
    expect(parse(`page=${number}&after=2026-03-05T14:00:00.000Z~a`)?.number).toBeNull();
  });

  it('is filtered by the category when the query string also has a tag', () => {
    expect(parse('tag=leash&category=puppies')?.filter).toEqual({ by: 'category', value: 'puppies' });
  });
});

describe('the number of posts', () => {
  const post = (categoryEn: string, tags: string[]) => ({ categoryEn, categoryEs: categoryEn, tags, published: true, listPage: 1 });
  const index = indexPosts([post('Puppies', ['fear']), post('Puppies', ['fear', 'leash']), post('Show Ring', [])]);

  it.each<[Filter | null, number]>([
    [null, 3],
    [{ by: 'category', value: 'puppies' }, 2],
    [{ by: 'category', value: 'show-ring' }, 1],
    [{ by: 'category', value: 'cats' }, 0],
    [{ by: 'tag', value: 'fear' }, 2],
    [{ by: 'tag', value: 'puppies' }, 0],
  ])('for the filter %j is %i', (filter, count) => {
    expect(countPosts(index, filter)).toBe(count);
  });

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [5000, 417],
  ])('%i makes %i pages', (posts, pages) => {
    expect(countPages(posts)).toBe(pages);
  });
});

describe('pagination', () => {
  /** Loads a page of a list of `total` posts as Firestore would. */
  function load(total: number, page: ListPage, start: number) {
    const length = Math.min(POSTS_PER_PAGE, total - start);
    const loaded = { page, first: cursor(`p${start}`), last: cursor(`p${start + length - 1}`), length, pageCount: countPages(total) };
    return { length, newer: newerPage(loaded), older: olderPage(loaded) };
  }

  it('visits every post once from the first page to the last, and leads back from each page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (total) => {
        let page: ListPage | null = FIRST_PAGE;
        let posts = 0;
        let pages = 0;
        while (page) {
          const { length, newer, older }: ReturnType<typeof load> = load(total, page, posts);
          expect(page.number).toBe(pages + 1);
          expect(newer?.number ?? null).toBe(pages === 0 ? null : pages);
          expect(newer?.anchor ?? null).toEqual(pages < 2 ? null : { side: 'before', cursor: cursor(`p${posts}`) });
          posts += length;
          pages += 1;
          if (older) expect(older.anchor).toEqual({ side: 'after', cursor: cursor(`p${posts - 1}`) });
          page = older;
        }
        expect(posts).toBe(total);
        expect(pages).toBe(countPages(total));
      }),
    );
  });

  it('offers older posts after a full page when the index is not available', () => {
    const loaded = (length: number) => ({ page: FIRST_PAGE, first: cursor('a'), last: cursor('b'), length, pageCount: null });
    expect(olderPage(loaded(POSTS_PER_PAGE))?.number).toBe(2);
    expect(olderPage(loaded(POSTS_PER_PAGE - 1))).toBeNull();
  });

  it('leads from a page without a number back to the first page', () => {
    const page: ListPage = { filter: null, number: null, anchor: { side: 'after', cursor: cursor('a') } };
    const loaded = { page, first: cursor('b'), last: cursor('c'), length: POSTS_PER_PAGE, pageCount: 9 };
    expect(newerPage(loaded)).toEqual(FIRST_PAGE);
    expect(olderPage(loaded)).toEqual({ filter: null, number: null, anchor: { side: 'after', cursor: cursor('c') } });
  });
});
