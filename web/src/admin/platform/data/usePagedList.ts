/** Reads and caches paginated lists for the owner's area. */
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { searchHeaders } from '@app/domain/general/api';
import { followPath } from '../../../shared/data/api';
import { OWNER_DATA, ownerKey } from './ownerQuery';

interface ListPage<Item> {
  items: Item[];
  /** The path of the next page, or null on the last page. */
  next: string | null;
}

type Pages<Item> = InfiniteData<ListPage<Item>, string>;

/**
 * Returns the path of the next page from a `Link` header, such as `</api/…>; rel="next"`. Returns null if the
 * header contains none.
 */
export function nextPath(link: string | null): string | null {
  return /<(\/[^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

/** Returns the query key for a list. `search` is the search text if the path doesn't contain it. */
const listKey = (path: string, search: string | undefined) => [
  ...ownerKey(path),
  ...(search ? [search] : []),
];

async function getPage<Item>(path: string, search: string | undefined): Promise<ListPage<Item>> {
  const { answer: items, header } = await followPath<Item[]>(path, { headers: searchHeaders(search) });
  return { items, next: nextPath(header('link')) };
}

const firstPage = <Item>({ pages, pageParams }: Pages<Item>): Pages<Item> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/**
 * Returns a query filter that matches all cached lists for a path, regardless of how the lists are filtered.
 */
export const listsOf = (path: string) => ({
  predicate: ({ queryKey: [scope, key] }: { queryKey: readonly unknown[] }) =>
    scope === OWNER_DATA && typeof key === 'string' && key.split('?')[0] === path,
});

/** Changes all cached lists for a path without making a request. */
export function changeLists<Item>(
  client: QueryClient,
  path: string,
  change: (items: Item[]) => Item[],
): void {
  client.setQueriesData<Pages<Item>>(
    listsOf(path),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

/**
 * Changes an item in all cached lists for a path without making a request. If `changes` is null, removes the
 * item.
 */
export const changeListItem = <Item extends { id: string }>(
  client: QueryClient,
  path: string,
  id: string,
  changes: Partial<Item> | null,
): void =>
  changeLists<Item>(client, path, (items) =>
    items.flatMap((item) => {
      if (item.id !== id) return [item];
      return changes ? [{ ...item, ...changes }] : [];
    }),
  );

/** Returns the items of a list that have been read and cached so far. */
export function cachedItems<Item>(client: QueryClient, path: string, search?: string): Item[] {
  return client.getQueryData<Pages<Item>>(listKey(path, search))?.pages.flatMap(({ items }) => items) ?? [];
}

/**
 * Removes all but the first page of each cached list for a path, so that showing the list again doesn't
 * refetch every page.
 */
export function foldLists(client: QueryClient, path: string): void {
  client.setQueriesData<Pages<unknown>>(listsOf(path), (data) => data && firstPage(data));
}

interface PagedListOptions {
  /** Search text that may contain personal data. It is sent in a header instead of the path. */
  search?: string | undefined;
  retry?: number;
  /**
   * Returns whether to keep all pages cached while the owner visits the screen at a path. The owner can then
   * return to the same place in the list.
   */
  keepsPagesFor?: (pathname: string) => boolean;
}

/**
 * Reads a list from the API page by page. `data` contains the items from all pages read so far. If few items
 * match the filter, the server may return a short or empty page. Until the first item is found, the next page
 * is read automatically and the list remains pending.
 */
export function usePagedList<Item>(
  path: string,
  { search, retry = 0, keepsPagesFor }: PagedListOptions = {},
) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: listKey(path, search),
    queryFn: ({ pageParam }) => getPage<Item>(pageParam, search),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    retry,
    refetchOnMount: 'always',
  });

  // When the owner returns to the list or refreshes it, only the first page is reread, not every page loaded
  // so far.
  const fold = useCallback(() => {
    client.setQueryData<Pages<Item>>(listKey(path, search), (data) => data && firstPage(data));
  }, [client, path, search]);
  // By the time the list unmounts, the URL has already changed to the next screen's.
  useEffect(
    () => () => {
      if (!keepsPagesFor?.(location.pathname)) fold();
    },
    [fold, keepsPagesFor],
  );

  const { refetch } = query;
  const refresh = useCallback(() => {
    fold();
    return refetch();
  }, [fold, refetch]);

  const { data, hasNextPage, isError, isFetching, fetchNextPage } = query;
  const continues = data?.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (continues && !isFetching) void fetchNextPage();
  }, [continues, isFetching, fetchNextPage]);
  return { ...query, isPending: query.isPending || continues, refresh };
}
