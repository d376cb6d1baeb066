/**
 * API calls for the working copies of posts. Those that change one resolve with its new state, and reject with a 412 (`ApiError`) when it
 * has another revision by then.
 */
import { API_PATHS, IDEMPOTENCY_HEADER, revisionTag, workingCopyPath, type Api } from '@perro-wisdom/domain/api';
import { previewLinkPath } from '@perro-wisdom/domain/draft-previews';
import type { Locale } from '@perro-wisdom/domain/locale';
import type { ListFilter, PostVersion, PreviewLink, SaveWorkingCopyRequest, VersionSummary, WorkingCopy } from '@perro-wisdom/domain/working-copies';
import { callApi, getJson } from '../../../platform/data/api';

/** The revision that a change is based on. */
interface Revised {
  id: string;
  revision: number;
}

// As in `getJson`, the types of responses are defined in the domain package.
const answer = async (response: Response): Promise<WorkingCopy> => (await response.json()) as WorkingCopy;

const change = async <Route extends keyof Api>(
  method: 'POST' | 'PUT',
  { id, revision }: Revised,
  parts: readonly string[],
  body?: Api[Route] extends { body: infer Body } ? Body : never,
  headers: Record<string, string> = {},
): Promise<WorkingCopy> =>
  answer(await callApi(workingCopyPath(id, ...parts), { method, body, headers: { 'If-Match': revisionTag(revision), ...headers } }));

/** Returns the path of the owner's list with a filter. */
export function listPath(filter: ListFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? API_PATHS.workingCopies : `${API_PATHS.workingCopies}?${query}`;
}

export const readWorkingCopy = (id: string): Promise<WorkingCopy> => getJson<WorkingCopy>(workingCopyPath(id));

/** `key` is the Idempotency-Key: a repetition returns the working copy that the first call created. */
export const createWorkingCopy = async (body: SaveWorkingCopyRequest, key: string): Promise<WorkingCopy> =>
  answer(await callApi(API_PATHS.workingCopies, { method: 'POST', body, headers: { [IDEMPOTENCY_HEADER]: key } }));

/** `key` becomes the `saveKey` of the new revision, by which a save whose response was lost is recognized. */
export const saveWorkingCopy = (copy: Revised, body: SaveWorkingCopyRequest, key: string): Promise<WorkingCopy> =>
  change<'PUT /api/admin/working-copies/{id}'>('PUT', copy, [], body, { [IDEMPOTENCY_HEADER]: key });

export const publishWorkingCopy = (copy: Revised, { keepPublishedAt }: { keepPublishedAt: boolean }): Promise<WorkingCopy> =>
  change<'POST /api/admin/working-copies/{id}/publish'>('POST', copy, ['publish'], { keepPublishedAt });

export const unpublishWorkingCopy = (copy: Revised): Promise<WorkingCopy> => change('POST', copy, ['unpublish']);

export const confirmLanguage = (copy: Revised, locale: Locale): Promise<WorkingCopy> =>
  change<'POST /api/admin/working-copies/{id}/confirm-language'>('POST', copy, ['confirm-language'], { locale });

/** `publishAt` is ISO 8601; null takes the date back. */
export const scheduleWorkingCopy = (copy: Revised, publishAt: string | null): Promise<WorkingCopy> =>
  change<'PUT /api/admin/working-copies/{id}/schedule'>('PUT', copy, ['schedule'], { publishAt });

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
