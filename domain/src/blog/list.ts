/**
 * The counts of published posts, in total and by category, tag and numbered page, in one small document. With it, a page of the blog
 * shows its categories and tags, and links to its neighbors, without reading the other posts.
 */
import type { InferType } from 'yup';
import { POSTS_PER_PAGE, type BlogPost } from './posts';
import type { blogIndexSchema, indexedPostSchema } from './list.schema';
import type { Shape } from '../general/shape';
import type { TopicNames } from './topics';
import type { TopicKind } from './topics.limits';

export type BlogIndex = InferType<typeof blogIndexSchema>;

export const BLOG_INDEX_SHAPE: Shape<BlogIndex> = {
  total: 'number',
  categories: [{ slug: 'string', en: 'string', es: 'string', count: 'number' }],
  tags: [{ slug: 'string', en: 'string', es: 'string', count: 'number' }],
  pages: ['number'],
};

/** The fields of a post that the index depends on. */
type IndexedPost = InferType<typeof indexedPostSchema>;

export const EMPTY_BLOG_INDEX: BlogIndex = { total: 0, categories: [], tags: [], pages: [] };

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type IndexedTopic = BlogIndex['categories'][number];

function countTopic(
  topics: readonly IndexedTopic[],
  slug: string,
  names: TopicNames,
  by: 1 | -1,
): IndexedTopic[] {
  const known = topics.find((topic) => topic.slug === slug);
  // A topic that was renamed has its new name in every post that is saved from then on, while others may still have the former one.
  const { en, es } = by === 1 || !known ? names : known;
  const count = (known?.count ?? 0) + by;
  const others = topics.filter((topic) => topic.slug !== slug);
  return count > 0 ? [...others, { slug, en, es, count }].sort((a, b) => byText(a.slug, b.slug)) : others;
}

function count(index: BlogIndex, post: IndexedPost, by: 1 | -1): BlogIndex {
  if (!post.published) return index;
  return {
    total: Math.max(0, index.total + by),
    categories: countTopic(
      index.categories,
      post.categorySlug,
      { en: post.categoryEn, es: post.categoryEs },
      by,
    ),
    tags: post.tagSlugs.reduce(
      (tags, slug, place) =>
        countTopic(tags, slug, { en: post.tags[place] ?? slug, es: post.tagsEs[place] ?? '' }, by),
      index.tags,
    ),
    pages: post.listPage === null ? index.pages : countOnPage(index.pages, post.listPage, by),
  };
}

/** Returns the index with new names of a topic. */
export function renameIndexedTopic(
  index: BlogIndex,
  kind: TopicKind,
  slug: string,
  { en, es }: TopicNames,
): BlogIndex {
  const renamed = (topics: readonly IndexedTopic[]) =>
    topics.map((topic) => (topic.slug === slug ? { ...topic, en, es } : topic));
  return kind === 'category'
    ? { ...index, categories: renamed(index.categories) }
    : { ...index, tags: renamed(index.tags) };
}

/** Changes the count of a numbered page. The newest pages are dropped while they are empty; an older one that is empty keeps its number. */
function countOnPage(pages: readonly number[], page: number, by: 1 | -1): number[] {
  const counts = Array.from({ length: Math.max(pages.length, page) }, (_, index) =>
    Math.max(0, (pages[index] ?? 0) + (index === page - 1 ? by : 0)),
  );
  while (counts.at(-1) === 0) counts.pop();
  return counts;
}

/** Returns the numbered page for a post that is published now: the newest one or, when that is full, a new one. */
function nextListPage({ pages }: BlogIndex): number {
  const newest = pages.at(-1) ?? POSTS_PER_PAGE;
  return newest < POSTS_PER_PAGE ? pages.length : pages.length + 1;
}

/** Returns the numbered page of each published post by its id, for a blog whose posts have none yet: page 1 has the oldest posts. */
export function numberListPages(
  posts: readonly Pick<BlogPost, 'id' | 'published' | 'publishedAt'>[],
): Map<string, number> {
  const oldestFirst = posts
    .filter(({ published }) => published)
    .sort((a, b) => byText(a.publishedAt ?? '', b.publishedAt ?? ''));
  return new Map(oldestFirst.map(({ id }, index) => [id, Math.floor(index / POSTS_PER_PAGE) + 1]));
}

/** Returns the index after a change of one post: `before` is null for a new post, `after` for a deleted one. */
export function reindex(index: BlogIndex, before: IndexedPost | null, after: IndexedPost | null): BlogIndex {
  const without = before ? count(index, before, -1) : index;
  return after ? count(without, after, 1) : without;
}

interface SavedPost {
  /** Null for a new post. */
  before: IndexedPost | null;
  after: Omit<IndexedPost, 'listPage'>;
  /** Whether the post was published before the save, and still has that date. */
  keepsDate: boolean;
}

/**
 * Returns the index after a post is saved, and the numbered page of the blog that has the post; null for a draft. A post keeps its page
 * for as long as it keeps its publication date.
 */
export function indexSavedPost(
  index: BlogIndex,
  { before, after, keepsDate }: SavedPost,
): { index: BlogIndex; listPage: number | null } {
  const withoutPost = reindex(index, before, null);
  const listPage = after.published
    ? ((keepsDate ? before?.listPage : null) ?? nextListPage(withoutPost))
    : null;
  return { index: reindex(withoutPost, null, { ...after, listPage }), listPage };
}

/** Returns the index of a complete set of posts. */
export function indexPosts(posts: readonly IndexedPost[]): BlogIndex {
  return posts.reduce((index, post) => reindex(index, null, post), EMPTY_BLOG_INDEX);
}
