/** The owner's list: finds working copies by their keys, without reading them all. */
import type { ListFilter, WorkingCopySummary } from '@perro-wisdom/domain/working-copies';
import { requiredKeys } from '@perro-wisdom/domain/working-copies-list';
import { readKeyedList } from '../http/keyed-list';
import type { Page, Paging } from '../http/paging';
import { storedSummary, SUMMARY_FIELDS, workingCopies } from './document';

/** Reads a page of working copies, those changed last first. A page may have fewer rows than its limit, or none, although `next` continues. */
export async function readList(filter: ListFilter, paging: Paging): Promise<Page<WorkingCopySummary>> {
  const list = { collection: workingCopies, latestBy: 'updatedAt', fields: SUMMARY_FIELDS, keys: requiredKeys(filter) };
  const { items, next } = await readKeyedList(list, paging);
  return { items: items.flatMap((document) => storedSummary(document) ?? []), next };
}
