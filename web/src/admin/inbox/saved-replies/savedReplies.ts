/** The saved replies, and what is typed of them and not saved. */
import { IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import type { Locale } from '@app/domain/general/locale';
import { isSameReply, type SavedReply, type SavedReplyInput } from '@app/domain/inbox/replies/saved';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { number, object, string, type InferType } from 'yup';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { keptNames, readKept } from '../keptTexts';

const repliesQuery = ownerQuery('GET /api/admin/saved-replies');

export const useSavedReplies = () => useQuery(repliesQuery);

export const byTitle = (replies: readonly SavedReply[], locale: Locale): SavedReply[] =>
  [...replies].sort((a, b) => a.title.localeCompare(b.title, locale) || a.id.localeCompare(b.id));

export const TEXT_FIELDS = { en: 'textEn', es: 'textEs' } as const satisfies Record<Locale, keyof ReplyDraft>;
export const REPLY_FIELDS = ['title', ...Object.values(TEXT_FIELDS)] as const;

/** Adds a reply. If a request with the same key, whose response was lost, has added it with another text, that is changed. */
export async function addReply(input: SavedReplyInput, key: string): Promise<SavedReply> {
  const added = await callApi('POST /api/admin/saved-replies', {
    body: input,
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return isSameReply(added, input) ? added : saveReply(added, input);
}

/** Saves a reply in place of the revision that the owner was shown. */
export const saveReply = ({ id, revision }: SavedReply, input: SavedReplyInput): Promise<SavedReply> =>
  callApi('PUT /api/admin/saved-replies/{id}', {
    params: { id },
    body: input,
    headers: { 'If-Match': revisionTag(revision) },
  });

export const deleteReply = ({ id, revision }: SavedReply): Promise<null> =>
  callApi('DELETE /api/admin/saved-replies/{id}', {
    params: { id },
    headers: { 'If-Match': revisionTag(revision) },
  });

/** Returns a function that shows a reply as it is known, null: it is gone, and then all replies as they are now. */
export function useShowReply() {
  const client = useQueryClient();
  return (id: string, reply: SavedReply | null): Promise<void> => {
    client.setQueryData(
      repliesQuery.queryKey,
      (replies) => replies && [...replies.filter((other) => other.id !== id), ...(reply ? [reply] : [])],
    );
    return client.invalidateQueries({ queryKey: repliesQuery.queryKey });
  };
}

export const draftSchema = object({
  title: string().defined(),
  textEn: string().defined(),
  textEs: string().defined(),
  /** The revision that it is based on; 0 for a new reply. */
  revision: number().required(),
  /** The Idempotency-Key with which a new reply is added. */
  key: string().required(),
});
export type ReplyDraft = InferType<typeof draftSchema>;

/** The id of the draft of a new reply; the others have that of their reply. */
export const NEW = 'new';
const PREFIX = 'savedReply ';
export const draftName = (id: string): string => PREFIX + id;

export const draftIds = (): string[] =>
  keptNames(PREFIX)
    .filter((name) => readKept(name, draftSchema))
    .map((name) => name.slice(PREFIX.length));
