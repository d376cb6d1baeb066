import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BLOG_INDEX, indexPosts, reindex } from './blog-index';
import { blogIndexSchema } from './blog-index.schema';

const post = { categoryEn: 'Puppies', categoryEs: 'Cachorros', tags: ['crate', 'sleep'], published: true };
const draft = { ...post, published: false };

describe('indexPosts', () => {
  it('counts the published posts by category and tag, sorted', () => {
    const leash = { categoryEn: 'Obedience', categoryEs: 'Obediencia', tags: ['leash', 'crate'], published: true };
    expect(indexPosts([post, leash, post, draft])).toEqual({
      total: 3,
      categories: [
        { slug: 'obedience', en: 'Obedience', es: 'Obediencia', count: 1 },
        { slug: 'puppies', en: 'Puppies', es: 'Cachorros', count: 2 },
      ],
      tags: [
        { tag: 'crate', count: 3 },
        { tag: 'leash', count: 1 },
        { tag: 'sleep', count: 2 },
      ],
    });
  });

  it('returns an empty index without published posts', () => {
    expect(indexPosts([])).toEqual(EMPTY_BLOG_INDEX);
    expect(indexPosts([draft])).toEqual(EMPTY_BLOG_INDEX);
  });

  it('counts a post with a repeated tag once', () => {
    expect(indexPosts([{ ...post, tags: ['crate', 'crate'] }]).tags).toEqual([{ tag: 'crate', count: 1 }]);
  });
});

describe('reindex', () => {
  it('adds a post that is published, and removes one that is unpublished', () => {
    const published = reindex(EMPTY_BLOG_INDEX, draft, post);
    expect(published.total).toBe(1);
    expect(reindex(published, post, draft)).toEqual(EMPTY_BLOG_INDEX);
  });

  it('moves a post from one category to another', () => {
    const moved = reindex(indexPosts([post]), post, { ...post, categoryEn: 'Behavior', categoryEs: 'Conducta' });
    expect(moved.categories).toEqual([{ slug: 'behavior', en: 'Behavior', es: 'Conducta', count: 1 }]);
  });

  it('uses the latest spelling of a category', () => {
    const corrected = reindex(indexPosts([post, post]), post, { ...post, categoryEs: 'Perritos' });
    expect(corrected.categories).toEqual([{ slug: 'puppies', en: 'Puppies', es: 'Perritos', count: 2 }]);
  });

  it('never counts below zero, even for a post that was missing in the index', () => {
    expect(reindex(EMPTY_BLOG_INDEX, post, null)).toEqual(EMPTY_BLOG_INDEX);
  });

  const categories = [
    { categoryEn: 'Puppies', categoryEs: 'Cachorros' },
    { categoryEn: 'Behavior', categoryEs: 'Conducta' },
    { categoryEn: 'Show Ring', categoryEs: 'Pista' },
  ];
  const anyPost = fc
    .record({
      category: fc.constantFrom(...categories),
      tags: fc.array(fc.constantFrom('leash', 'crate', 'fear', 'rally'), { maxLength: 4 }),
      published: fc.boolean(),
    })
    .map(({ category, ...rest }) => ({ ...category, ...rest }));
  /** A save of the post with this id, or its deletion (null). */
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), post: fc.option(anyPost) });

  it('returns the index of the existing posts after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const posts = new Map<string, typeof post>();
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
