/** The owner's lists: read page by page, and again on each visit of a screen, as they must be up to date (docs/decisions/0006). */
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { callApi } from './api';

interface ListPage<Item> {
  items: Item[];
  /** The path of the next page; null on the last one. */
  next: string | null;
}

type Pages<Item> = InfiniteData<ListPage<Item>, string>;

/** The first part of the keys of all data that only the owner may see: logging out removes it by this. */
export const OWNER_DATA = 'owner';
export const ownerKey = (path: string) => [OWNER_DATA, path] as const;

/** The path in `Link: </api/…>; rel="next"`. */
export function nextPath(link: string | null): string | null {
  return /<(\/[^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

async function getPage<Item>(path: string): Promise<ListPage<Item>> {
  const response = await callApi(path);
  // Not validated, as in `getJson`.
  return { items: (await response.json()) as Item[], next: nextPath(response.headers.get('link')) };
}

const firstPage = <Item>({ pages, pageParams }: Pages<Item>): Pages<Item> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** Changes one item of a cached list, without a request. */
export function changeListItem<Item extends { id: string }>(client: QueryClient, path: string, id: string, changes: Partial<Item>): void {
  const change = (item: Item): Item => (item.id === id ? { ...item, ...changes } : item);
  client.setQueryData<Pages<Item>>(
    ownerKey(path),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

/** Reads a list of the API page by page. `data` has the items of all pages read so far. */
export function usePagedList<Item>(path: string, { retry = 0 }: { retry?: number } = {}) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ownerKey(path),
    queryFn: ({ pageParam }) => getPage<Item>(pageParam),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    retry,
    refetchOnMount: 'always',
  });

  // On return or refresh the list starts with its first page, instead of reading every page that was once loaded.
  const fold = useCallback(() => {
    client.setQueryData<Pages<Item>>(ownerKey(path), (data) => data && firstPage(data));
  }, [client, path]);
  useEffect(() => fold, [fold]);

  const { refetch } = query;
  const refresh = useCallback(() => {
    fold();
    return refetch();
  }, [fold, refetch]);
  return { ...query, refresh };
}
