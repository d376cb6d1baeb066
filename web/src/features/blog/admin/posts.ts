/** The addresses of the owner's posts, and the data that a change of them outdates. */
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useQueryClient } from '@tanstack/react-query';
import { OWNER_DATA } from '../../../platform/data/usePagedList';

/** The value of {@link POST_QUERY} for a new post. */
export const NEW_POST = 'new';
/** The query parameter that opens the editor: the id of a post, or {@link NEW_POST}. */
export const POST_QUERY = 'post';
/** The query parameter with the id of the unsaved work to continue. */
export const WORK_QUERY = 'work';

export const editorPath = (id: string, workId?: string): string =>
  `${ADMIN_PAGES.blog}?${new URLSearchParams({ [POST_QUERY]: id, ...(workId !== undefined && { [WORK_QUERY]: workId }) }).toString()}`;

/** Returns a function to call after a change to what visitors see: it clears the cached data of the public pages. */
export function useForgetPublicPosts() {
  const client = useQueryClient();
  return () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== OWNER_DATA });
}
