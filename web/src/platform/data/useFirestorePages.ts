import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocale } from '../i18n/useLocale';
import { inOneLanguage, isInOtherLanguage } from './pageData';

/** One page of a list, and where the next one begins; null on the last page. */
interface ListPage<Item, Place> {
  items: Item[];
  next: Place | null;
}

/** Like `useFirestoreQuery`, for a list that is read page by page: `data` has the items of all pages that have been read. */
export function useFirestorePages<Item, Place, Key extends QueryKey>(
  query: UseInfiniteQueryOptions<ListPage<Item, Place>, Error, InfiniteData<ListPage<Item, Place>>, Key, Place | null>,
): UseInfiniteQueryResult<Item[]> {
  const client = useQueryClient();
  const locale = useLocale();
  const result = useInfiniteQuery({ ...query, select: ({ pages }) => inOneLanguage(pages.flatMap(({ items }) => items), locale) });
  const isUnreadable = result.isRefetchError && isInOtherLanguage(client, query.queryKey, locale);
  return isUnreadable ? { ...result, data: undefined, isRefetchError: false, isLoadingError: true, isFetchNextPageError: false, isFetchPreviousPageError: false } : result;
}
