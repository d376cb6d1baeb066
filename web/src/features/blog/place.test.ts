import { POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { indexPosts } from '@perro-wisdom/domain/blog-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, countPosts, FIRST_PAGE, newerPlace, olderPlace, placeQuery, readPlace, type Filter, type Place } from './place';

const cursor = (id: string) => ({ publishedAt: '2026-03-05T14:00:00.000Z', id });
const read = (query: string) => readPlace(new URLSearchParams(query));

const filters = fc.oneof(
  fc.constant(null),
  fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/).map((value): Filter => ({ by: 'category', value: value.slice(0, 20).replace(/-$/, '') })),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((value) => value.trim() !== '' && value.length <= 40)
    .map((value): Filter => ({ by: 'tag', value })),
);
const places = fc.oneof(
  filters.map((filter): Place => ({ ...FIRST_PAGE, filter })),
  fc.record({
    filter: filters,
    page: fc.oneof(fc.constant(null), fc.integer({ min: 2, max: 999_999 })),
    from: fc.record({ side: fc.constantFrom('after', 'before'), cursor: fc.constant(cursor('leash')) }),
  }),
);

describe('a place in the blog', () => {
  it('is the first page of all posts where the address says nothing', () => {
    expect(read('')).toEqual(FIRST_PAGE);
    expect(placeQuery(FIRST_PAGE)).toBe('');
  });

  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(places, (place) => {
        expect(read(placeQuery(place))).toEqual(place);
      }),
    );
  });

  it('has a readable address', () => {
    const place: Place = { filter: { by: 'tag', value: 'leash' }, page: 2, from: { side: 'after', cursor: cursor('a') } };
    expect(placeQuery(place)).toBe('?tag=leash&page=2&after=2026-03-05T14:00:00.000Z~a');
  });

  it('never throws, whatever somebody types', () => {
    const anything = fc.record({ category: fc.string(), tag: fc.string(), page: fc.string(), after: fc.string() }, { requiredKeys: [] });
    fc.assert(
      fc.property(anything, (typed) => {
        const place = readPlace(new URLSearchParams(typed));
        if (place) expect(place.page === 1).toBe(place.from === null);
      }),
    );
  });

  it.each(['category=', 'category=Not a slug', `category=${'a'.repeat(97)}`, 'tag=', 'tag=%20', `tag=${'a'.repeat(41)}`, 'after=', 'after=yesterday', 'before=%00'])(
    'is nowhere for %s',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('a page number without a place is the first page', () => {
    expect(read('page=7')).toEqual(FIRST_PAGE);
  });

  it.each(['', '0', '1', '-2', '2.5', 'two', '1e3', '9999999'])('does not know its number where the address says page=%s', (page) => {
    expect(read(`page=${page}&after=2026-03-05T14:00:00.000Z~a`)?.page).toBeNull();
  });

  it('takes the category where the address has a tag too', () => {
    expect(read('tag=leash&category=puppies')?.filter).toEqual({ by: 'category', value: 'puppies' });
  });
});

describe('the number of posts', () => {
  const post = (categoryEn: string, tags: string[]) => ({ categoryEn, categoryEs: categoryEn, tags, published: true });
  const index = indexPosts([post('Puppies', ['fear']), post('Puppies', ['fear', 'leash']), post('Show Ring', [])]);

  it.each<[Filter | null, number]>([
    [null, 3],
    [{ by: 'category', value: 'puppies' }, 2],
    [{ by: 'category', value: 'show-ring' }, 1],
    [{ by: 'category', value: 'cats' }, 0],
    [{ by: 'tag', value: 'fear' }, 2],
    [{ by: 'tag', value: 'puppies' }, 0],
  ])('of %j is %i', (filter, count) => {
    expect(countPosts(index, filter)).toBe(count);
  });

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [5000, 417],
  ])('%i posts make %i pages', (posts, pages) => {
    expect(countPages(posts)).toBe(pages);
  });
});

describe('turning pages', () => {
  /** Shows a page of a list as Firestore would, and turns from it. */
  function turn(total: number, place: Place, start: number) {
    const length = Math.min(POSTS_PER_PAGE, total - start);
    const shown = { place, first: cursor(`p${start}`), last: cursor(`p${start + length - 1}`), length, pages: countPages(total) };
    return { length, newer: newerPlace(shown), older: olderPlace(shown) };
  }

  it('leads from the first page to the last one over every post, once, and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (total) => {
        let place: Place | null = FIRST_PAGE;
        let seen = 0;
        let pages = 0;
        while (place) {
          const { length, newer, older }: ReturnType<typeof turn> = turn(total, place, seen);
          expect(place.page).toBe(pages + 1);
          expect(newer?.page ?? null).toBe(pages === 0 ? null : pages);
          expect(newer?.from ?? null).toEqual(pages < 2 ? null : { side: 'before', cursor: cursor(`p${seen}`) });
          seen += length;
          pages += 1;
          if (older) expect(older.from).toEqual({ side: 'after', cursor: cursor(`p${seen - 1}`) });
          place = older;
        }
        expect(seen).toBe(total);
        expect(pages).toBe(countPages(total));
      }),
    );
  });

  it('goes by what it sees where the index is not known', () => {
    const page = (length: number) => ({ place: FIRST_PAGE, first: cursor('a'), last: cursor('b'), length, pages: null });
    expect(olderPlace(page(POSTS_PER_PAGE))?.page).toBe(2);
    expect(olderPlace(page(POSTS_PER_PAGE - 1))).toBeNull();
  });

  it('a page that does not know its number leads back to the first', () => {
    const place: Place = { filter: null, page: null, from: { side: 'after', cursor: cursor('a') } };
    const shown = { place, first: cursor('b'), last: cursor('c'), length: POSTS_PER_PAGE, pages: 9 };
    expect(newerPlace(shown)).toEqual(FIRST_PAGE);
    expect(olderPlace(shown)).toEqual({ filter: null, page: null, from: { side: 'after', cursor: cursor('c') } });
  });
});
