/** Lists whose documents store the keys by which they are found: a query asks for one key, and what it reads is compared with the rest. */
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { readCursor, type Page, type Paging } from './paging';

/** The most documents that a request reads. A filter that few of them pass continues in the next request. */
export const LIST_READS_MAX = 600;
/** More than a page, so that a filter that few documents pass needs few queries. */
const BATCH_MIN = 100;

export interface KeyedList<Item> {
  collection: CollectionReference;
  /** The field of the keys, and the key that the documents must have. */
  field: string;
  key: string;
  /** The field by which the list is sorted, the latest first. */
  latestBy: string;
  /** The fields to read. */
  fields: readonly string[];
  /** Whether the key is the whole filter. */
  isWhole: boolean;
  /** Returns what the list shows of a document; undefined if it does not show it. */
  read: (document: DocumentSnapshot) => Item | undefined;
}

/** Reads a page of a list. It may have fewer items than its limit, or none, although `next` continues. */
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
    // One more than a page, to know whether there is a next one; then as many as before.
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
