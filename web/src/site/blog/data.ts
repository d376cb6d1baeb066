import { asBlogIndex, EMPTY_BLOG_INDEX, type BlogIndex, type NamedTopic } from '@app/domain/blog/list';
import {
  asBlogPostContent,
  asBlogPostSummary,
  POSTS_PER_PAGE,
  splitPost,
  type BlogPost,
  type BlogPostContent,
  type BlogPostSummary,
} from '@app/domain/blog/posts';
import { DRAFT_PREVIEW_SLUG, type PageContent } from '@app/domain/publishing/page-renderer';
import { BLOG_INDEX_ID, PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { isShownIn, type Languages } from '@app/domain/fields/languages';
import { otherLocale, type Locale } from '@app/domain/general/locale';
import { isSlug } from '@app/domain/general/slug';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { infiniteQueryOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Store } from '../../shared/data/firestore';
import { readFirestore } from '../../shared/data/readFirestore';
import { olderPage } from './olderPage';

export interface Topic {
  by: TopicKind;
  slug: string;
}

/**
 * A cursor in a list of posts sorted by publication time. It contains field values instead of a document
 * snapshot, so that it can be part of a page's data.
 */
interface Place {
  /** The publication time in ISO 8601 format. */
  publishedAt: string;
  id: string;
}

const placeOf = ({ publishedAt, id }: BlogPostSummary): Place | null =>
  publishedAt === null ? null : { publishedAt, id };

/**
 * Caches each post under its own key, so that the post's page can show the post's header immediately. Returns
 * the posts that are shown in the given language.
 */
function cachePosts(client: QueryClient, locale: Locale, posts: BlogPostSummary[]): BlogPostSummary[] {
  const shown = posts.filter(isShownIn(locale));
  for (const post of shown) client.setQueryData(postQuery(post.slug, locale).queryKey, post);
  return shown;
}

/**
 * Returns a query for the published posts in one language. It filters by `published`, as the security rules
 * require.
 */
function published(
  { db, collection, documentId, orderBy, query, where }: Store,
  locale: Locale,
  direction: 'asc' | 'desc',
  ...filters: ReturnType<Store['where']>[]
) {
  return query(
    collection(db, PUBLIC_COLLECTIONS.posts),
    where('published', '==', true),
    where(`languages.${locale}`, '==', true),
    ...filters,
    orderBy('publishedAt', direction),
    orderBy(documentId(), direction),
  );
}

const after = ({ startAfter, Timestamp }: Store, { publishedAt, id }: Place) =>
  startAfter(Timestamp.fromDate(new Date(publishedAt)), id);

export const newestPostsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['posts', locale],
    queryFn: ({ client }) =>
      readFirestore(async (store) => {
        const newest = store.query(published(store, locale, 'desc'), store.limit(POSTS_PER_PAGE));
        return cachePosts(client, locale, await store.readList(newest, asBlogPostSummary));
      }),
  });

/** Matches page numbers in URLs. Excludes leading zeros, so that each page has only one URL. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/**
 * The query for one of the blog's numbered pages. Its data contains the page's posts and whether the page is
 * the newest, or is null if the page doesn't exist.
 */
export const numberedPageQuery = (number: string, locale: Locale) =>
  queryOptions({
    queryKey: ['posts', locale, 'page', number],
    queryFn: ({ client }) =>
      readFirestore(async (store) => {
        if (!PAGE_NUMBER.test(number)) return null;
        const { limit, query, readList, where } = store;
        const posts = query(
          published(store, locale, 'desc', where(`listPage.${locale}`, '==', Number(number))),
          limit(POSTS_PER_PAGE),
        );
        const [index, items] = await Promise.all([readIndex(store), readList(posts, asBlogPostSummary)]);
        const { pages } = index[locale];
        if (Number(number) > pages.length) return null;
        return { posts: cachePosts(client, locale, items), isNewest: Number(number) === pages.length };
      }),
  });

export const topicPostsQuery = ({ by, slug }: Topic, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['posts', locale, by, slug],
    initialPageParam: null as Place | null,
    queryFn: ({ client, pageParam }) =>
      readFirestore(async (store) => {
        if (!isSlug(slug)) return { items: [], next: null };
        const { limit, query, readList, where } = store;
        const filter =
          by === 'category' ? where('categorySlug', '==', slug) : where('tagSlugs', 'array-contains', slug);
        // Reads one post more than the page shows, to find out whether there are any more.
        const cut = [...(pageParam ? [after(store, pageParam)] : []), limit(POSTS_PER_PAGE + 1)];
        const found = await readList(
          query(published(store, locale, 'desc', filter), ...cut),
          asBlogPostSummary,
        );
        const page = found.slice(0, POSTS_PER_PAGE);
        const last = page.at(-1);
        const next = found.length > page.length && last ? placeOf(last) : null;
        return { items: cachePosts(client, locale, page), next };
      }),
    getNextPageParam: ({ next }) => next,
  });

