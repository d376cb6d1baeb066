/** How a working copy is changed: one transaction, optimistic locking, and repeated requests that change nothing twice. */
import type { Transaction } from 'firebase-admin/firestore';
import { revisionTag } from '@perro-wisdom/domain/general/api';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { deletedAmong } from '../pictures/store';
import type { CopyKind, StoredCopy } from './kind';

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
export interface Changed<Copy extends StoredCopy, Derived> {
  copy: Copy;
  /** What its fields have in other documents, if it is known already. */
  derived?: Derived;
  write?: () => void;
}

/** Reads what a change depends on, and returns the changed working copy, without its new revision; null changes nothing. */
export type Change<Copy extends StoredCopy, Derived> = (
  transaction: Transaction,
  copy: Copy,
  now: Date,
) => Promise<Changed<Copy, Derived> | null> | Changed<Copy, Derived> | null;

/** Reads a working copy in a transaction; throws a 404 if there is none. */
export async function readCopy<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  id: string,
): Promise<Copy> {
  const copy = kind.stored(await transaction.get(kind.ref(id)));
  if (!copy) throw new ApiError(404, kind.errors.notFound);
  return copy;
}

/** Throws a 412 if a working copy has another revision than the one in `ifMatch`. */
export function requireRevision<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  { revision }: Copy,
  ifMatch: string | undefined,
): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== revisionTag(revision))
    throw new ApiError(412, kind.errors.changedElsewhere);
}

/** Whether a request repeats the one that made the present revision. */
const isRepetition = (copy: StoredCopy, { ifMatch, request }: ChangeRequest): boolean =>
  request !== '' && copy.request === request && ifMatch === revisionTag(copy.revision - 1);

/** Changes a working copy, which gets the next revision; returns its present state. Throws a 409 for one in the bin. */
export function changeCopy<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
  request: ChangeRequest,
  change: Change<Copy, Derived>,
): Promise<Copy> {
  return db.runTransaction(async (transaction) => {
    const copy = await readCopy(kind, transaction, id);
    if (copy.deletedAt !== null) throw new ApiError(409, kind.errors.inBin);
    if (isRepetition(copy, request)) return copy;
    requireRevision(kind, copy, request.ifMatch);
    const now = new Date();
    const changed = await change(transaction, copy, now);
    return changed ? storeChange(kind, transaction, { before: copy, changed, ...request, now }) : copy;
  });
}

/** Throws a 400 for a field that begins to use a picture which was deleted from the library. */
async function requirePictures<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  before: Copy['fields'],
  after: Copy['fields'],
): Promise<void> {
  const known = kind.pictures(before);
  const deleted = await deletedAmong(
    transaction,
    kind.pictures(after).filter((id) => !known.includes(id)),
  );
  if (deleted.length === 0) return;
  const field = kind.fieldWithPicture(after, deleted);
  throw new ApiError(400, 'pictures.deleted', field === undefined ? {} : { field });
}

interface ChangeToStore<Copy extends StoredCopy, Derived> {
  before: Pick<Copy, 'revision' | 'fields'>;
  changed: Changed<Copy, Derived>;
  request: string;
  saveKey?: string | undefined;
  now: Date;
}

/** Writes a changed working copy as the next revision. Reads before it writes, so `changed.write` does all other writes. */
export async function storeChange<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  { before, changed: { copy, derived, write }, request, saveKey = '', now }: ChangeToStore<Copy, Derived>,
): Promise<Copy> {
  await requirePictures(kind, transaction, before.fields, copy.fields);
  const belonging = derived ?? (await kind.resolve(transaction, copy.fields)).derived;
  const stored = kind.reserve({
    ...copy,
    revision: before.revision + 1,
    request,
    saveKey,
    updatedAt: now.toISOString(),
  });
  write?.();
  transaction.set(kind.ref(stored.id), kind.document(stored, belonging));
  return stored;
}
