/**
 * The queue of changes that aren't live yet, and their publication status. `content/queue-publication.ts`
 * adds changes to the queue.
 */
import { Timestamp, type DocumentReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { PublicationStatus } from '@app/domain/publishing/api';
import type { PublicChange } from '@app/domain/publishing/public-change';
import { chunks } from '../platform/chunks';
import { ADDRESSES_PER_RELEASE } from '../platform/config';
import { isoOf, millisOf } from '../platform/documents';
import { db } from '../platform/firebase';

/** The time after which a change that isn't live yet counts as delayed. */
const PUBLICATION_DELAY_MS = 2 * 60_000;

const publications = db.collection(COLLECTIONS.publications);
const state = db.collection(COLLECTIONS.publishing).doc('state');

/** The maximum number of changes in one release. Any others wait for later releases. */
const CHANGES_PER_RELEASE = 200;

/** The remainder of a change that affects every page: addresses of files to render in later releases. */
interface Remainder {
  collection: 'addresses';
  addresses: string[];
}

/** A change that is not live yet, or only partly live. */
export type QueuedChange = PublicChange | Remainder;

/** A queued change with a reference to its document. */
export interface Publication {
  ref: DocumentReference;
  change: QueuedChange;
}

/** Returns whether a publication is the remainder of an earlier change that affects every page. */
export const isRemainder = ({ change }: Publication): boolean => change.collection === 'addresses';

const publicationOf = (document: QueryDocumentSnapshot): Publication => ({
  ref: document.ref,
  change: document.data() as QueuedChange,
});

/** Reads the oldest changes that are not live yet. */
export async function readPublications(): Promise<Publication[]> {
  const { docs } = await publications.orderBy('createdAt').limit(CHANGES_PER_RELEASE).get();
  return docs.map(publicationOf);
}

/** Returns whether there are changes that are not live yet. */
export const hasPublications = async (): Promise<boolean> => !(await publications.limit(1).get()).empty;

/**
 * Removes released changes from the queue, and queues the addresses that remain to be rendered, in the order
 * given.
 */
export async function markLive(
  released: readonly Publication[],
  later: readonly string[] = [],
): Promise<void> {
  const now = Timestamp.now();
  const batch = db.batch();
  for (const { ref } of released) batch.delete(ref);
  for (const [index, addresses] of [...chunks(later, ADDRESSES_PER_RELEASE)].entries()) {
    const remainder: Remainder = { collection: 'addresses', addresses };
    batch.create(publications.doc(), {
      ...remainder,
      createdAt: Timestamp.fromMillis(now.toMillis() + index),
    });
  }
  batch.set(state, { liveSince: now, failedAt: null, problem: null });
  await batch.commit();
}

/** Queues a change again unless it has gone live. The new document's event starts another publisher. */
export async function requeue({ ref }: Publication): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const fields = (await transaction.get(ref)).data();
    if (!fields) return;
    transaction.delete(ref);
    transaction.create(publications.doc(), fields);
  });
}

/** Stores the reason why publishing failed. */
export async function recordFailure(problem: string): Promise<void> {
  await state.set({ failedAt: Timestamp.now(), problem }, { merge: true });
}

/** Returns whether the owner's changes are live, being published or delayed. */
export async function readStatus(now = Date.now()): Promise<PublicationStatus> {
  const [{ docs }, stored] = await Promise.all([
    publications.orderBy('createdAt').limit(1).get(),
    state.get(),
  ]);
  const [oldest] = docs;
  const liveSince = isoOf(stored.get('liveSince'));
  if (!oldest) return { state: 'live', liveSince };
  // A change that affects every page may need several releases, so the wait is measured from the latest one.
  const progress: unknown = isRemainder(publicationOf(oldest)) ? stored.get('liveSince') : null;
  const waitsSince = Math.max(millisOf(oldest.get('createdAt')) ?? now, millisOf(progress) ?? 0);
  const isDelayed = now - waitsSince > PUBLICATION_DELAY_MS || isoOf(stored.get('failedAt')) !== null;
  return { state: isDelayed ? 'delayed' : 'publishing', liveSince };
}
