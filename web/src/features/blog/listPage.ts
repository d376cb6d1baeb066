/** The state of the blog's list, which is stored only in the URL: the filter and the page, addressed by a cursor. */
import { POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { TAG_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import type { BlogIndex } from '@perro-wisdom/domain/blog-index';
import { isSlug } from '@perro-wisdom/domain/slug';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';

/** Only one filter can be active at a time. */
export type Filter = { by: 'category'; value: string } | { by: 'tag'; value: string };

export interface ListPage {
  filter: Filter | null;
  /** Counted from 1; null when the URL of a later page has no valid number. It is only displayed: posts are read from `anchor`. */
  number: number | null;
  /** The page begins after this post or ends before it; null for the first page. */
  anchor: { side: 'after' | 'before'; cursor: Cursor } | null;
}

export const FIRST_PAGE: ListPage = { filter: null, number: 1, anchor: null };

/** Returns the first page of the posts that match the filter, or of all posts. */
export const firstPage = (filter: Filter | null): ListPage => ({ ...FIRST_PAGE, filter });

const isTag = (text: string): boolean => text.trim() !== '' && text.length <= TAG_MAX_LENGTH;

function parseFilter(category: string | null, tag: string | null): Filter | null {
  if (category !== null) return { by: 'category', value: category };
  return tag === null ? null : { by: 'tag', value: tag };
}

/** Parses the query string of a list page; null when it is invalid. A page number without a cursor is ignored. */
export function parseListPage(params: URLSearchParams): ListPage | null {
  const category = params.get('category');
  const tag = params.get('tag');
  if (category !== null && !isSlug(category)) return null;
  if (category === null && tag !== null && !isTag(tag)) return null;
  const filter = parseFilter(category, tag);

  const side = params.has('after') ? 'after' : 'before';
  const text = params.get(side);
  if (text === null) return firstPage(filter);
  const cursor = decodeCursor(text);
  return cursor && { filter, number: parseNumber(params.get('page')), anchor: { side, cursor } };
}

/** Parses the number of a page after the first one. */
function parseNumber(text: string | null): number | null {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return number > 1 ? number : null;
}

/** Returns the query string of a list page, including the `?`; empty for the first page of all posts. */
export function listPageQuery({ filter, number, anchor }: ListPage): string {
  const parts = [
    filter && `${filter.by}=${encodeURIComponent(filter.value)}`,
    anchor && number !== null && `page=${number}`,
    // All characters of a cursor are valid in a query string; unescaped they are easier to read.
    anchor && `${anchor.side}=${encodeCursor(anchor.cursor)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Returns the number of posts that match the filter, according to the index. */
export function countPosts(index: BlogIndex, filter: Filter | null): number {
  if (!filter) return index.total;
  const counts =
    filter.by === 'category'
      ? index.categories.find(({ slug }) => slug === filter.value)
      : index.tags.find(({ tag }) => tag === filter.value);
  return counts?.count ?? 0;
}

export const countPages = (posts: number): number => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

interface LoadedPage {
  page: ListPage;
  /** The cursors of the first and the last post on the page. */
  first: Cursor;
  last: Cursor;
  /** The number of posts on the page. */
  length: number;
  /** The number of pages; null while the index is not available. */
  pageCount: number | null;
}

/** Returns the page with newer posts; null on the first page. From a page without a number it is the first page. */
export function newerPage({ page: { filter, number, anchor }, first }: LoadedPage): ListPage | null {
  if (anchor === null) return null;
  return number === null || number <= 2 ? firstPage(filter) : { filter, number: number - 1, anchor: { side: 'before', cursor: first } };
}

/** Returns the page with older posts; null on the last page. While the number of pages is unknown, a full page is assumed not to be the last. */
export function olderPage({ page: { filter, number }, last, length, pageCount }: LoadedPage): ListPage | null {
  const hasOlder = number !== null && pageCount !== null ? number < pageCount : length === POSTS_PER_PAGE;
  return hasOlder ? { filter, number: number === null ? null : number + 1, anchor: { side: 'after', cursor: last } } : null;
}
