/** The owner's list of posts: its query, its filter in the address, and what changes it. */
import { API_PATHS } from '@perro-wisdom/domain/api';
import type { Topic } from '@perro-wisdom/domain/topics';
import { LIST_STATES, type ListFilter, type WorkingCopySummary } from '@perro-wisdom/domain/working-copies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getJson } from '../../../platform/data/api';
import { OWNER_DATA, ownerKey, usePagedList } from '../../../platform/data/usePagedList';
import { useForgetPublicPosts } from './posts';
import { deletePermanently, listPath, moveToBin, takeFromBin } from './workingCopies';

/** Returns the filter in a query string. Unknown states and empty values are ignored. */
export function filterIn(params: URLSearchParams): ListFilter {
  const state = LIST_STATES.find((known) => known === params.get('state'));
  const given = (name: keyof ListFilter) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? {} : { [name]: value };
  };
  return { ...given('search'), ...given('category'), ...given('tag'), ...(state && { state }) };
}

/** The filter in the address, so that Back, a reload and a bookmark keep it. `replace` changes it without a new history entry. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterIn(params), [params]);
  const setFilter = useCallback(
    (next: ListFilter, { replace = false } = {}) => setParams(new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { filter, setFilter };
}

/** Reads the owner's list page by page, those changed last first. */
export const useWorkingCopies = (filter: ListFilter, { limit }: { limit?: number } = {}) => {
  const path = listPath(filter);
  return usePagedList<WorkingCopySummary>(limit === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`);
};

/** The categories and tags. */
export const useTopics = () => useQuery({ queryKey: ownerKey(API_PATHS.topics), queryFn: () => getJson<Topic[]>(API_PATHS.topics), refetchOnMount: 'always' });

/** Returns a function to call after a change of a post: it clears the cached data of the public pages and reads the owner's lists again. */
export function useInvalidateList() {
  const client = useQueryClient();
  const forgetPublicPosts = useForgetPublicPosts();
  return () => {
    forgetPublicPosts();
    const isList = (path: unknown) => typeof path === 'string' && [API_PATHS.workingCopies, API_PATHS.topics].some((list) => path.split('?')[0] === list);
    void client.invalidateQueries({ predicate: ({ queryKey: [scope, path] }) => scope === OWNER_DATA && isList(path) });
  };
}

export function useMoveToBin() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: moveToBin, onSuccess });
}

export function useTakeFromBin() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: takeFromBin, onSuccess });
}

export function useDeletePermanently() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: deletePermanently, onSuccess });
}
