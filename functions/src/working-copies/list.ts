/** The owner's list: finds working copies by their keys, without reading them all. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ListFilter, WorkingCopySummary } from '@perro-wisdom/domain/working-copies';
import { requiredKeys } from '@perro-wisdom/domain/working-copies-list';
import { readCursor, type Page, type Paging } from '../http/paging';
import { storedSummary, SUMMARY_FIELDS, workingCopies } from './document';

/** The most documents that a request reads. A filter that few of them pass continues in the next request. */
export const LIST_READS_MAX = 600;
/** More than a page, so that a filter of several keys needs few queries. */
const BATCH_MIN = 100;

/**
 * Reads a page of working copies, those changed last first. The query asks for one key of the filter; the documents are compared with the
 * others. A page may have fewer rows than its limit, or none, although `next` continues.
 */
export async function readList(filter: ListFilter, { limit, after }: Paging): Promise<Page<WorkingCopySummary>> {
  const [key, ...others] = requiredKeys(filter);
  const query = workingCopies
    .where('listKeys', 'array-contains', key)
    .orderBy('updatedAt', 'desc')
    .select(...SUMMARY_FIELDS);
  const hasAll = (document: DocumentSnapshot): boolean => {
    const keys = document.get('listKeys') as string[];
    return others.every((other) => keys.includes(other));
  };

  const found: DocumentSnapshot[] = [];
  let cursor = after === undefined ? undefined : await readCursor(workingCopies, after);
  let reads = 0;
  for (;;) {
    // One more than a page, to know whether there is a next one.
    const size = Math.min(others.length === 0 ? limit + 1 - found.length : Math.max(limit + 1, BATCH_MIN), LIST_READS_MAX - reads);
    const { docs } = await (cursor ? query.startAfter(cursor) : query).limit(size).get();
    reads += docs.length;
    found.push(...docs.filter(hasAll));
    cursor = docs.at(-1);
    if (found.length > limit) return page(found.slice(0, limit), found[limit - 1]);
    if (docs.length < size) return page(found, undefined);
    if (reads >= LIST_READS_MAX) return page(found, cursor);
  }
}

const page = (documents: readonly DocumentSnapshot[], last: DocumentSnapshot | undefined): Page<WorkingCopySummary> => ({
  items: documents.flatMap((document) => storedSummary(document) ?? []),
  next: last?.id,
});
