/** Manages the order of drafts, for kinds that the owner sorts. */
import type { Transaction } from 'firebase-admin/firestore';
import { DRAFTS_MAX } from '@app/domain/content/limits';
import { isListKind } from '@app/domain/content/kinds';
import { parseDraftId, type DraftKind } from '@app/domain/drafts/drafts';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { draftRef, drafts, storedDraft } from './document';
import { KINDS } from './kinds';

/** Returns the position after the last draft in a list; throws a 409 if the list is full. */
export async function readNextPosition(transaction: Transaction, kind: DraftKind): Promise<number> {
  if (!isListKind(kind)) return 0;
  const { docs } = await transaction.get(drafts.where('kind', '==', kind).select('order', 'deletedAt'));
  const kept = docs.filter((document) => document.get('deletedAt') === null);
  if (kept.length >= DRAFTS_MAX) throw new ApiError(409, 'content.listFull', { values: { max: DRAFTS_MAX } });
  return Math.max(-1, ...kept.map((document) => Number(document.get('order')))) + 1;
}

/**
 * Puts a list's drafts and their public documents in the order of `ids`. Throws a 409 unless `ids` contains
 * exactly the ids of the drafts outside the bin. Doesn't change revisions, because editors don't save the
 * order.
 */
export function orderDrafts(kind: DraftKind, ids: readonly string[]): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(drafts.where('kind', '==', kind));
    const stored = docs.flatMap((document) => {
      const key = parseDraftId(document.id);
      return (key && storedDraft(key, document)) ?? [];
    });
    const kept = new Map(
      stored.filter(({ deletedAt }) => deletedAt === null).map((draft) => [draft.id, draft]),
    );
    const isComplete =
      ids.length === kept.size && new Set(ids).size === ids.length && ids.every((id) => kept.has(id));
    if (!isComplete) throw new ApiError(409, 'content.orderOutdated');
    const moved = ids.flatMap((id, order) => {
      const draft = kept.get(id);
      return draft && draft.order !== order ? [{ ...draft, order }] : [];
    });
    for (const draft of moved) transaction.update(draftRef(draft), { order: draft.order });
    const shown = moved.filter(({ publishedAt }) => publishedAt !== null);
    if (shown.length > 0) KINDS[kind].reorder?.(transaction, shown);
  });
}
