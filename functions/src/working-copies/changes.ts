/** How a working copy is changed: one transaction, optimistic locking, and repeated requests that change nothing twice. */
import type { Transaction } from 'firebase-admin/firestore';
import { revisionTag } from '@perro-wisdom/domain/api';
import { pictureIdsOf } from '@perro-wisdom/domain/pictures';
import type { DraftFields } from '@perro-wisdom/domain/working-copies';
import { slugsOf, type StoredWorkingCopy } from '@perro-wisdom/domain/working-copies-document';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { deletedAmong } from '../pictures/store';
import { resolveTopics, type PostTopics } from '../topics/store';
import { storedCopy, workingCopies, writeCopy } from './document';

export interface ChangeRequest {
  /** The ETag of the revision that the change is based on; without it, any revision is changed. */
  ifMatch?: string | undefined;
  /**
   * Names the change. The same change of the same revision is a repetition, sent because the first response was lost; it gets the present
   * state. Empty for a change that cannot be recognized.
   */
  request: string;
  /** The Idempotency-Key of a save. */
  saveKey?: string | undefined;
}

/** A working copy after a change, and what else the change writes. */
export interface Changed {
  copy: StoredWorkingCopy;
  /** Its category and tags, if they are known already. */
  topics?: PostTopics;
  write?: () => void;
}

/** Reads what a change depends on, and returns the changed working copy, without its new revision; null changes nothing. */
export type Change = (transaction: Transaction, copy: StoredWorkingCopy, now: Date) => Promise<Changed | null> | Changed | null;

/** Reads a working copy in a transaction; throws a 404 if there is none. */
export async function readCopy(transaction: Transaction, id: string): Promise<StoredWorkingCopy> {
  const copy = storedCopy(await transaction.get(workingCopies.doc(id)));
  if (!copy) throw new ApiError(404, 'blog.postNotFound');
  return copy;
}

/** Throws a 412 if a working copy has another revision than the one in `ifMatch`. */
export function requireRevision({ revision }: StoredWorkingCopy, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== revisionTag(revision)) throw new ApiError(412, 'blog.changedElsewhere');
}

/** Whether a request repeats the one that made the present revision. */
const isRepetition = (copy: StoredWorkingCopy, { ifMatch, request }: ChangeRequest): boolean =>
  request !== '' && copy.request === request && ifMatch === revisionTag(copy.revision - 1);

/** Changes a working copy, which gets the next revision; returns its present state. Throws a 409 for a post in the bin. */
export function changeCopy(id: string, request: ChangeRequest, change: Change): Promise<StoredWorkingCopy> {
  return db.runTransaction(async (transaction) => {
    const copy = await readCopy(transaction, id);
    if (copy.deletedAt !== null) throw new ApiError(409, 'blog.inBin');
    if (isRepetition(copy, request)) return copy;
    requireRevision(copy, request.ifMatch);
    const now = new Date();
    const changed = await change(transaction, copy, now);
    return changed ? storeChange(transaction, copy, changed, { ...request, now }) : copy;
  });
}

/** Throws a 400 for a field that begins to use a picture which was deleted from the library. */
async function requirePictures(transaction: Transaction, before: DraftFields, after: DraftFields): Promise<void> {
  const known = pictureIdsOf(before);
  const deleted = await deletedAmong(transaction, pictureIdsOf(after).filter((id) => !known.includes(id)));
  if (deleted.length === 0) return;
  const field = (['featuredImage', 'contentEn', 'contentEs'] as const).find((name) => deleted.some((id) => after[name].includes(id)));
  throw new ApiError(400, 'pictures.deleted', field && { field });
}

/** Writes a changed working copy as the next revision. Reads before it writes, so `changed.write` does all other writes. */
export async function storeChange(
  transaction: Transaction,
  before: Pick<StoredWorkingCopy, 'revision' | 'fields'>,
  { copy, topics, write }: Changed,
  { request, saveKey = '', now }: { request: string; saveKey?: string | undefined; now: Date },
): Promise<StoredWorkingCopy> {
  await requirePictures(transaction, before.fields, copy.fields);
  const copyTopics = topics ?? (await resolveTopics(transaction, copy.fields)).topics;
  const stored: StoredWorkingCopy = {
    ...copy,
    revision: before.revision + 1,
    request,
    saveKey,
    updatedAt: now.toISOString(),
    // In the bin a post keeps the slugs that it had.
    slugs: copy.deletedAt === null ? slugsOf(copy.fields, copy.live) : copy.slugs,
  };
  write?.();
  writeCopy(transaction, stored, copyTopics);
  return stored;
}
