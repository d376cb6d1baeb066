import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSTS_PER_PAGE } from './posts';
import {
  EMPTY_BLOG_INDEX,
  indexPosts,
  indexSavedPost,
  numberListPages,
  reindex,
  renameIndexedTopic,
} from './list';
import { blogIndexSchema } from './list.schema';

const puppies = { categoryEn: 'Puppies', categoryEs: 'Cachorros', categorySlug: 'puppies' };
const behavior = { categoryEn: 'Behavior', categoryEs: 'Conducta', categorySlug: 'behavior' };
const crateAndSleep = { tags: ['crate', 'sleep'], tagsEs: ['jaula', ''], tagSlugs: ['crate', 'sleep'] };
const post = { ...puppies, ...crateAndSleep, published: true, listPage: 1 };
const draft = { ...post, published: false, listPage: null };

describe('indexPosts', () => {
  it('counts the published posts by category, tag and numbered page, the first two sorted', () => {
    const leash = {
      ...{ categoryEn: 'Obedience', categoryEs: 'Obediencia', categorySlug: 'obedience' },
      ...{ tags: ['leash', 'crate'], tagsEs: ['correa', 'jaula'], tagSlugs: ['leash', 'crate'] },
      ...{ published: true, listPage: 2 },
    };
    expect(indexPosts([post, leash, post, draft])).toEqual({
      total: 3,
      categories: [
        { slug: 'obedience', en: 'Obedience', es: 'Obediencia', count: 1 },
        { slug: 'puppies', en: 'Puppies', es: 'Cachorros', count: 2 },
      ],
      tags: [
        { slug: 'crate', en: 'crate', es: 'jaula', count: 3 },
        { slug: 'leash', en: 'leash', es: 'correa', count: 1 },
        { slug: 'sleep', en: 'sleep', es: '', count: 2 },
      ],
      pages: [2, 1],
    });
  });

  it('returns an empty index without published posts', () => {
    expect(indexPosts([])).toEqual(EMPTY_BLOG_INDEX);
    expect(indexPosts([draft])).toEqual(EMPTY_BLOG_INDEX);
  });

  it('leaves out a tag without a slug', () => {
    const tags = { tags: ['Island life', '犬'], tagsEs: ['', ''], tagSlugs: ['island-life'] };
    expect(indexPosts([{ ...post, ...tags }]).tags).toEqual([
      { slug: 'island-life', en: 'Island life', es: '', count: 1 },
    ]);
  });
});

describe('reindex', () => {
  it('adds a post that is published, and removes one that is unpublished', () => {
    const published = reindex(EMPTY_BLOG_INDEX, draft, post);
    expect(published.total).toBe(1);
    expect(reindex(published, post, draft)).toEqual(EMPTY_BLOG_INDEX);
  });

  it('moves a post from one category to another', () => {
    const moved = reindex(indexPosts([post]), post, { ...post, ...behavior });
    expect(moved.categories).toEqual([{ slug: 'behavior', en: 'Behavior', es: 'Conducta', count: 1 }]);
  });

  it('keeps new names of a topic while posts with its former ones are removed', () => {
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
      expect(index.categories).toEqual([{ slug: 'puppies', en: 'Puppies', es: 'Perritos', count: 1 }]);
      expect(index.tags[1]).toEqual({ slug: 'sleep', en: 'sleeping', es: 'dormir', count: 1 });
    }
  });

  it('never counts below zero, even for a post that was missing in the index', () => {
    expect(reindex(EMPTY_BLOG_INDEX, post, null)).toEqual(EMPTY_BLOG_INDEX);
  });

  const categories = [
    puppies,
    behavior,
    { categoryEn: 'Show Ring', categoryEs: 'Pista', categorySlug: 'show-ring' },
  ];
  const anyPost = fc
    .record({
      category: fc.constantFrom(...categories),
      tagSlugs: fc.uniqueArray(fc.constantFrom('leash', 'crate', 'fear', 'rally'), { maxLength: 4 }),
      listPage: fc.option(fc.integer({ min: 1, max: 3 })),
    })
    .map(({ category, listPage, tagSlugs }) => ({
      ...category,
      tags: tagSlugs,
      tagsEs: tagSlugs.map(() => ''),
      tagSlugs,
      listPage,
      published: listPage !== null,
    }));
  /** A save of the post with this id, or its deletion (null). */
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), post: fc.option(anyPost) });

  it('returns the index of the existing posts after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const posts = new Map<string, typeof post | typeof draft>();
        let index = EMPTY_BLOG_INDEX;
        for (const { id, post: after } of changes) {
          index = reindex(index, posts.get(id) ?? null, after);
          if (after) posts.set(id, after);
          else posts.delete(id);

          expect(index).toEqual(indexPosts([...posts.values()]));
          expect(blogIndexSchema.isValidSync(index, { strict: true })).toBe(true);
        }
      }),
    );
  });
});

