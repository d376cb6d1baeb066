/** The owner's lists: long, so they come page by page; and read to be up to date, so each visit of a screen loads them again. */
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { callApi } from './api';

interface ListPage<Item> {
  items: Item[];
  /** The path of the next page; null on the last one. */
  next: string | null;
}

type Pages<Item> = InfiniteData<ListPage<Item>, string>;

/** What only the owner may see is kept under this, so that logging out can forget it in one go. */
export const OWNER_DATA = 'owner';
export const ownerKey = (path: string) => [OWNER_DATA, path] as const;

/** The path in `Link: </api/…>; rel="next"`. */
export function nextPath(link: string | null): string | null {
  return /<(\/[^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

async function getPage<Item>(path: string): Promise<ListPage<Item>> {
  const response = await callApi(path);
  // As with `getJson`, the server's answers are typed by the domain.
  return { items: (await response.json()) as Item[], next: nextPath(response.headers.get('link')) };
}

const firstPage = <Item>({ pages, pageParams }: Pages<Item>): Pages<Item> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** Changes one item of what was read of a list; the server is not asked. */
export function changeListItem<Item extends { id: string }>(client: QueryClient, path: string, id: string, changes: Partial<Item>): void {
  const change = (item: Item): Item => (item.id === id ? { ...item, ...changes } : item);
  client.setQueryData<Pages<Item>>(
    ownerKey(path),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

/** A list that the server hands out in pages; `data` are the items of all pages read so far. */
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

  // Whoever comes back or asks anew begins with the newest, instead of waiting for every page that was once looked at.
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
