import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { revisionTag } from '@app/domain/general/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import { isSameReply, type SavedReply, type SavedReplyInput } from '@app/domain/inbox/replies/saved';
import { SAVED_REPLIES_MAX } from '@app/domain/inbox/replies/saved.limits';
import { storedSavedReplySchema } from '@app/domain/inbox/replies/saved.schema';
import { parseDocuments } from '../../platform/documents';
import { db } from '../../platform/firebase';
import { ApiError } from '../../platform/http/error';
import { documentIdFor } from '../../platform/http/idempotency';

const replies = db.collection(COLLECTIONS.savedReplies);

/** Throws a 500 for an invalid document: a save must not overwrite what it cannot read. */
function replyIn(document: DocumentSnapshot): SavedReply | null {
  if (!document.exists) return null;
  const [reply] = parseDocuments(storedSavedReplySchema, [document]);
  if (!reply) throw new ApiError(500, 'api.internal');
  return reply;
}

export async function readReplies(): Promise<SavedReply[]> {
  return parseDocuments(storedSavedReplySchema, (await replies.limit(SAVED_REPLIES_MAX).get()).docs);
}

/** Adds a reply. If a request with the same key has added it before, returns its present state. Throws a 409 when there are too many. */
export function createReply(
  input: SavedReplyInput,
  key: string | undefined,
): Promise<{ reply: SavedReply; created: boolean }> {
  const document = replies.doc(documentIdFor(key));
  return db.runTransaction(async (transaction) => {
    const [stored, { size }] = await Promise.all([
      transaction.get(document),
      transaction.get(replies.limit(SAVED_REPLIES_MAX).select()),
    ]);
    const known = replyIn(stored);
    if (known) return { reply: known, created: false };
    if (size >= SAVED_REPLIES_MAX)
      throw new ApiError(409, 'savedReplies.tooMany', { values: { max: SAVED_REPLIES_MAX } });
    transaction.create(document, { ...input, revision: 1 });
    return { reply: { ...input, id: document.id, revision: 1 }, created: true };
  });
}

const isRevision = (ifMatch: string | undefined, revision: number): boolean =>
  ifMatch === undefined || ifMatch === '*' || ifMatch === revisionTag(revision);

/**
 * Changes a reply; throws a 404 if there is none. A save that changes nothing stores nothing: neither a repetition nor two devices with the same text
 * are in conflict. Throws a 412 for another revision than the one in `ifMatch`.
 */
export function saveReply(
  id: string,
  input: SavedReplyInput,
  ifMatch: string | undefined,
): Promise<SavedReply> {
  const document = replies.doc(id);
  return db.runTransaction(async (transaction) => {
    const reply = replyIn(await transaction.get(document));
    if (!reply) throw new ApiError(404, 'savedReplies.notFound');
    if (isSameReply(reply, input)) return reply;
    if (!isRevision(ifMatch, reply.revision)) throw new ApiError(412, 'savedReplies.changedElsewhere');
    const revision = reply.revision + 1;
    transaction.update(document, { ...input, revision });
    return { ...input, id, revision };
  });
}

/** Deletes a reply if there is one. Throws a 412 for another revision than the one in `ifMatch`. */
export function deleteReply(id: string, ifMatch: string | undefined): Promise<void> {
  const document = replies.doc(id);
  return db.runTransaction(async (transaction) => {
    const reply = replyIn(await transaction.get(document));
    if (!reply) return;
    if (!isRevision(ifMatch, reply.revision)) throw new ApiError(412, 'savedReplies.changedElsewhere');
    transaction.delete(document);
  });
}