describe('the numbered pages', () => {
  /** What a save does to a post: publishes it now, keeps its date, or makes it a draft; null deletes it. */
  const save = fc.record({
    id: fc.nat({ max: 40 }),
    action: fc.constantFrom('publish', 'publish', 'keep', 'draft', 'delete'),
  });

  it('never have too many posts, add up to the total, and change one at a time, or two when a post moves', () => {
    fc.assert(
      fc.property(fc.array(save, { maxLength: 150 }), (saves) => {
        const posts = new Map<number, Omit<typeof post, 'listPage'> & { listPage: number | null }>();
        let index = EMPTY_BLOG_INDEX;
        for (const { id, action } of saves) {
          const before = posts.get(id) ?? null;
          const saved = { ...post, published: action !== 'draft' };
          const { index: next, listPage } =
            action === 'delete'
              ? { index: reindex(index, before, null), listPage: null }
              : indexSavedPost(index, { before, after: saved, keepsDate: action === 'keep' });
          if (action === 'delete') posts.delete(id);
          else posts.set(id, { ...saved, listPage });

          expect(next).toEqual(indexPosts([...posts.values()]));
          if (action === 'keep' && before?.published) expect(listPage).toBe(before.listPage);
          expect(Math.max(0, ...next.pages)).toBeLessThanOrEqual(POSTS_PER_PAGE);
          expect(next.pages.reduce((sum, count) => sum + count, 0)).toBe(next.total);
          const changed = Array.from(
            { length: Math.max(next.pages.length, index.pages.length) },
            (_, page) => page + 1,
          ).filter((page) => (next.pages[page - 1] ?? 0) !== (index.pages[page - 1] ?? 0));
          expect([before?.listPage, listPage]).toEqual(expect.arrayContaining(changed));
          index = next;
        }
      }),
    );
  });

  it('fill up one after the other', () => {
    const pages: number[] = [];
    let index = EMPTY_BLOG_INDEX;
    for (let count = 0; count < 2 * POSTS_PER_PAGE + 1; count += 1) {
      const saved = indexSavedPost(index, { before: null, after: post, keepsDate: false });
      pages.push(saved.listPage ?? 0);
      index = saved.index;
    }
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(index.pages).toEqual([POSTS_PER_PAGE, POSTS_PER_PAGE, 1]);
  });

  it('keep their numbers when one between them is emptied; the newest page exists only while it has posts', () => {
    const index = indexPosts([1, 2, 3].map((listPage) => ({ ...post, listPage })));
    expect(reindex(index, { ...post, listPage: 2 }, null).pages).toEqual([1, 0, 1]);
    expect(reindex(index, { ...post, listPage: 3 }, null).pages).toEqual([1, 1]);
  });

  it('are given to existing posts in the order of their dates, the oldest posts on page 1', () => {
    const dated = Array.from({ length: 2 * POSTS_PER_PAGE + 1 }, (_, day) => ({
      id: `p${day}`,
      published: true,
      publishedAt: new Date(Date.UTC(2025, 0, 1 + day)).toISOString(),
    }));
    const pages = numberListPages([
      { id: 'draft', published: false, publishedAt: null },
      ...dated.toReversed(),
    ]);
    expect(dated.map(({ id }) => pages.get(id))).toEqual(
      dated.map((_, day) => 1 + Math.floor(day / POSTS_PER_PAGE)),
    );
    expect(pages.has('draft')).toBe(false);
  });
});
