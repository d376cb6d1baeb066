/** The addresses of the owner's posts. */
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { WORK_QUERY } from '../editing/session/unsavedWork';

/** The value of {@link POST_QUERY} for a new post. */
export const NEW_POST = 'new';
/** The query parameter that opens the editor: the id of a post, or {@link NEW_POST}. */
export const POST_QUERY = 'post';

export const editorPath = (id: string, workId?: string): string =>
  `${ADMIN_PAGES.blog}?${new URLSearchParams({ [POST_QUERY]: id, ...(workId !== undefined && { [WORK_QUERY]: workId }) }).toString()}`;
