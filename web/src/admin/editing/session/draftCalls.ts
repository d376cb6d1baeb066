/**
 * API calls for drafts. Those that change one resolve with its new state, and reject with a 412 (`ApiError`) when it has another revision by
 * then.
 */
import { draftPath } from '@app/domain/drafts/api';
import type { Draft, DraftKind, PreviewLink } from '@app/domain/drafts/drafts';
import { IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import type { Locale } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { callApi, exchange } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';
import type { Revised, SaveRequest } from './definition';

/** Returns the calls for the drafts of a kind. */
export function draftCalls(kind: DraftKind) {
  const pathOf = (id: string, ...parts: string[]): string => draftPath(kind, id, ...parts);

  const change = (
    method: 'POST' | 'PUT',
    { id, revision }: Revised,
    parts: string[],
    body?: object,
    { headers = {}, keepalive = false }: { headers?: Record<string, string>; keepalive?: boolean } = {},
  ): Promise<Draft> =>
    callApi<Draft>(pathOf(id, ...parts), {
      method,
      body,
      headers: { 'If-Match': revisionTag(revision), ...headers },
      keepalive,
    });

  return {
    read: (id: string): Promise<Draft> => callApi<Draft>(pathOf(id)),
    /**
     * `key` is the Idempotency-Key. `isNew` is false when an earlier call with the same key had created the draft: then `draft` is
     * that one, as it is now, and `body` was not stored.
     */
    create: async (
      body: SaveRequest,
      key: string,
      { keepalive = false } = {},
    ): Promise<{ draft: Draft; isNew: boolean }> => {
      const { answer: draft, status } = await exchange<Draft>(draftPath(kind), {
        method: 'POST',
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
        keepalive,
      });
      return { draft, isNew: status === 201 };
    },
    /** `key` becomes the `saveKey` of the new revision, by which a save whose response was lost is recognized. */
    save: (draft: Revised, body: SaveRequest, key: string, { keepalive = false } = {}): Promise<Draft> =>
      change('PUT', draft, [], body, { headers: { [IDEMPOTENCY_HEADER]: key }, keepalive }),
    publish: (draft: Revised, body?: object): Promise<Draft> => change('POST', draft, ['publish'], body),
    unpublish: (draft: Revised): Promise<Draft> => change('POST', draft, ['unpublish']),
    confirmLanguage: (draft: Revised, locale: Locale): Promise<Draft> =>
      change('POST', draft, ['confirm-language'], { locale }),
    /** `publishAt` is ISO 8601; null takes the date back. */
    schedule: (draft: Revised, publishAt: string | null): Promise<Draft> =>
      change('PUT', draft, ['schedule'], { publishAt }),
    createLink: (id: string): Promise<PreviewLink> =>
      callApi<PreviewLink>(pathOf(id, 'preview-link'), { method: 'POST' }),
    endLink: (id: string): Promise<null> => callApi(pathOf(id, 'preview-link'), { method: 'DELETE' }),
    moveToBin: (id: string): Promise<null> => callApi(pathOf(id), { method: 'DELETE' }),
    takeFromBin: (id: string): Promise<Draft> =>
      callApi<Draft>(pathOf(id, 'take-from-bin'), { method: 'POST' }),
    deletePermanently: (id: string): Promise<null> =>
      callApi(pathOf(id, 'permanently'), { method: 'DELETE' }),
    restoreVersion: (draft: Revised, number: number): Promise<Draft> =>
      change('POST', draft, ['versions', String(number), 'restore']),
  };
}

/**
 * Reads a draft for the editor; null reads nothing. Each editor starts with the server's current version: `draft` is undefined until it has
 * been read, although the cache may still hold what an editor that was left a moment ago had read.
 */
export function useDraft(kind: DraftKind, id: string | null) {
  const query = useQuery({
    ...ownerQuery<Draft>(draftPath(kind, id ?? 'new')),
    enabled: id !== null,
    gcTime: 0,
  });
  return { draft: query.isFetchedAfterMount ? query.data : undefined, query };
}
