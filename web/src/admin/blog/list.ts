/** The owner's list of posts: its query, its filter in the address, and what changes it. */
import { BLOG_PATHS } from '@perro-wisdom/domain/blog/api';
import { LIST_STATES, type ListFilter } from '@perro-wisdom/domain/drafts/list';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { draftPath } from '@perro-wisdom/domain/drafts/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAddressFilter } from '../platform/data/useAddressFilter';
import { listsOf, useForgetPublicData, usePagedList } from '../platform/data/usePagedList';
import { listPath, POST_CALLS } from './postCalls';

/** Returns the filter in a query string. Unknown states and empty values are ignored. */
export function filterIn(params: URLSearchParams): ListFilter {
  const state = LIST_STATES.find((known) => known === params.get('state'));
  const given = (name: keyof ListFilter) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? {} : { [name]: value };
  };
  return { ...given('search'), ...given('category'), ...given('tag'), ...(state && { state }) };
}

export const useListFilter = () => useAddressFilter(filterIn);

/** Reads the owner's list page by page, those changed last first. */
export const usePosts = (filter: ListFilter, { limit }: { limit?: number } = {}) => {
  const path = listPath(filter);
  return usePagedList<DraftSummary>(
    limit === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`,
  );
};

/** Returns a function to call after a change of a post: it clears the cached data of the public pages and reads the owner's lists again. */
export function useInvalidateList() {
  const client = useQueryClient();
  const forgetPublicData = useForgetPublicData();
  return () => {
    forgetPublicData();
    for (const path of [draftPath('posts'), BLOG_PATHS.topics]) void client.invalidateQueries(listsOf(path));
  };
}

export function useMoveToBin() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: POST_CALLS.moveToBin, onSuccess });
}

export function useTakeFromBin() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: POST_CALLS.takeFromBin, onSuccess });
}

export function useDeletePermanently() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: POST_CALLS.deletePermanently, onSuccess });
}
