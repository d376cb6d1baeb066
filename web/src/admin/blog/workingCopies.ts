/** API calls for the working copies of posts, beside those that all working copies have. */
import { DRAFTS_PATHS, workingCopyPath } from '@perro-wisdom/domain/drafts/api';
import { previewLinkPath } from '@perro-wisdom/domain/drafts/previews';
import type { ListFilter, PreviewLink, WorkingCopy } from '@perro-wisdom/domain/drafts/drafts';
import { callApi, getJson } from '../../shared/data/api';
import { copyCalls } from '../editing/session/copyCalls';
import type { Revised } from '../editing/session/definition';
import { sessionHooks, type AnyValues } from '../editing/session/useEditorSession';

export const POST_CALLS = copyCalls<WorkingCopy>(DRAFTS_PATHS.workingCopies, workingCopyPath);

export const { useSession, useSessionState, useValue } = sessionHooks<AnyValues, WorkingCopy>();

/** Returns the path of the owner's list with a filter. */
export function listPath(filter: ListFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? DRAFTS_PATHS.workingCopies : `${DRAFTS_PATHS.workingCopies}?${query}`;
}

/** `publishAt` is ISO 8601; null takes the date back. */
export const scheduleWorkingCopy = (copy: Revised, publishAt: string | null): Promise<WorkingCopy> =>
  POST_CALLS.change('PUT', copy, ['schedule'], { publishAt });

/** Resolves with null if there is no private link. */
export const readPreviewLink = (id: string): Promise<PreviewLink | null> =>
  getJson<PreviewLink | null>(previewLinkPath(id));

export const createPreviewLink = (id: string): Promise<PreviewLink> =>
  callApi<PreviewLink>(previewLinkPath(id), { method: 'POST' });

export const endPreviewLink = (id: string): Promise<null> =>
  callApi(previewLinkPath(id), { method: 'DELETE' });
