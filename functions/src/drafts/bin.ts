/** Deletes pieces for good: by the owner, and when they have been in the bin for long enough. */
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import { DAY_MS } from '@perro-wisdom/domain/general/dates';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { readCopy } from './changes';
import type { CopyKind, StoredCopy } from './kind';
import { versionsOf } from './versions';

const PIECES_PER_QUERY = 100;

/** Deletes a piece that is in the bin with all that belongs to it; throws a 409 if it is not in the bin, or was put there later than `until`. */
export function deletePermanently<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
  until?: Date,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const copy = await readCopy(kind, transaction, id);
    if (copy.deletedAt === null || (until && new Date(copy.deletedAt) > until))
      throw new ApiError(409, kind.errors.notInBin);
    const [parts, versions] = await Promise.all([
      kind.parts(transaction, id),
      transaction.get(versionsOf(kind, id).select()),
    ]);
    for (const part of [...parts, ...versions.docs.map(({ ref }) => ref), kind.ref(id)])
      transaction.delete(part);
  });
}

/** Deletes the pieces of a collection of working copies whose time in the bin is over. May run late, twice, or twice at once. */
export async function emptyBinOf(
  copies: CollectionReference,
  deleteOne: (documentId: string, until: Date) => Promise<void>,
  now: number,
): Promise<void> {
  const until = new Date(now - BIN_DAYS * DAY_MS);
  const expired = copies
    .where('deletedAt', '<=', until)
    .orderBy('deletedAt')
    .limit(PIECES_PER_QUERY)
    .select('deletedAt');
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? expired.startAfter(last) : expired).get();
    for (const { id } of docs) await unlessGone(deleteOne(id, until));
    last = docs.length < PIECES_PER_QUERY ? undefined : docs.at(-1);
  } while (last);
}

/** A piece that is gone, or that was taken out of the bin meanwhile, and perhaps put back, is left as it is. */
async function unlessGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error;
  }
}
