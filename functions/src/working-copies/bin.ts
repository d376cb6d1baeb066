/** Deletes posts for good: by the owner, and when they have been in the bin for long enough. */
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { BIN_DAYS } from '@perro-wisdom/domain/working-copies';
import { slugRedirectsOf } from '../blog/redirects';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { readCopy } from './changes';
import { workingCopies } from './document';
import { versionsOf } from './versions';

const DAY_MS = 24 * 60 * 60_000;
const POSTS_PER_QUERY = 100;

/** Deletes a post that is in the bin with all that belongs to it; throws a 409 if it is not in the bin. */
export function deletePermanently(id: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const copy = await readCopy(transaction, id);
    if (copy.deletedAt === null) throw new ApiError(409, 'blog.notInBin');
    const parts = await partsOf(transaction, id);
    for (const part of [...parts, workingCopies.doc(id)]) transaction.delete(part);
  });
}

/** Returns the redirects, versions and the preview link of a post. */
async function partsOf(transaction: Transaction, id: string): Promise<DocumentReference[]> {
  const [redirects, versions] = await Promise.all([slugRedirectsOf(transaction, id), transaction.get(versionsOf(id).select())]);
  return [...redirects, ...versions.docs.map(({ ref }) => ref), db.collection(COLLECTIONS.previewLinks).doc(id)];
}

/** Deletes the posts whose time in the bin is over. Runs once a day; it may run late, twice, or twice at once. */
export async function emptyBin(now = Date.now()): Promise<void> {
  const expired = workingCopies.where('deletedAt', '<=', new Date(now - BIN_DAYS * DAY_MS)).orderBy('deletedAt').limit(POSTS_PER_QUERY).select('deletedAt');
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? expired.startAfter(last) : expired).get();
    for (const { id } of docs) await deleteExpired(id);
    last = docs.length < POSTS_PER_QUERY ? undefined : docs.at(-1);
  } while (last);
}

/** A post that is gone, or that was taken out of the bin meanwhile, is left as it is. */
async function deleteExpired(id: string): Promise<void> {
  try {
    await deletePermanently(id);
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 409))) throw error;
  }
}
