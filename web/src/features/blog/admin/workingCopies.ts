/**
 * API calls for the working copies of posts. Those that change one resolve with its new state, and reject with a 412 (`ApiError`) when it
 * has another revision by then.
 */
import { API_PATHS, IDEMPOTENCY_HEADER, revisionTag, workingCopyPath } from '@perro-wisdom/domain/api';
import { previewLinkPath } from '@perro-wisdom/domain/draft-previews';
import type { Locale } from '@perro-wisdom/domain/locale';
import type { ListFilter, PostVersion, PreviewLink, SaveWorkingCopyRequest, VersionSummary, WorkingCopy } from '@perro-wisdom/domain/working-copies';
import { useQuery } from '@tanstack/react-query';
import { callApi, getJson } from '../../../platform/data/api';
import { ownerKey } from '../../../platform/data/usePagedList';
import { NEW_POST } from './posts';

/** The revision that a change is based on. */
export interface Revised {
  id: string;
  revision: number;
}

// As in `getJson`, the types of responses are defined in the domain package.
const answer = async (response: Response): Promise<WorkingCopy> => (await response.json()) as WorkingCopy;

const change = async (
  method: 'POST' | 'PUT',
  { id, revision }: Revised,
  parts: readonly string[],
  body?: object,
  { headers = {}, keepalive = false }: { headers?: Record<string, string>; keepalive?: boolean } = {},
): Promise<WorkingCopy> =>
  answer(await callApi(workingCopyPath(id, ...parts), { method, body, headers: { 'If-Match': revisionTag(revision), ...headers }, keepalive }));

/** Returns the path of the owner's list with a filter. */
export function listPath(filter: ListFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? API_PATHS.workingCopies : `${API_PATHS.workingCopies}?${query}`;
}

/** Reads a working copy for the editor. It is never cached: each editor starts with the server's current version. */
export const useWorkingCopy = (id: string) =>
  useQuery({
    queryKey: ownerKey(workingCopyPath(id)),
    queryFn: () => readWorkingCopy(id),
    enabled: id !== NEW_POST,
    gcTime: 0,
    refetchOnMount: 'always',
  });

export const readWorkingCopy = (id: string): Promise<WorkingCopy> => getJson<WorkingCopy>(workingCopyPath(id));

/**
 * `key` is the Idempotency-Key. `isNew` is false when an earlier call with the same key had created the working copy: then `copy` is that
 * one, as it is now, and `body` was not stored.
 */
export async function createWorkingCopy(body: SaveWorkingCopyRequest, key: string, { keepalive = false } = {}): Promise<{ copy: WorkingCopy; isNew: boolean }> {
  const response = await callApi(API_PATHS.workingCopies, { method: 'POST', body, headers: { [IDEMPOTENCY_HEADER]: key }, keepalive });
  return { copy: await answer(response), isNew: response.status === 201 };
}

/** `key` becomes the `saveKey` of the new revision, by which a save whose response was lost is recognized. */
export const saveWorkingCopy = (copy: Revised, body: SaveWorkingCopyRequest, key: string, { keepalive = false } = {}): Promise<WorkingCopy> =>
  change('PUT', copy, [], body, { headers: { [IDEMPOTENCY_HEADER]: key }, keepalive });

export const publishWorkingCopy = (copy: Revised, { keepPublishedAt }: { keepPublishedAt: boolean }): Promise<WorkingCopy> =>
  change('POST', copy, ['publish'], { keepPublishedAt });

export const unpublishWorkingCopy = (copy: Revised): Promise<WorkingCopy> => change('POST', copy, ['unpublish']);

export const confirmLanguage = (copy: Revised, locale: Locale): Promise<WorkingCopy> =>
  change('POST', copy, ['confirm-language'], { locale });

/** `publishAt` is ISO 8601; null takes the date back. */
export const scheduleWorkingCopy = (copy: Revised, publishAt: string | null): Promise<WorkingCopy> =>
  change('PUT', copy, ['schedule'], { publishAt });

export const moveToBin = (id: string): Promise<Response> => callApi(workingCopyPath(id), { method: 'DELETE' });

export const takeFromBin = async (id: string): Promise<WorkingCopy> =>
  answer(await callApi(workingCopyPath(id, 'take-from-bin'), { method: 'POST' }));

export const deletePermanently = (id: string): Promise<Response> => callApi(workingCopyPath(id, 'permanently'), { method: 'DELETE' });

export const readVersions = (id: string): Promise<VersionSummary[]> => getJson<VersionSummary[]>(workingCopyPath(id, 'versions'));

export const readVersion = (id: string, number: number): Promise<PostVersion> =>
  getJson<PostVersion>(workingCopyPath(id, 'versions', String(number)));

export const restoreVersion = (copy: Revised, number: number): Promise<WorkingCopy> =>
  change('POST', copy, ['versions', String(number), 'restore']);

/** Resolves with null if there is no private link. */
export const readPreviewLink = (id: string): Promise<PreviewLink | null> => getJson<PreviewLink | null>(previewLinkPath(id));

export const createPreviewLink = async (id: string): Promise<PreviewLink> =>
  (await (await callApi(previewLinkPath(id), { method: 'POST' })).json()) as PreviewLink;

export const endPreviewLink = (id: string): Promise<Response> => callApi(previewLinkPath(id), { method: 'DELETE' });
