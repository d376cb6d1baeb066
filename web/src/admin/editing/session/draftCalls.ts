/**
 * API calls for drafts. Those that change one resolve with its new state, and reject with a 412 (`ApiError`) when it has another revision by
 * then.
 */
import { draftPath } from '@perro-wisdom/domain/drafts/api';
import type {
  Draft,
  DraftKind,
  PreviewLink,
  Version,
  VersionSummary,
} from '@perro-wisdom/domain/drafts/drafts';
import { IDEMPOTENCY_HEADER, revisionTag } from '@perro-wisdom/domain/general/api';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { callApi, exchange } from '../../../shared/data/api';
import { ownerKey } from '../../platform/data/usePagedList';
import type { Revised, SaveRequest } from './definition';

function callsOf<Copy extends Draft>(kind: Copy['kind']) {
  const pathOf = (id: string, ...parts: string[]): string => draftPath(kind, id, ...parts);

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
    read: (id: string): Promise<Copy> => callApi<Copy>(pathOf(id)),
    /**
     * `key` is the Idempotency-Key. `isNew` is false when an earlier call with the same key had created the draft: then `copy` is that
     * one, as it is now, and `body` was not stored.
     */
    create: async (
      body: SaveRequest,
      key: string,
      { keepalive = false } = {},
    ): Promise<{ copy: Copy; isNew: boolean }> => {
      const { answer: copy, status } = await exchange<Copy>(draftPath(kind), {
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
    /** `publishAt` is ISO 8601; null takes the date back. */
    schedule: (copy: Revised, publishAt: string | null): Promise<Copy> =>
      change('PUT', copy, ['schedule'], { publishAt }),
    /** Resolves with null if there is no private link. */
    readLink: (id: string): Promise<PreviewLink | null> =>
      callApi<PreviewLink | null>(pathOf(id, 'preview-link')),
    createLink: (id: string): Promise<PreviewLink> =>
      callApi<PreviewLink>(pathOf(id, 'preview-link'), { method: 'POST' }),
    endLink: (id: string): Promise<null> => callApi(pathOf(id, 'preview-link'), { method: 'DELETE' }),
    moveToBin: (id: string): Promise<null> => callApi(pathOf(id), { method: 'DELETE' }),
    takeFromBin: (id: string): Promise<Copy> =>
      callApi<Copy>(pathOf(id, 'take-from-bin'), { method: 'POST' }),
    deletePermanently: (id: string): Promise<null> =>
      callApi(pathOf(id, 'permanently'), { method: 'DELETE' }),
    readVersions: (id: string): Promise<VersionSummary[]> =>
      callApi<VersionSummary[]>(pathOf(id, 'versions')),
    readVersion: (id: string, number: number): Promise<Version<Copy['kind']>> =>
      callApi<Version<Copy['kind']>>(pathOf(id, 'versions', String(number))),
    restoreVersion: (copy: Revised, number: number): Promise<Copy> =>
      change('POST', copy, ['versions', String(number), 'restore']),
  };
}

/** Returns the calls for the drafts of a kind. */
export const draftCalls = <Kind extends DraftKind>(kind: Kind) => callsOf<Draft<Kind>>(kind);

export type DraftCalls<Copy extends Draft> = ReturnType<typeof callsOf<Copy>>;

/** Reads a draft for the editor; null reads nothing. It is never cached: each editor starts with the server's current version. */
export const useDraft = <Copy extends Draft>({ pathOf, read }: DraftCalls<Copy>, id: string | null) =>
  useQuery({
    queryKey: ownerKey(pathOf(id ?? 'new')),
    queryFn: () => read(id ?? ''),
    enabled: id !== null,
    gcTime: 0,
    refetchOnMount: 'always',
  });
