/**
 * The counts of published posts, in total and by category and tag, in one small document. With it, a page of the blog shows its
 * filters and its number ("page 2 of 9") without reading the other posts.
 */
import type { InferType } from 'yup';
import { categorySlug, type BlogPost } from './blog';
import type { blogIndexSchema } from './blog-index.schema';
import type { Shape } from './shape';

export type BlogIndex = InferType<typeof blogIndexSchema>;

export const BLOG_INDEX_SHAPE: Shape<BlogIndex> = {
  total: 'number',
  categories: [{ slug: 'string', en: 'string', es: 'string', count: 'number' }],
  tags: [{ tag: 'string', count: 'number' }],
};

type IndexedPost = Pick<BlogPost, 'categoryEn' | 'categoryEs' | 'tags' | 'published'>;

export const EMPTY_BLOG_INDEX: BlogIndex = { total: 0, categories: [], tags: [] };

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function count(index: BlogIndex, post: IndexedPost, by: 1 | -1): BlogIndex {
  if (!post.published) return index;
  const slug = categorySlug(post);
  const categories = new Map(index.categories.map((category) => [category.slug, category]));
  const known = categories.get(slug);
  // The post saved last names the category, so that a corrected spelling takes effect.
  const names = by === 1 || !known ? { en: post.categoryEn, es: post.categoryEs } : { en: known.en, es: known.es };
  categories.set(slug, { slug, ...names, count: (known?.count ?? 0) + by });

  const tags = new Map(index.tags.map(({ tag, count: seen }) => [tag, seen]));
  for (const tag of new Set(post.tags)) tags.set(tag, (tags.get(tag) ?? 0) + by);

  return {
    total: Math.max(0, index.total + by),
    categories: [...categories.values()].filter((category) => category.count > 0).sort((a, b) => byText(a.slug, b.slug)),
    tags: [...tags]
      .filter(([, seen]) => seen > 0)
      .map(([tag, seen]) => ({ tag, count: seen }))
      .sort((a, b) => byText(a.tag, b.tag)),
  };
}

/** Returns the index after a change of one post: `before` is null for a new post, `after` for a deleted one. */
export function reindex(index: BlogIndex, before: IndexedPost | null, after: IndexedPost | null): BlogIndex {
  const without = before ? count(index, before, -1) : index;
  return after ? count(without, after, 1) : without;
}

/** Returns the index of a complete set of posts. */
export function indexPosts(posts: readonly IndexedPost[]): BlogIndex {
  return posts.reduce((index, post) => reindex(index, null, post), EMPTY_BLOG_INDEX);
}
