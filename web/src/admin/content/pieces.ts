/** The owner's content: its addresses, its queries and what changes it. */
import { contentPath } from '@perro-wisdom/domain/drafts/api';
import { SETUP_PATHS } from '@perro-wisdom/domain/setup/api';
import {
  isListKind,
  type ContentCopy,
  type ContentKind,
  type ContentSummary,
  type ListKind,
} from '@perro-wisdom/domain/content/kinds';
import { ADMIN_PAGES, pieceScreenPath } from '@perro-wisdom/domain/general/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, getJson } from '../../shared/data/api';
import { useReportPublication } from '../platform/data/publication';
import { ownerKey, useForgetPublicData } from '../platform/data/usePagedList';
import { copyCalls } from '../editing/session/copyCalls';
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
}: Pick<ContentCopy, 'kind' | 'publishedAt' | 'hasChanges'>) {
  if (publishedAt !== null) return hasChanges ? 'changed' : 'live';
  if (kind === 'facts') return 'unknown';
  return isListKind(kind) ? 'hidden' : 'builtIn';
}

export const pieceCalls = (kind: ContentKind) =>
  copyCalls<ContentCopy>(contentPath(kind), (id, ...parts) => contentPath(kind, id, ...parts));

/** Reads all pieces of a kind, those in the bin last. */
export const usePieces = (kind: ContentKind) =>
  useQuery({
    queryKey: ownerKey(contentPath(kind)),
    queryFn: () => getJson<ContentSummary[]>(contentPath(kind)),
    refetchOnMount: 'always',
  });

/** Returns a function to call after a change of pieces of a kind: the list is read again. */
export function useListChanged(kind: ContentKind): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ownerKey(contentPath(kind)) });
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
  const key = ownerKey(contentPath(kind));
  const liveChanged = useLiveChanged(kind);
  return useMutation({
    scope: { id: `order-${kind}` },
    mutationFn: (ids: string[]) => callApi(contentPath(kind, 'order'), { method: 'PUT', body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<ContentSummary[]>(
        key,
        (list) => list && [...list].sort((a, b) => placeIn(ids, a) - placeIn(ids, b)),
      );
    },
    // Also after a failure: the list is shown as it is now.
    onSettled: liveChanged,
  });
}

const placeIn = (ids: readonly string[], { id }: ContentSummary): number => {
  const place = ids.indexOf(id);
  return place === -1 ? ids.length : place;
};
