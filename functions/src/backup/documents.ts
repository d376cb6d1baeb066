/** Reads the documents that a backup contains. */
import {
  FieldPath,
  type CollectionReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { isBackedUp } from '@app/domain/backup/archive';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { withRetries } from '../platform/retry';
import type { ArchivedDocument } from './values';

/** The number of documents per page. A document is at most 1 MiB, so a page always fits in memory. */
const DOCUMENTS_PER_PAGE = 50;

/**
 * Returns the names of the collections that backups contain, including ones that this version doesn't know
 * about.
 */
export const backedUpCollections = async (db: Firestore): Promise<string[]> =>
  (await db.listCollections())
    .map(({ id }) => id)
    .filter(isBackedUp)
    .sort();

/** Returns the database's current time. All documents can be read as of this time for the next hour. */
export const presentTime = async (db: Firestore): Promise<Timestamp> =>
  (await db.collection(COLLECTIONS.services).limit(1).get()).readTime;

/**
 * Yields all documents of a collection, including the versions of drafts, as of `readTime`. Throws if the
 * collection has any other subcollection.
 */
export async function* readDocuments(
  db: Firestore,
  collection: string,
  readTime: Timestamp,
): AsyncGenerator<ArchivedDocument> {
  const queries: Query[] = [db.collection(collection)];
  if (collection === COLLECTIONS.drafts) queries.push(db.collectionGroup(VERSIONS));
  for (const query of queries) {
    for await (const page of pagesOf(query, readTime)) {
      const below = await Promise.all(page.map(({ ref }) => ref.listCollections()));
      const parents = page.map(({ ref }) => ref.parent);
      const unknown = [...parents, ...below.flat()].find((each) => !isRead(each));
      if (unknown) throw new Error(`Backups do not support the subcollection ${unknown.path}.`);
      for (const document of page) yield { path: document.ref.path, data: document.data() };
    }
  }
}

const isRead = ({ id, parent }: CollectionReference): boolean =>
  !parent || (id === VERSIONS && parent.parent.path === COLLECTIONS.drafts);

/**
 * Yields the documents of a query in pages. A read-only transaction with a read time is a single read of the
 * data at that time
 * (https://cloud.google.com/php/docs/reference/cloud-firestore/latest/V1.TransactionOptions.PBReadOnly). The
 * client doesn't retry such transactions.
 */
async function* pagesOf(query: Query, readTime: Timestamp): AsyncGenerator<QueryDocumentSnapshot[]> {
  let next = query.orderBy(FieldPath.documentId()).limit(DOCUMENTS_PER_PAGE);
  for (;;) {
    const { docs } = await withRetries(() =>
      query.firestore.runTransaction((transaction) => transaction.get(next), { readOnly: true, readTime }),
    );
    yield docs;
    if (docs.length < DOCUMENTS_PER_PAGE) return;
    next = next.startAfter(docs.at(-1));
  }
}
