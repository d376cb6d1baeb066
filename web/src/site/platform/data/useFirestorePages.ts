import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useLocale } from '../../../shared/i18n/useLocale';
import { inOneLanguage, isInOtherLanguage, onlyLanguageOf } from '../../../shared/data/pageData';

/** One page of a list, and where the next one begins; null on the last page. */
interface ListPage<Item, Place> {
  items: Item[];
  next: Place | null;
}

type PagesQuery<Item, Place, Key extends QueryKey> = UseInfiniteQueryOptions<
  ListPage<Item, Place>,
  Error,
  InfiniteData<ListPage<Item, Place>>,
  Key,
  Place | null
>;

/** Like `useFirestoreQuery`, for a list that is read page by page: `list.data` has the items of all pages that have been read. */
export function useFirestorePages<Item, Place, Key extends QueryKey>(query: PagesQuery<Item, Place, Key>) {
  const client = useQueryClient();
  const locale = useLocale();
  const result = useInfiniteQuery({
    ...query,
    select: ({ pages }) =>
      inOneLanguage(
        pages.flatMap(({ items }) => items),
        locale,
      ),
  });
  const isUnreadable = result.isRefetchError && isInOtherLanguage(client, query.queryKey, locale);
  const list: UseInfiniteQueryResult<Item[]> = isUnreadable
    ? {
        ...result,
        data: undefined,
        isRefetchError: false,
        isLoadingError: true,
        isFetchNextPageError: false,
        isFetchPreviousPageError: false,
      }
    : result;

  const { refetch, fetchNextPage } = result;
  const fetchMore = async () => {
    // The first page came with the document, in one language: with the next one, it would pass for read from Firestore in both.
    if (onlyLanguageOf(client.getQueryState(query.queryKey)) !== null) await refetch();
    return fetchNextPage();
  };
  return { list, fetchMore };
}
