import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../general/locale';
import { readWhole } from '../stored/reader.fixture';
import { POSTS_PER_PAGE } from './posts';
import {
  asBlogIndex,
  EMPTY_BLOG_INDEX,
  indexPosts,
  indexSavedPost,
  numberListPages,
  reindex,
  renameIndexedTopic,
  type BlogIndex,
  type IndexedPost,
  type LanguageIndex,
  type ListPages,
} from './list';

const puppies = { categoryEn: 'Puppies', categoryEs: 'Cachorros', categorySlug: 'puppies' };
const behavior = { categoryEn: 'Behavior', categoryEs: 'Conducta', categorySlug: 'behavior' };
const crateAndSleep = { tags: ['crate', 'sleep'], tagsEs: ['jaula', ''], tagSlugs: ['crate', 'sleep'] };
const onPage = (page: number | null): ListPages => ({ en: page, es: page });
const post: IndexedPost = { ...puppies, ...crateAndSleep, listPage: onPage(1) };
const draft: IndexedPost = { ...post, listPage: onPage(null) };

describe('indexPosts', () => {
  it('counts the published posts in each language by category, tag and numbered page, and sorts the categories and tags', () => {
    const leash: IndexedPost = {
      ...{ categoryEn: 'Obedience', categoryEs: 'Obediencia', categorySlug: 'obedience' },
      ...{ tags: ['leash', 'crate'], tagsEs: ['correa', 'jaula'], tagSlugs: ['leash', 'crate'] },
      listPage: { en: 2, es: null },
    };
    expect(indexPosts([post, leash, post, draft])).toEqual({
      en: {
        total: 3,
        categories: [
          { slug: 'obedience', name: 'Obedience', count: 1 },
          { slug: 'puppies', name: 'Puppies', count: 2 },
        ],
        tags: [
          { slug: 'crate', name: 'crate', count: 3 },
          { slug: 'leash', name: 'leash', count: 1 },
          { slug: 'sleep', name: 'sleep', count: 2 },
        ],
        pages: [2, 1],
      },
      es: {
        total: 2,
        categories: [{ slug: 'puppies', name: 'Cachorros', count: 2 }],
        tags: [
          { slug: 'crate', name: 'jaula', count: 2 },
          { slug: 'sleep', name: 'sleep', count: 2 },
        ],
        pages: [2],
      },
    });
  });

  it('returns an empty index if no posts are published', () => {
    expect(indexPosts([])).toEqual(EMPTY_BLOG_INDEX);
    expect(indexPosts([draft])).toEqual(EMPTY_BLOG_INDEX);
  });

  it('skips tags without a slug', () => {
    const tags = { tags: ['Island life', '犬'], tagsEs: ['', ''], tagSlugs: ['island-life'] };
    expect(indexPosts([{ ...post, ...tags }]).es.tags).toEqual([
      { slug: 'island-life', name: 'Island life', count: 1 },
    ]);
  });

  it('uses a category’s only name in both languages', () => {
    const { en, es } = indexPosts([{ ...post, categoryEn: '' }]);
    expect([en, es].map(({ categories }) => categories[0]?.name)).toEqual(['Cachorros', 'Cachorros']);
  });
});

describe('reindex', () => {
  it('adds a newly published post and removes an unpublished one', () => {
    const published = reindex(EMPTY_BLOG_INDEX, draft, post);
    expect([published.en.total, published.es.total]).toEqual([1, 1]);
    expect(reindex(published, post, draft)).toEqual(EMPTY_BLOG_INDEX);
  });

  it('moves a post between categories', () => {
    const moved = reindex(indexPosts([post]), post, { ...post, ...behavior });
    expect(moved.en.categories).toEqual([{ slug: 'behavior', name: 'Behavior', count: 1 }]);
  });

  it('keeps a topic’s new names when posts with its former names are removed', () => {
    const renamed = renameIndexedTopic(indexPosts([post, post]), 'category', 'puppies', {
      en: 'Puppies',
      es: 'Perritos',
    });
    const both = renameIndexedTopic(renamed, 'tag', 'sleep', { en: 'sleeping', es: 'dormir' });
    const saved = {
      ...post,
      categoryEs: 'Perritos',
      tags: ['crate', 'sleeping'],
      tagsEs: ['jaula', 'dormir'],
    };
    for (const index of [reindex(both, post, null), reindex(reindex(both, post, null), post, saved)]) {
      expect(index.es.categories).toEqual([{ slug: 'puppies', name: 'Perritos', count: 1 }]);
      expect(index.en.tags[1]).toEqual({ slug: 'sleep', name: 'sleeping', count: 1 });
    }
  });

  it('never counts below zero, even if a removed post was missing from the index', () => {
    expect(reindex(EMPTY_BLOG_INDEX, post, null)).toEqual(EMPTY_BLOG_INDEX);
  });

  const categories = [
    puppies,
    behavior,
    { categoryEn: 'Show Ring', categoryEs: 'Pista', categorySlug: 'show-ring' },
  ];
  const page = fc.integer({ min: 1, max: 3 });
  const anyPost = fc
    .record({
      category: fc.constantFrom(...categories),
      tagSlugs: fc.uniqueArray(fc.constantFrom('leash', 'crate', 'fear', 'rally'), { maxLength: 4 }),
      listPage: fc.record({ en: fc.option(page), es: fc.option(page) }),
    })
    .map(({ category, listPage, tagSlugs }): IndexedPost => ({
      ...category,
      tags: tagSlugs,
      tagsEs: tagSlugs.map(() => ''),
      tagSlugs,
      listPage,
    }));
  /** A change that saves `post` under `id`, or deletes that post if `post` is null. */
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), post: fc.option(anyPost) });

  it('matches a full rebuild after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const posts = new Map<string, IndexedPost>();
        let index: BlogIndex = EMPTY_BLOG_INDEX;
        for (const { id, post: after } of changes) {
          index = reindex(index, posts.get(id) ?? null, after);
          if (after) posts.set(id, after);
          else posts.delete(id);

          expect(index).toEqual(indexPosts([...posts.values()]));
          expect(readWhole(asBlogIndex, index)).toEqual(index);
        }
      }),
    );
  });
});

