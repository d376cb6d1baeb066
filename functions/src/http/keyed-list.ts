/** Lists whose documents store the keys by which they are found: a query asks for one key, the others are compared afterwards. */
import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { readCursor, type Page, type Paging } from './paging';

/** The most documents that a request reads. A filter that few of them pass continues in the next request. */
export const LIST_READS_MAX = 600;
/** More than a page, so that a filter of several keys needs few queries. */
const BATCH_MIN = 100;

export interface KeyedList {
  collection: CollectionReference;
  /** The field by which the list is sorted, the latest first. */
  latestBy: string;
  /** The fields to read. */
  fields: readonly string[];
  /** The keys that a document must have in its `listKeys`. Without any, all documents are read in order. */
  keys: readonly string[];
  /** What a document must be besides. */
  passes?: (document: DocumentSnapshot) => boolean;
}

/** Returns the documents of a collection that have a key. */
export const withKey = (collection: CollectionReference, key: string): Query => collection.where('listKeys', 'array-contains', key);

/**
 * Returns the key that the fewest documents have, or the first one if so few have it that a single query reads them. Counting costs a read
 * per thousand, and stops where a page stops reading.
 */
async function rarest(collection: CollectionReference, keys: readonly string[]): Promise<string | undefined> {
  const [first, ...others] = keys;
  if (first === undefined || others.length === 0) return first;
  const countOf = async (key: string) => (await withKey(collection, key).limit(LIST_READS_MAX).count().get()).data().count;
  const count = await countOf(first);
  if (count <= BATCH_MIN) return first;
  const counts = [count, ...(await Promise.all(others.map(countOf)))];
  return keys[counts.indexOf(Math.min(...counts))];
}

/**
 * Reads a page of a list. The query asks for the rarest of the keys. A page may have fewer documents than its limit, or none, although
 * `next` continues.
 */
export async function readKeyedList({ collection, latestBy, fields, keys, passes = () => true }: KeyedList, { limit, after }: Paging): Promise<Page<DocumentSnapshot>> {
  const key = await rarest(collection, keys);
  const others = keys.filter((other) => other !== key);
  const query = (key === undefined ? collection : withKey(collection, key))
    .orderBy(latestBy, 'desc')
    .select(...fields, ...(others.length > 0 ? ['listKeys'] : []));
  const hasAll = (document: DocumentSnapshot): boolean => {
    if (others.length === 0) return true;
    const present = document.get('listKeys') as string[];
    return others.every((other) => present.includes(other));
  };

  const found: DocumentSnapshot[] = [];
  let cursor = after === undefined ? undefined : await readCursor(collection, after);
  let reads = 0;
  for (;;) {
    // One more than a page, to know whether there is a next one; then as many as before.
    const size = Math.min(others.length === 0 && reads === 0 ? limit + 1 : Math.max(limit + 1, BATCH_MIN, reads), LIST_READS_MAX - reads);
    const { docs } = await (cursor ? query.startAfter(cursor) : query).limit(size).get();
    reads += docs.length;
    found.push(...docs.filter((document) => hasAll(document) && passes(document)));
    cursor = docs.at(-1);
    if (found.length > limit) return { items: found.slice(0, limit), next: found[limit - 1]?.id };
    if (docs.length < size) return { items: found, next: undefined };
    if (reads >= LIST_READS_MAX) return { items: found, next: cursor?.id };
  }
}
