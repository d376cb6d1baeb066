import { BLOG_INDEX_SHAPE, EMPTY_BLOG_INDEX, type BlogIndex } from '@perro-wisdom/domain/blog-index';
import {
  BLOG_POST_CONTENT_SHAPE,
  BLOG_POST_SUMMARY_SHAPE,
  POSTS_PER_PAGE,
  type BlogPostContent,
  type BlogPostSummary,
} from '@perro-wisdom/domain/blog';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { isSlug } from '@perro-wisdom/domain/slug';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery, type Store } from '../../platform/data/useFirestoreQuery';
import { cursorOf, encodeCursor, type Cursor } from './cursor';
import { listPageQuery, type Filter, type ListPage } from './listPage';

const postKey = (slug: string) => ['post', slug] as const;

/** Keeps posts that a list has read under their own names, so that opening one shows it at once. */
function useKeep(): (posts: BlogPostSummary[]) => BlogPostSummary[] {
  const client = useQueryClient();
  return (posts) => {
    for (const post of posts) client.setQueryData(postKey(post.slug), post);
    return posts;
  };
}

/** The published posts in one order. The rules refuse a list that does not ask for published ones itself. */
function published({ db, collection, documentId, orderBy, query, where }: Store, direction: 'asc' | 'desc', filter: Filter | null) {
  const filters = filter
    ? [filter.by === 'category' ? where('categorySlug', '==', filter.value) : where('tags', 'array-contains', filter.value)]
    : [];
  return query(
    collection(db, COLLECTIONS.posts),
    where('published', '==', true),
    ...filters,
    orderBy('publishedAt', direction),
    orderBy(documentId(), direction),
  );
}

const values = ({ Timestamp }: Store, { publishedAt, id }: Cursor) => [Timestamp.fromDate(new Date(publishedAt)), id] as const;

/** The posts of a page, newest first; nothing is read when `page` is null. */
export function usePosts(page: ListPage | null): UseQueryResult<BlogPostSummary[]> {
  const keep = useKeep();
  return useFirestoreQuery(
    ['posts', page && listPageQuery({ ...page, number: null })],
    async (store) => {
      const { endBefore, limit, limitToLast, query, readList, startAfter } = store;
      const { filter, anchor } = page ?? { filter: null, anchor: null };
      const cut =
        anchor === null
          ? [limit(POSTS_PER_PAGE)]
          : anchor.side === 'after'
            ? [startAfter(...values(store, anchor.cursor)), limit(POSTS_PER_PAGE)]
            : [endBefore(...values(store, anchor.cursor)), limitToLast(POSTS_PER_PAGE)];
      return keep(await readList(query(published(store, 'desc', filter), ...cut), BLOG_POST_SUMMARY_SHAPE));
    },
    { enabled: page !== null },
  );
}

/** What the published posts are about, and how many there are: one document, however many posts. */
export function useBlogIndex(): UseQueryResult<BlogIndex> {
  return useFirestoreQuery(
    ['blogIndex'],
    async ({ db, doc, readOne }) =>
      (await readOne(doc(db, COLLECTIONS.blogIndex, BLOG_INDEX_ID), BLOG_INDEX_SHAPE)) ?? EMPTY_BLOG_INDEX,
  );
}

/** A published post without its long texts, or null when there is none by that name. */
export function usePost(slug: string): UseQueryResult<BlogPostSummary | null> {
  return useFirestoreQuery(postKey(slug), async ({ db, collection, limit, query, readList, where }) => {
    if (!isSlug(slug)) return null;
    const named = query(
      collection(db, COLLECTIONS.posts),
      where('slug', '==', slug),
      where('published', '==', true),
      limit(1),
    );
    const [post = null] = await readList(named, BLOG_POST_SUMMARY_SHAPE);
    return post;
  });
}

/** The long texts of a post, once the post is known. */
export function usePostContent(id: string | undefined): UseQueryResult<BlogPostContent | null> {
  return useFirestoreQuery(
    ['postContent', id ?? null],
    ({ db, doc, readOne }) => readOne(doc(db, COLLECTIONS.postContents, id ?? ''), BLOG_POST_CONTENT_SHAPE),
    { enabled: id !== undefined },
  );
}

export interface AdjacentPosts {
  newer: BlogPostSummary | null;
  older: BlogPostSummary | null;
}

/** The posts published just before and just after this one: one read each. */
export function useAdjacentPosts(post: BlogPostSummary): UseQueryResult<AdjacentPosts> {
  const keep = useKeep();
  const cursor = cursorOf(post);
  return useFirestoreQuery(
    ['neighbours', cursor && encodeCursor(cursor)],
    async (store) => {
      const { limit, query, readList, startAfter } = store;
      if (!cursor) return { newer: null, older: null };
      const next = async (direction: 'asc' | 'desc') => {
        const following = query(published(store, direction, null), startAfter(...values(store, cursor)), limit(1));
        const [found = null] = keep(await readList(following, BLOG_POST_SUMMARY_SHAPE));
        return found;
      };
      const [newer, older] = await Promise.all([next('asc'), next('desc')]);
      return { newer, older };
    },
    { enabled: cursor !== null },
  );
}
