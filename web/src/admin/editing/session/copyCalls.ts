/**
 * API calls for working copies. Those that change one resolve with its new state, and reject with a 412 (`ApiError`) when it has another
 * revision by then.
 */
import { IDEMPOTENCY_HEADER, revisionTag } from '@perro-wisdom/domain/general/api';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { callApi, exchange, getJson } from '../../../shared/data/api';
import { ownerKey } from '../../platform/data/usePagedList';
import type { EditedCopy, Revised, SaveRequest } from './definition';

/** A published version. Without titles, its time names it. */
export interface VersionSummary {
  number: number;
  /** When this version was published (ISO 8601). */
  savedAt: string;
  titleEn?: string;
  titleEs?: string;
}
export interface CopyVersion<Copy> extends VersionSummary {
  fields: Copy extends { fields: infer Fields } ? Fields : never;
}

/**
 * Returns the calls for the working copies of one kind.
 * @param listPath where they are created
 * @param pathOf the path of one, or of what belongs to it
 */
export function copyCalls<Copy extends EditedCopy>(
  listPath: string,
  pathOf: (id: string, ...parts: string[]) => string,
) {
  const change = (
    method: 'POST' | 'PUT',
    { id, revision }: Revised,
    parts: string[],
    body?: object,
    { headers = {}, keepalive = false }: { headers?: Record<string, string>; keepalive?: boolean } = {},
  ): Promise<Copy> =>
    callApi<Copy>(pathOf(id, ...parts), {
      method,
      body,
      headers: { 'If-Match': revisionTag(revision), ...headers },
      keepalive,
    });

  return {
    pathOf,
    change,
    read: (id: string): Promise<Copy> => getJson<Copy>(pathOf(id)),
    /**
     * `key` is the Idempotency-Key. `isNew` is false when an earlier call with the same key had created the working copy: then `copy` is that
     * one, as it is now, and `body` was not stored.
     */
    create: async (
      body: SaveRequest,
      key: string,
      { keepalive = false } = {},
    ): Promise<{ copy: Copy; isNew: boolean }> => {
      const { answer: copy, status } = await exchange<Copy>(listPath, {
        method: 'POST',
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
        keepalive,
      });
      return { copy, isNew: status === 201 };
    },
    /** `key` becomes the `saveKey` of the new revision, by which a save whose response was lost is recognized. */
    save: (copy: Revised, body: SaveRequest, key: string, { keepalive = false } = {}): Promise<Copy> =>
      change('PUT', copy, [], body, { headers: { [IDEMPOTENCY_HEADER]: key }, keepalive }),
    publish: (copy: Revised, body?: object): Promise<Copy> => change('POST', copy, ['publish'], body),
    unpublish: (copy: Revised): Promise<Copy> => change('POST', copy, ['unpublish']),
    confirmLanguage: (copy: Revised, locale: Locale): Promise<Copy> =>
      change('POST', copy, ['confirm-language'], { locale }),
    moveToBin: (id: string): Promise<null> => callApi(pathOf(id), { method: 'DELETE' }),
    takeFromBin: (id: string): Promise<Copy> =>
      callApi<Copy>(pathOf(id, 'take-from-bin'), { method: 'POST' }),
    deletePermanently: (id: string): Promise<null> =>
      callApi(pathOf(id, 'permanently'), { method: 'DELETE' }),
    readVersions: (id: string): Promise<VersionSummary[]> =>
      getJson<VersionSummary[]>(pathOf(id, 'versions')),
    readVersion: (id: string, number: number): Promise<CopyVersion<Copy>> =>
      getJson<CopyVersion<Copy>>(pathOf(id, 'versions', String(number))),
    restoreVersion: (copy: Revised, number: number): Promise<Copy> =>
      change('POST', copy, ['versions', String(number), 'restore']),
  };
}

export type CopyCalls<Copy extends EditedCopy> = ReturnType<typeof copyCalls<Copy>>;

/** Reads a working copy for the editor; null reads nothing. It is never cached: each editor starts with the server's current version. */
export const useCopy = <Copy extends EditedCopy>({ pathOf, read }: CopyCalls<Copy>, id: string | null) =>
  useQuery({
    queryKey: ownerKey(pathOf(id ?? 'new')),
    queryFn: () => read(id ?? ''),
    enabled: id !== null,
    gcTime: 0,
    refetchOnMount: 'always',
  });
