/** The owner's content: its addresses, its queries and what changes it. */
import { SETUP_PATHS } from '@perro-wisdom/domain/setup/api';
import { isListKind, type ContentKind, type ListKind } from '@perro-wisdom/domain/content/kinds';
import type { Draft, DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { ADMIN_PAGES, pieceScreenPath } from '@perro-wisdom/domain/general/paths';
import { draftPath } from '@perro-wisdom/domain/drafts/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/data/api';
import { useReportPublication } from '../platform/data/publication';
import { ownerKey, useForgetPublicData } from '../platform/data/usePagedList';
import { draftCalls } from '../editing/session/draftCalls';
import { WORK_QUERY } from '../editing/session/unsavedWork';

/** The id in the address of a piece that has not been created yet. */
export const NEW_PIECE = 'new';

export const listPath = (kind: ListKind): string => `${ADMIN_PAGES.content}/${kind}`;
export const piecePath = (kind: ContentKind, id: string, workId?: string): string =>
  `${pieceScreenPath(kind, id)}${workId === undefined ? '' : `?${WORK_QUERY}=${workId}`}`;

/** What visitors see of a piece: in its place may be nothing, or the built-in text. */
export function pieceState({
  kind,
  publishedAt,
  hasChanges,
}: Pick<Draft<ContentKind>, 'kind' | 'publishedAt' | 'hasChanges'>) {
  if (publishedAt !== null) return hasChanges ? 'changed' : 'live';
  if (kind === 'facts') return 'unknown';
  return isListKind(kind) ? 'hidden' : 'builtIn';
}

export const pieceCalls = (kind: ContentKind) => draftCalls(kind);

/** Reads all pieces of a kind, those in the bin last. */
export const usePieces = (kind: ContentKind) =>
  useQuery({
    queryKey: ownerKey(draftPath(kind)),
    queryFn: () => callApi<DraftSummary<ContentKind>[]>(draftPath(kind)),
    refetchOnMount: 'always',
  });

/** Returns a function to call after a change of pieces of a kind: the list is read again. */
export function useListChanged(kind: ContentKind): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ownerKey(draftPath(kind)) });
}

/** Returns a function to call after a change to what visitors see. */
export function useLiveChanged(kind: ContentKind): () => void {
  const client = useQueryClient();
  const reportPublication = useReportPublication();
  const forgetPublicData = useForgetPublicData();
  const listChanged = useListChanged(kind);
  return () => {
    reportPublication(null);
    // What is left to do until the site is hers.
    void client.invalidateQueries({ queryKey: ownerKey(SETUP_PATHS.setup) });
    forgetPublicData();
    listChanged();
  };
}

/** Puts the pieces of a list into an order. The list shows it at once; moves that follow each other quickly are sent one after the other. */
export function useReorder(kind: ListKind) {
  const client = useQueryClient();
  const key = ownerKey(draftPath(kind));
  const liveChanged = useLiveChanged(kind);
  return useMutation({
    scope: { id: `order-${kind}` },
    mutationFn: (ids: string[]) => callApi(draftPath(kind, 'order'), { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<DraftSummary<ContentKind>[]>(
        key,
        (list) => list && [...list].sort((a, b) => placeIn(ids, a) - placeIn(ids, b)),
      );
    },
    // Also after a failure: the list is shown as it is now.
    onSettled: liveChanged,
  });
}

const placeIn = (ids: readonly string[], { id }: DraftSummary<ContentKind>): number => {
  const place = ids.indexOf(id);
  return place === -1 ? ids.length : place;
};