describe('the numbered pages of the blog', () => {
  /** A change to a post: publishing it now, saving it with its old date, or deleting it. */
  const save = fc.record({
    id: fc.nat({ max: 40 }),
    action: fc.constantFrom('publish', 'publish', 'keep', 'delete'),
    languages: fc.constantFrom({ en: true, es: true }, { en: true, es: false }, { en: false, es: true }),
  });

  const changedPages = (before: LanguageIndex, after: LanguageIndex): number[] =>
    Array.from({ length: Math.max(before.pages.length, after.pages.length) }, (_, page) => page + 1).filter(
      (page) => (after.pages[page - 1] ?? 0) !== (before.pages[page - 1] ?? 0),
    );

  it('never overflow, add up to the total, and change only where a post is added, moved or removed', () => {
    fc.assert(
      fc.property(fc.array(save, { maxLength: 150 }), (saves) => {
        const posts = new Map<number, IndexedPost>();
        let index: BlogIndex = EMPTY_BLOG_INDEX;
        for (const { id, action, languages } of saves) {
          const before = posts.get(id) ?? null;
          const { index: next, listPage } =
            action === 'delete'
              ? { index: reindex(index, before, null), listPage: onPage(null) }
              : indexSavedPost(index, {
                  before,
                  after: { ...post, languages },
                  keepsDate: action === 'keep',
                });
          if (action === 'delete') posts.delete(id);
          else posts.set(id, { ...post, listPage });

          expect(next).toEqual(indexPosts([...posts.values()]));
          for (const locale of LOCALES) {
            const { pages, total } = next[locale];
            const kept = before?.listPage[locale] ?? null;
            if (action !== 'delete') expect(listPage[locale] !== null).toBe(languages[locale]);
            if (action === 'keep' && languages[locale] && kept !== null) expect(listPage[locale]).toBe(kept);
            expect(Math.max(0, ...pages)).toBeLessThanOrEqual(POSTS_PER_PAGE);
            expect(pages.reduce((sum, count) => sum + count, 0)).toBe(total);
            expect([kept, listPage[locale]]).toEqual(
              expect.arrayContaining(changedPages(index[locale], next[locale])),
            );
          }
          index = next;
        }
      }),
    );
  });

  const inBoth = { ...post, languages: { en: true, es: true } };

  it('are filled one after another', () => {
    const pages: number[] = [];
    let index: BlogIndex = EMPTY_BLOG_INDEX;
    for (let count = 0; count < 2 * POSTS_PER_PAGE + 1; count += 1) {
      const saved = indexSavedPost(index, { before: null, after: inBoth, keepsDate: false });
      pages.push(saved.listPage.en ?? 0);
      index = saved.index;
    }
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(index.en.pages).toEqual([POSTS_PER_PAGE, POSTS_PER_PAGE, 1]);
  });

  it('list a newly translated post on the newest page in the added language, and do not move it in the other language', () => {
    const spanish = { ...post, listPage: { en: null, es: 1 } };
    const index = indexPosts([spanish, ...Array.from({ length: POSTS_PER_PAGE }, () => post)]);
    const { listPage } = indexSavedPost(index, { before: spanish, after: inBoth, keepsDate: true });
    expect(listPage).toEqual({ en: 2, es: 1 });
  });

  it('keep their numbers when an older page becomes empty, but drop the newest page once it is empty', () => {
    const index = indexPosts([1, 2, 3].map((page) => ({ ...post, listPage: onPage(page) })));
    expect(reindex(index, { ...post, listPage: onPage(2) }, null).en.pages).toEqual([1, 0, 1]);
    expect(reindex(index, { ...post, listPage: onPage(3) }, null).en.pages).toEqual([1, 1]);
  });

  it('list the existing posts by date, starting with the oldest on page 1', () => {
    const dated = Array.from({ length: 2 * POSTS_PER_PAGE + 1 }, (_, day) => ({
      id: `p${day}`,
      published: true,
      publishedAt: new Date(Date.UTC(2025, 0, 1 + day)).toISOString(),
      languages: { en: day > 0, es: true },
    }));
    const pages = numberListPages([
      { id: 'draft', published: false, publishedAt: null, languages: { en: true, es: true } },
      ...dated.toReversed(),
    ]);
    expect(dated.map(({ id }) => pages.get(id)?.es)).toEqual(
      dated.map((_, day) => 1 + Math.floor(day / POSTS_PER_PAGE)),
    );
    expect([pages.get('p0')?.en, pages.get('p1')?.en, pages.get('p12')?.en, pages.get('p13')?.en]).toEqual([
      null,
      1,
      1,
      2,
    ]);
    expect(pages.has('draft')).toBe(false);
  });
});
