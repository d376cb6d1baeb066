/** API calls for the saved replies. */
import { IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import { ADMIN_INBOX_PATHS, savedReplyPath } from '@app/domain/inbox/api';
import type { Locale } from '@app/domain/general/locale';
import type { SavedReply, SavedReplyInput } from '@app/domain/inbox/replies/saved';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';

const PATH = ADMIN_INBOX_PATHS.savedReplies;
const repliesQuery = ownerQuery<SavedReply[]>(PATH);

/** All saved replies. */
export const useSavedReplies = () => useQuery(repliesQuery);

export const readSavedReplies = (): Promise<SavedReply[]> => callApi<SavedReply[]>(PATH);

/** Returns replies by their titles. */
export const byTitle = (replies: readonly SavedReply[], locale: Locale): SavedReply[] =>
  [...replies].sort((a, b) => a.title.localeCompare(b.title, locale) || a.id.localeCompare(b.id));

const isSame = (reply: SavedReplyInput, other: SavedReplyInput): boolean =>
  reply.title === other.title && reply.textEn === other.textEn && reply.textEs === other.textEs;

/** Adds a reply. If a request with the same key, whose response was lost, has added it with another text, that is changed. */
export async function addReply(input: SavedReplyInput, key: string): Promise<SavedReply> {
  const added = await callApi<SavedReply>(PATH, {
    method: 'POST',
    body: input,
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return isSame(added, input) ? added : saveReply(added.id, input, added.revision);
}

export const saveReply = (id: string, input: SavedReplyInput, revision: number): Promise<SavedReply> =>
  callApi<SavedReply>(savedReplyPath(id), {
    method: 'PUT',
    body: input,
    headers: { 'If-Match': revisionTag(revision) },
  });

export const deleteReply = ({ id, revision }: SavedReply): Promise<null> =>
  callApi(savedReplyPath(id), { method: 'DELETE', headers: { 'If-Match': revisionTag(revision) } });

/** Returns a function that shows a reply as it is now; null: it is gone. */
export function useShowReply() {
  const client = useQueryClient();
  return (id: string, reply: SavedReply | null): void => {
    client.setQueryData(
      repliesQuery.queryKey,
      (replies) => replies && [...replies.filter((other) => other.id !== id), ...(reply ? [reply] : [])],
    );
    void client.invalidateQueries({ queryKey: repliesQuery.queryKey });
  };
}
