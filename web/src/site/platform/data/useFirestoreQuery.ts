import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useLocale } from '../../../shared/i18n/useLocale';
import { inOneLanguage, isInOtherLanguage } from '../../../shared/data/pageData';

/**
 * `useQuery` for content in both languages: `data` has the texts of the page's language. After a switch of the language, data that came
 * with the page is in the other one while it is read again; when that fails, the result is an error.
 */
export function useFirestoreQuery<T, Key extends QueryKey>(
  query: UseQueryOptions<T, Error, T, Key>,
): UseQueryResult<T>;
export function useFirestoreQuery<T, Key extends QueryKey, Selected>(
  query: UseQueryOptions<T, Error, T, Key>,
  select: (data: T) => Selected,
): UseQueryResult<Selected>;
export function useFirestoreQuery<T, Key extends QueryKey>(
  query: UseQueryOptions<T, Error, T, Key>,
  select: (data: T) => unknown = (data) => data,
): UseQueryResult {
  const client = useQueryClient();
  const locale = useLocale();
  // What is read again after load differs in the other language's texts alone: without them it is equal, and nothing renders again.
  const result = useQuery({ ...query, select: (data) => inOneLanguage(select(data), locale) });
  const isUnreadable = result.isRefetchError && isInOtherLanguage(client, query.queryKey, locale);
  return isUnreadable ? { ...result, data: undefined, isRefetchError: false, isLoadingError: true } : result;
}
