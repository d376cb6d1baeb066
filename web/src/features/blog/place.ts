/** Where in the blog one is: which posts, and which page of them. It lives in the address, and only there. */
import { POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { TAG_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import type { BlogIndex } from '@perro-wisdom/domain/blog-index';
import { isSlug } from '@perro-wisdom/domain/slug';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';

/** One at a time: choosing one drops the other. */
export type Filter = { by: 'category'; value: string } | { by: 'tag'; value: string };

export interface Place {
  filter: Filter | null;
  /** Counted from 1; null for a page that is not the first and does not say which one it is. */
  page: number | null;
  /** The page begins after this post, or ends before it; the first page needs none. */
  from: { side: 'after' | 'before'; cursor: Cursor } | null;
}

export const FIRST_PAGE: Place = { filter: null, page: 1, from: null };

/** The first page of all posts, or of those that the filter lets through. */
export const firstPage = (filter: Filter | null): Place => ({ ...FIRST_PAGE, filter });

const isTag = (text: string): boolean => text.trim() !== '' && text.length <= TAG_MAX_LENGTH;

/** What a query string says, or null where it cannot mean anything. A page number alone is a label, not a place: it is the first page. */
export function readPlace(params: URLSearchParams): Place | null {
  const category = params.get('category');
  const tag = params.get('tag');
  if (category !== null && !isSlug(category)) return null;
  if (category === null && tag !== null && !isTag(tag)) return null;
  const filter: Filter | null =
    category !== null ? { by: 'category', value: category } : tag !== null ? { by: 'tag', value: tag } : null;

  const side = params.has('after') ? 'after' : 'before';
  const text = params.get(side);
  if (text === null) return firstPage(filter);
  const cursor = decodeCursor(text);
  return cursor && { filter, page: readPage(params.get('page')), from: { side, cursor } };
}

/** The number of a page after the first. */
function readPage(text: string | null): number | null {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return page > 1 ? page : null;
}

/** The query string of a place, `?` included; empty for the first page of all posts. */
export function placeQuery({ filter, page, from }: Place): string {
  const parts = [
    filter && `${filter.by}=${encodeURIComponent(filter.value)}`,
    from && page !== null && `page=${page}`,
    // The signs of a cursor may stand in a query string as they are, and read better so.
    from && `${from.side}=${encodeCursor(from.cursor)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** How many posts the filter lets through, as the index counts them. */
export function countPosts(index: BlogIndex, filter: Filter | null): number {
  if (!filter) return index.total;
  const counts =
    filter.by === 'category'
      ? index.categories.find(({ slug }) => slug === filter.value)
      : index.tags.find(({ tag }) => tag === filter.value);
  return counts?.count ?? 0;
}

export const countPages = (posts: number): number => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

interface Shown {
  place: Place;
  /** The cursors of the first and the last post on the page. */
  first: Cursor;
  last: Cursor;
  /** How many posts the page shows. */
  length: number;
  /** How many pages there are; null where the index is not known. */
  pages: number | null;
}

/** The page with newer posts; null on the first one. A page that does not know its number leads to the first. */
export function newerPlace({ place: { filter, page, from }, first }: Shown): Place | null {
  if (from === null) return null;
  return page === null || page <= 2 ? firstPage(filter) : { filter, page: page - 1, from: { side: 'before', cursor: first } };
}

/** The page with older posts; null on the last one. Where the number of pages is not known, a full page lets hope for more. */
export function olderPlace({ place: { filter, page }, last, length, pages }: Shown): Place | null {
  const more = page !== null && pages !== null ? page < pages : length === POSTS_PER_PAGE;
  return more ? { filter, page: page === null ? null : page + 1, from: { side: 'after', cursor: last } } : null;
}
