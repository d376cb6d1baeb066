/**
 * Manages the bin: moves drafts to it, restores them, and deletes them permanently on request or after
 * `BIN_DAYS`.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { BIN_DAYS } from '@app/domain/general/bin';
import { DAY_MS } from '@app/domain/general/dates';
import type { StoredDraft } from '@app/domain/drafts/document';
import { parseDraftId } from '@app/domain/drafts/drafts';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { readDraftIn, storeChange } from './changes';
import { draftRef, drafts } from './document';
import type { DraftKey } from './kind';
import { KINDS } from './kinds';
import { readNextPosition } from './order';
import { linkRef } from './previews/links';
import { prepareWithdrawal } from './publish-draft';
import { versionsOf } from './versions';

const DRAFTS_PER_QUERY = 100;

/**
 * Moves a draft to the bin, where visitors can't read it. Returns false if the draft is already there. Throws
 * a 404 if the draft doesn't exist.
 */
export function moveToBin(key: DraftKey): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const before = await readDraftIn(transaction, key);
    if (before.deletedAt !== null) return false;
    const now = new Date();
    const changed = await prepareWithdrawal(transaction, before);
    const draft = { ...changed.draft, deletedAt: now.toISOString() };
    await storeChange(transaction, { before, changed: { ...changed, draft }, request: 'delete', now });
    return true;
  });
}

/**
 * Restores a draft from the bin, unpublished and at the end of its list. Returns the draft unchanged if it
 * isn't in the bin.
 */
export function takeFromBin(key: DraftKey): Promise<StoredDraft> {
  return db.runTransaction(async (transaction) => {
    const before = await readDraftIn(transaction, key);
    if (before.deletedAt === null) return before;
    const order = await readNextPosition(transaction, key.kind);
    const changed = { draft: { ...before, deletedAt: null, order } };
    return storeChange(transaction, { before, changed, request: '', now: new Date() });
  });
}

/**
 * Deletes a draft in the bin, along with its versions and its preview link. Throws a 409 if it isn't in the
 * bin, or was moved there after `until`.
 */
export function deletePermanently(key: DraftKey, until?: Date): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const draft = await readDraftIn(transaction, key);
    if (draft.deletedAt === null || (until && new Date(draft.deletedAt) > until))
      throw new ApiError(409, KINDS[key.kind].errors.notInBin);
    const versions = await transaction.get(versionsOf(key).select());
    for (const part of [...versions.docs.map(({ ref }) => ref), linkRef(key), draftRef(key)])
      transaction.delete(part);
  });
}

/**
 * Deletes the drafts that have been in the bin for `BIN_DAYS`. Runs once a day. Late, repeated and concurrent
 * runs are safe.
 */
export async function emptyBin(now = Date.now()): Promise<void> {
  const until = new Date(now - BIN_DAYS * DAY_MS);
  const expired = drafts
    .where('deletedAt', '<=', until)
    .orderBy('deletedAt')
    .limit(DRAFTS_PER_QUERY)
    .select('deletedAt');
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? expired.startAfter(last) : expired).get();
    for (const { id } of docs) {
      const key = parseDraftId(id);
      if (key) await ignoreIfGone(deletePermanently(key, until));
    }
    last = docs.length < DRAFTS_PER_QUERY ? undefined : docs.at(-1);
  } while (last);
}

/** Awaits a deletion, ignoring the error if the draft was deleted or taken out of the bin in the meantime. */
async function ignoreIfGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error;
  }
}
