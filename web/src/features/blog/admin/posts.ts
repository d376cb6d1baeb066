/** API calls for the owner's posts: drafts and published ones. */
import { adminBlogPostPath, API_PATHS } from '@perro-wisdom/domain/api';
import type { AdminPostSummary } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/data/api';
import { OWNER_DATA, ownerKey, usePagedList } from '../../../platform/data/usePagedList';

/** The value of {@link POST_QUERY} for a new post. */
export const NEW_POST = 'new';
/** The query parameter that opens the editor: the id of a post, or {@link NEW_POST}. */
export const POST_QUERY = 'post';
/** The query parameter with the id of the unsaved work to continue. */
export const WORK_QUERY = 'work';

export const editorPath = (id: string, workId?: string): string =>
  `${ADMIN_PAGES.blog}?${new URLSearchParams({ [POST_QUERY]: id, ...(workId !== undefined && { [WORK_QUERY]: workId }) }).toString()}`;

/** Returns the paged list of posts: drafts first, then published posts, newest first. `limit` is the page size. */
export const usePosts = ({ limit }: { limit?: number } = {}) =>
  usePagedList<AdminPostSummary>(limit === undefined ? API_PATHS.adminBlog : `${API_PATHS.adminBlog}?limit=${limit}`);

/** Returns a function to call after a change to what visitors see: it clears the cached data of the public pages. */
export function useForgetPublicPosts() {
  const client = useQueryClient();
  return () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWNER_DATA });
}

/** Returns a function to call after a change: it clears the cached data of the public pages and invalidates the owner's list. */
function useInvalidatePosts() {
  const client = useQueryClient();
  const forgetPublicPosts = useForgetPublicPosts();
  return () => {
    forgetPublicPosts();
    void client.invalidateQueries({ queryKey: ownerKey(API_PATHS.adminBlog) });
  };
}

export function useDeletePost() {
  const onSuccess = useInvalidatePosts();
  return useMutation({ mutationFn: (id: string) => callApi(adminBlogPostPath(id), { method: 'DELETE' }), onSuccess });
}
