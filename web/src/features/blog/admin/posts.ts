/** The owner's posts: drafts and published ones, with their texts. */
import { adminBlogPostPath, API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { publishedAtOnSave, type BlogPost, type BlogPostInput } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api';
import { OWNER_DATA, ownerKey, usePagedList } from '../../../platform/usePagedList';

/** Stands in for the id of a post that has none yet. */
export const NEW_POST = 'new';
/** The query parameter that opens the editor: a post's id, or {@link NEW_POST}. */
export const POST_QUERY = 'post';
export const editorPath = (id: string): string => `${ADMIN_PAGES.blog}?${POST_QUERY}=${encodeURIComponent(id)}`;

/** Drafts first, then what is published, newest first. */
export const usePosts = () => usePagedList<BlogPost>(API_PATHS.adminBlog);

/** After a change: what the visitors' pages had read is out of date, and the owner's list as well. */
function useForgetPosts() {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWNER_DATA });
    void client.invalidateQueries({ queryKey: ownerKey(API_PATHS.adminBlog) });
  };
}

interface Saving {
  /** {@link NEW_POST} for one that is created. */
  id: string;
  input: BlogPostInput;
}

async function savePost({ id, input }: Saving): Promise<BlogPost> {
  const body: Api['POST /api/admin/blog']['body'] = { ...input, publishedAt: publishedAtOnSave(input.published, new Date()) };
  const response =
    id === NEW_POST
      ? await callApi(API_PATHS.adminBlog, { method: 'POST', body })
      : await callApi(adminBlogPostPath(id), { method: 'PUT', body });
  // As with `getJson`, the server's answers are typed by the domain.
  return (await response.json()) as BlogPost;
}

/** Creates or updates a post; answers it as it was stored. */
export function useSavePost() {
  const onSuccess = useForgetPosts();
  return useMutation({ mutationFn: savePost, onSuccess });
}

export function useDeletePost() {
  const onSuccess = useForgetPosts();
  return useMutation({ mutationFn: (id: string) => callApi(adminBlogPostPath(id), { method: 'DELETE' }), onSuccess });
}
