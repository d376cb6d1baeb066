/** Caches data that only the owner may read. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Call } from '@app/domain/api';
import { callApi, callPath, type RequestArgument } from '../../../shared/data/api';

/**
 * The first part of the keys of all data that only the owner may see. Logging out removes the data by this
 * key.
 */
export const OWNER_DATA = 'owner';
export const ownerKey = (path: string) => [OWNER_DATA, path] as const;

/**
 * Returns the query of a call. It is refetched on each visit of a screen, because the owner edits what she
 * sees.
 */
export const ownerQuery = <C extends Call>(call: C, ...request: RequestArgument<C>) =>
  queryOptions({
    queryKey: ownerKey(callPath(call, ...request)),
    queryFn: () => callApi(call, ...request),
    refetchOnMount: 'always',
  });

/**
 * Returns a function to call after a change to public content. It clears the cached data of the public pages.
 */
export function useForgetPublicData(): () => void {
  const client = useQueryClient();
  return () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWNER_DATA });
}
