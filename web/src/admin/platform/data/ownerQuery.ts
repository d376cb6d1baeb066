/** Caches data that only the owner may read. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Call } from '@app/domain/api';
import { callApi, callPath, type RequestArgument } from '../../../shared/data/api';

/**
 * The query key prefix for all data that only the owner may see. Logging out removes all queries with this
 * prefix.
 */
export const OWNER_DATA = 'owner';
export const ownerKey = (path: string) => [OWNER_DATA, path] as const;

/**
 * Returns the query for an API call. It refetches on every visit to a screen, because the owner edits the
 * data shown there.
 */
export const ownerQuery = <C extends Call>(call: C, ...request: RequestArgument<C>) =>
  queryOptions({
    queryKey: ownerKey(callPath(call, ...request)),
    queryFn: () => callApi(call, ...request),
    refetchOnMount: 'always',
  });

/**
 * Returns a function that clears the cached data of the public pages. Call it after a change to public
 * content.
 */
export function useForgetPublicData(): () => void {
  const client = useQueryClient();
  return () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWNER_DATA });
}
