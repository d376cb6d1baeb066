/** The owner's posts: drafts and published ones. */
import { adminBlogPostPath, API_PATHS, IDEMPOTENCY_HEADER, revisionTag, type SavePostRequest } from '@perro-wisdom/domain/api';
import { publishedAtOnSave, type AdminPost, type AdminPostSummary, type BlogPostInput } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, getJson } from '../../../platform/data/api';
import { OWNER_DATA, ownerKey, usePagedList } from '../../../platform/data/usePagedList';

/** Stands in for the id of a post that has none yet. */
export const NEW_POST = 'new';
/** The query parameter that opens the editor: a post's id, or {@link NEW_POST}. */
export const POST_QUERY = 'post';
/** The query parameter that names one piece of unsaved work where there are several. */
export const WORK_QUERY = 'work';

export const editorPath = (id: string, workId?: string): string =>
  `${ADMIN_PAGES.blog}?${new URLSearchParams({ [POST_QUERY]: id, ...(workId !== undefined && { [WORK_QUERY]: workId }) }).toString()}`;

/** Drafts first, then what is published, newest first; `limit` says how many make a page. */
export const usePosts = ({ limit }: { limit?: number } = {}) =>
  usePagedList<AdminPostSummary>(limit === undefined ? API_PATHS.adminBlog : `${API_PATHS.adminBlog}?limit=${limit}`);

export const readPost = (id: string): Promise<AdminPost> => getJson<AdminPost>(adminBlogPostPath(id));

/** A post as the server has it now: each editor that opens reads it anew, whatever a list or an earlier editor has read. */
export const useStoredPost = (id: string) =>
  useQuery({
    queryKey: ownerKey(adminBlogPostPath(id)),
    queryFn: () => readPost(id),
    enabled: id !== NEW_POST,
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** After a change: what the visitors' pages had read is out of date, and the owner's list as well. */
function useForgetPosts() {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWNER_DATA });
    void client.invalidateQueries({ queryKey: ownerKey(API_PATHS.adminBlog) });
  };
}

interface PostToSave {
  input: BlogPostInput;
  /** The save's Idempotency-Key: a creation that is sent again with it creates nothing more. */
  key: string;
  /** Keeps the date of a post that is public already. */
  keepPublishedAt: boolean;
}

const bodyOf = ({ input, keepPublishedAt }: PostToSave): SavePostRequest => ({
  ...input,
  publishedAt: publishedAtOnSave(input.published, new Date()),
  keepPublishedAt,
});

/** `isNew` is false where an earlier attempt had created the post and its answer was lost; what is answered is that post. */
async function createPost(post: PostToSave): Promise<{ post: AdminPost; isNew: boolean }> {
  const headers = { [IDEMPOTENCY_HEADER]: post.key };
  const response = await callApi(API_PATHS.adminBlog, { method: 'POST', body: bodyOf(post), headers });
  // As with `getJson`, the server's answers are typed by the domain.
  return { post: (await response.json()) as AdminPost, isNew: response.status === 201 };
}

interface Update extends PostToSave {
  id: string;
  /** The revision that the change was made to; the server refuses it with a 412 when that is not the current one. */
  revision: number;
}

async function updatePost({ id, revision, ...post }: Update): Promise<AdminPost> {
  const headers = { 'If-Match': revisionTag(revision), [IDEMPOTENCY_HEADER]: post.key };
  const response = await callApi(adminBlogPostPath(id), { method: 'PUT', body: bodyOf(post), headers });
  return (await response.json()) as AdminPost;
}

export function useCreatePost() {
  const onSuccess = useForgetPosts();
  return useMutation({ mutationFn: createPost, onSuccess });
}

export function useUpdatePost() {
  const onSuccess = useForgetPosts();
  return useMutation({ mutationFn: updatePost, onSuccess });
}

export function useDeletePost() {
  const onSuccess = useForgetPosts();
  return useMutation({ mutationFn: (id: string) => callApi(adminBlogPostPath(id), { method: 'DELETE' }), onSuccess });
}
