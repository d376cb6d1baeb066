/** The owner's list: finds working copies by their keys, without reading them all. */
import type { ListFilter, WorkingCopySummary } from '@perro-wisdom/domain/drafts/drafts';
import { requiredKeys } from '@perro-wisdom/domain/drafts/list';
import { readKeyedList } from '../platform/http/keyed-list';
import type { Page, Paging } from '../platform/http/paging';
import { storedSummary, SUMMARY_FIELDS, workingCopies } from './document';

const KEYS = 'listKeys';

/** Reads a page of working copies, those changed last first. A page may have fewer rows than its limit, or none, although `next` continues. */
export function readList(filter: ListFilter, paging: Paging): Promise<Page<WorkingCopySummary>> {
  const [key, ...others] = requiredKeys(filter);
  return readKeyedList(
    {
      collection: workingCopies,
      field: KEYS,
      key,
      latestBy: 'updatedAt',
      fields: [...SUMMARY_FIELDS, KEYS],
      isWhole: others.length === 0,
      read: (document) => {
        const keys = document.get(KEYS) as string[];
        return others.every((other) => keys.includes(other)) ? storedSummary(document) : undefined;
      },
    },
    paging,
  );
}
