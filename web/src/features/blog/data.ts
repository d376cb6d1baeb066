import { BLOG_INDEX_SHAPE, EMPTY_BLOG_INDEX, type BlogIndex } from '@perro-wisdom/domain/blog-index';
import {
  BLOG_POST_CONTENT_SHAPE,
  BLOG_POST_SUMMARY_SHAPE,
  POSTS_PER_PAGE,
  type BlogPostSummary,
} from '@perro-wisdom/domain/blog';
import { BLOG_INDEX_ID, COLLECTIONS } from '@perro-wisdom/domain/collections';
import { isSlug } from '@perro-wisdom/domain/slug';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Store } from '../../platform/data/firestore';
import { readFirestore } from '../../platform/data/readFirestore';
import { cursorOf, encodeCursor, type Cursor } from './cursor';
import { listPageQuery, type Filter, type ListPage } from './listPage';

/** Caches posts that a list has read under their own keys, so that opening one shows its header at once. Returns them. */
function cachePosts(client: QueryClient, posts: BlogPostSummary[]): BlogPostSummary[] {
  for (const post of posts) client.setQueryData(postQuery(post.slug).queryKey, post);
  return posts;
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

/** The posts of a page of the list, newest first; nothing is read when `page` is null. */
export const postsQuery = (page: ListPage | null) =>
  queryOptions({
    queryKey: ['posts', page && listPageQuery({ ...page, number: null })],
    queryFn:
      page === null
        ? skipToken
        : ({ client }) =>
            readFirestore(async (store) => {
              const { endBefore, limit, limitToLast, query, readList, startAfter } = store;
              const { filter, anchor } = page;
              const cut =
                anchor === null
                  ? [limit(POSTS_PER_PAGE)]
                  : anchor.side === 'after'
                    ? [startAfter(...values(store, anchor.cursor)), limit(POSTS_PER_PAGE)]
                    : [endBefore(...values(store, anchor.cursor)), limitToLast(POSTS_PER_PAGE)];
              return cachePosts(client, await readList(query(published(store, 'desc', filter), ...cut), BLOG_POST_SUMMARY_SHAPE));
            }),
  });

/** The categories and tags of the published posts with their counts: one document, however many posts. */
export const blogIndexQuery = queryOptions({
  queryKey: ['blogIndex'],
  queryFn: () =>
    readFirestore(
      async ({ db, doc, readOne }): Promise<BlogIndex> =>
        (await readOne(doc(db, COLLECTIONS.blogIndex, BLOG_INDEX_ID), BLOG_INDEX_SHAPE)) ?? EMPTY_BLOG_INDEX,
    ),
});

/** A published post without its long texts; null when none has the slug. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: () =>
      readFirestore(async ({ db, collection, limit, query, readList, where }): Promise<BlogPostSummary | null> => {
        if (!isSlug(slug)) return null;
        const named = query(
          collection(db, COLLECTIONS.posts),
          where('slug', '==', slug),
          where('published', '==', true),
          limit(1),
        );
        const [post = null] = await readList(named, BLOG_POST_SUMMARY_SHAPE);
        return post;
      }),
  });

/** The long texts of a post; nothing is read before its id is known. */
export const postContentQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['postContent', id ?? null],
    queryFn:
      id === undefined
        ? skipToken
        : () => readFirestore(({ db, doc, readOne }) => readOne(doc(db, COLLECTIONS.postContents, id), BLOG_POST_CONTENT_SHAPE)),
  });

/** The posts published just before and just after this one: one read each. A draft has none. */
export function adjacentPostsQuery(post: BlogPostSummary) {
  const cursor = cursorOf(post);
  return queryOptions({
    queryKey: ['adjacentPosts', cursor && encodeCursor(cursor)],
    queryFn: ({ client }) =>
      readFirestore(async (store) => {
        const { limit, query, readList, startAfter } = store;
        if (!cursor) return { newer: null, older: null };
        const next = async (direction: 'asc' | 'desc') => {
          const following = query(published(store, direction, null), startAfter(...values(store, cursor)), limit(1));
          const [found = null] = cachePosts(client, await readList(following, BLOG_POST_SUMMARY_SHAPE));
          return found;
        };
        const [newer, older] = await Promise.all([next('asc'), next('desc')]);
        return { newer, older };
      }),
  });
}
