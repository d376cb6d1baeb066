/** API calls for the owner's posts: drafts and published ones. */
import { adminBlogPostPath, API_PATHS, IDEMPOTENCY_HEADER, revisionTag, type SavePostRequest } from '@perro-wisdom/domain/api';
import { publishedAtOnSave, type AdminPost, type BlogPostInput } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES, postPath } from '@perro-wisdom/domain/paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi, getJson } from '../../../platform/data/api';
import { ownerKey } from '../../../platform/data/usePagedList';
import { useInvalidateList } from './list';

/** The value of {@link POST_QUERY} for a new post. */
export const NEW_POST = 'new';
/** The query parameter that opens the editor: the id of a post, or {@link NEW_POST}. */
export const POST_QUERY = 'post';
/** The query parameter with the id of the unsaved work to continue. */
export const WORK_QUERY = 'work';

export const editorPath = (id: string, workId?: string): string =>
  `${ADMIN_PAGES.blog}?${new URLSearchParams({ [POST_QUERY]: id, ...(workId !== undefined && { [WORK_QUERY]: workId }) }).toString()}`;

/** Returns the path of a post's page in each language; null for a draft, which has no page. */
export const pageOf = ({ published, slug }: Pick<AdminPost, 'published' | 'slug'>) =>
  published ? { en: postPath(slug, 'en'), es: postPath(slug, 'es') } : null;

export const readPost = (id: string): Promise<AdminPost> => getJson<AdminPost>(adminBlogPostPath(id));

/** Reads a post for the editor. It is never cached: each editor starts with the server's current version. */
export const useStoredPost = (id: string) =>
  useQuery({
    queryKey: ownerKey(adminBlogPostPath(id)),
    queryFn: () => readPost(id),
    enabled: id !== NEW_POST,
    gcTime: 0,
    refetchOnMount: 'always',
  });

interface PostToSave {
  input: BlogPostInput;
  /** The Idempotency-Key of the save. */
  key: string;
  /** Whether a post that is already public keeps its publication date. */
  keepPublishedAt: boolean;
}

const bodyOf = ({ input, keepPublishedAt }: PostToSave): SavePostRequest => ({
  ...input,
  publishedAt: publishedAtOnSave(input.published, new Date()),
  keepPublishedAt,
});

/** `isNew` is false when an earlier attempt with the same key had created the post; then `post` is the one that it created. */
async function createPost(post: PostToSave): Promise<{ post: AdminPost; isNew: boolean }> {
  const headers = { [IDEMPOTENCY_HEADER]: post.key };
  const response = await callApi(API_PATHS.adminBlog, { method: 'POST', body: bodyOf(post), headers });
  // As in `getJson`, the types of responses are defined in the domain package.
  return { post: (await response.json()) as AdminPost, isNew: response.status === 201 };
}

interface Update extends PostToSave {
  id: string;
  /** The revision that the changes are based on; the server responds with a 412 when it is not the current one. */
  revision: number;
}

async function updatePost({ id, revision, ...post }: Update): Promise<AdminPost> {
  const headers = { 'If-Match': revisionTag(revision), [IDEMPOTENCY_HEADER]: post.key };
  const response = await callApi(adminBlogPostPath(id), { method: 'PUT', body: bodyOf(post), headers });
  return (await response.json()) as AdminPost;
}

export function useCreatePost() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: createPost, onSuccess });
}

export function useUpdatePost() {
  const onSuccess = useInvalidateList();
  return useMutation({ mutationFn: updatePost, onSuccess });
}