/**
 * Reads the counts of published posts in each language: in total, per topic and per page. A single document
 * contains all counts, however many posts there are.
 */
const readIndex = async ({ db, doc, readOne }: Store): Promise<BlogIndex> =>
  (await readOne(doc(db, PUBLIC_COLLECTIONS.blogIndex, BLOG_INDEX_ID), asBlogIndex)) ?? EMPTY_BLOG_INDEX;

/**
 * Omits the counts. No page shows them, and they would make each new post change all of its category's pages.
 */
const withoutCounts = (topics: readonly NamedTopic[]): NamedTopic[] =>
  topics.map(({ slug, name }) => ({ slug, name }));

/**
 * The query for a topic's name (null if the topic has no posts), the languages with posts on the topic, and
 * all categories.
 */
export const topicQuery = ({ by, slug }: Topic, locale: Locale) =>
  queryOptions({
    queryKey: ['topic', locale, by, slug],
    queryFn: () =>
      readFirestore(async (store) => {
        const index = await readIndex(store);
        const topicIn = (language: Locale) =>
          index[language][by === 'category' ? 'categories' : 'tags'].find((topic) => topic.slug === slug);
        const languages: Languages = { en: topicIn('en') !== undefined, es: topicIn('es') !== undefined };
        return {
          name: topicIn(locale)?.name ?? null,
          languages,
          categories: by === 'category' ? withoutCounts(index[locale].categories) : [],
        };
      }),
  });

/**
 * The query for the links on the blog's front page: categories, tags (most posts first) and older posts.
 * `isElsewhere` is true if the other language has posts.
 */
export const blogTopicsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['blogTopics', locale],
    queryFn: () =>
      readFirestore(async (store) => {
        const index = await readIndex(store);
        const { categories, tags, pages } = index[locale];
        return {
          categories: withoutCounts(categories),
          tags: withoutCounts([...tags].sort((a, b) => b.count - a.count)),
          olderPage: olderPage(pages),
          isElsewhere: index[otherLocale(locale)].total > 0,
        };
      }),
  });

/**
 * The query for a published post without its content. Its data is null if no post has the slug. When the
 * language changes, the page keeps showing the current post until the new data has been read.
 */
export const postQuery = (slug: string, locale: Locale) =>
  queryOptions({
    queryKey: ['post', locale, slug],
    placeholderData: (previous: BlogPostSummary | null | undefined) =>
      previous?.slug === slug ? previous : undefined,
    queryFn: () =>
      readFirestore(
        async ({ db, collection, limit, query, readList, where }): Promise<BlogPostSummary | null> => {
          if (!isSlug(slug)) return null;
          const named = query(
            collection(db, PUBLIC_COLLECTIONS.posts),
            where('slug', '==', slug),
            where('published', '==', true),
            limit(1),
          );
          const [post = null] = await readList(named, asBlogPostSummary);
          return post;
        },
      ),
  });

/** Returns the data for a post's preview page, by query key, so that the page doesn't read Firestore. */
export function previewedPostData(post: BlogPost, locale: Locale): PageContent['data'] {
  const [summary, content] = splitPost(post);
  return [
    [postQuery(DRAFT_PREVIEW_SLUG, locale).queryKey, summary],
    [postContentQuery(post.id, locale).queryKey, content],
  ];
}

/** The query for a post's content. It is skipped until the post's id is known. */
export const postContentQuery = (id: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['postContent', locale, id ?? null],
    placeholderData: (previous: BlogPostContent | null | undefined, query) =>
      query?.queryKey[2] === id ? previous : undefined,
    queryFn:
      id === undefined
        ? skipToken
        : () =>
            readFirestore(({ db, doc, readOne }) =>
              readOne(doc(db, PUBLIC_COLLECTIONS.postContents, id), asBlogPostContent),
            ),
  });

/**
 * Returns the query for the posts published just before and just after the given post, in one language. It
 * reads one document per post. A draft has no adjacent posts.
 */
export function adjacentPostsQuery(post: BlogPostSummary, locale: Locale) {
  const place = placeOf(post);
  return queryOptions({
    queryKey: ['adjacentPosts', locale, place],
    queryFn: ({ client }) =>
      readFirestore(async (store) => {
        const { limit, query, readList } = store;
        if (!place) return { newer: null, older: null };
        const next = async (direction: 'asc' | 'desc') => {
          const following = query(published(store, locale, direction), after(store, place), limit(1));
          const [found = null] = cachePosts(client, locale, await readList(following, asBlogPostSummary));
          return found;
        };
        const [newer, older] = await Promise.all([next('asc'), next('desc')]);
        return { newer, older };
      }),
  });
}
