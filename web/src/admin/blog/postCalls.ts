import { draftPath } from '@perro-wisdom/domain/drafts/api';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import type { ListFilter } from '@perro-wisdom/domain/drafts/list';
import { draftCalls } from '../editing/session/draftCalls';
import { sessionHooks, type AnyValues } from '../editing/session/useEditorSession';

export const POST_CALLS = draftCalls('posts');

export const { useSession, useSessionState } = sessionHooks<AnyValues, Draft<'posts'>>();

/** Returns the path of the owner's list with a filter. */
export function listPath(filter: ListFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? draftPath('posts') : `${draftPath('posts')}?${query}`;
}
