/**
 * Reads lists of documents that store their own search keys. A query filters by one key, and the rest of the
 * filter is applied to the query's results.
 */
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { readCursor, type Page, type Paging } from './paging';

/**
 * The maximum number of documents to read per request. If too few match the filter, the next request picks up
 * after the last one read.
 */
export const LIST_READS_MAX = 600;
/**
 * The minimum number of documents per query, except for the first query if the key is the whole filter. It
 * exceeds the size of a page, so filters with few matches take fewer queries.
 */
const BATCH_MIN = 100;

export interface KeyedList<Item> {
  collection: CollectionReference;
  /** The field that stores the keys, and the key that the documents must have. */
  field: string;
  key: string;
  /** The field to sort the list by, latest first. */
  latestBy: string;
  /** The fields to read from each document. */
  fields: readonly string[];
  /** Whether the filter consists only of the key. */
  isWhole: boolean;
  /** Returns the list's item for a document, or undefined if the list doesn't show the document. */
  read: (document: DocumentSnapshot) => Item | undefined;
}

/**
 * Reads a page of a list. A page may have fewer items than its limit, or none, even if there is a `next`
 * page.
 */
export async function readKeyedList<Item>(
  list: KeyedList<Item>,
  { limit, after }: Paging,
): Promise<Page<Item>> {
  const { collection, field, key, latestBy, fields, isWhole, read } = list;
  const query = collection
    .where(field, 'array-contains', key)
    .orderBy(latestBy, 'desc')
    .select(...fields);

  const found: { id: string; item: Item }[] = [];
  let cursor = after === undefined ? undefined : await readCursor(collection, after);
  let reads = 0;
  for (;;) {
    // If the key is the whole filter, the first query reads one document more than fits on a page, to detect
    // a next page. Each later query reads as many documents as all earlier ones combined, but at least
    // `BATCH_MIN`.
    const size = Math.min(
      isWhole && reads === 0 ? limit + 1 : Math.max(limit + 1, BATCH_MIN, reads),
      LIST_READS_MAX - reads,
    );
    const { docs } = await (cursor ? query.startAfter(cursor) : query).limit(size).get();
    reads += docs.length;
    for (const document of docs) {
      const item = read(document);
      if (item !== undefined) found.push({ id: document.id, item });
    }
    cursor = docs.at(-1);
    const items = found.slice(0, limit).map(({ item }) => item);
    if (found.length > limit) return { items, next: found[limit - 1]?.id };
    if (docs.length < size) return { items, next: undefined };
    if (reads >= LIST_READS_MAX) return { items, next: cursor?.id };
  }
}
