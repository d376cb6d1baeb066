/** Reads the owner's lists of drafts. */
import {
  draftId,
  isSingleKind,
  parseDraftId,
  type DraftKind,
  type DraftSummary,
} from '@app/domain/drafts/drafts';
import { requiredKeys, type ListFilter } from '@app/domain/drafts/list';
import { SINGLE_IDS } from '@app/domain/content/kinds';
import { db } from '../platform/firebase';
import { readKeyedList } from '../platform/http/keyed-list';
import type { Page, Paging } from '../platform/http/paging';
import { draftRef, drafts, storedSummary, summaryFieldsOf } from './document';

/** Compares drafts by position. Drafts in the bin come last, most recently deleted first. */
const byPosition = (a: DraftSummary, b: DraftSummary): number =>
  Number(a.deletedAt !== null) - Number(b.deletedAt !== null) ||
  (b.deletedAt ?? '').localeCompare(a.deletedAt ?? '') ||
  a.order - b.order ||
  a.id.localeCompare(b.id);

/**
 * Reads all drafts of a kind in list order, followed by those in the bin. Fixed drafts follow the order of
 * `SINGLE_IDS`.
 */
export async function readAllDrafts(kind: DraftKind): Promise<DraftSummary[]> {
  const fieldMask = summaryFieldsOf(kind);
  if (isSingleKind(kind)) {
    const refs = SINGLE_IDS[kind].map((id) => draftRef({ kind, id }));
    return (await db.getAll(...refs, { fieldMask })).flatMap((document) => storedSummary(document) ?? []);
  }
  const { docs } = await drafts
    .where('kind', '==', kind)
    .select(...fieldMask)
    .get();
  return docs.flatMap((document) => storedSummary(document) ?? []).sort(byPosition);
}

const KEYS = 'listKeys';

/** Converts paging by draft id to paging by document id. */
export const pagingOf = (kind: DraftKind, { limit, after }: Paging): Paging => ({
  limit,
  after: after === undefined ? undefined : draftId(kind, after),
});

/** Returns the page with a draft's id as its cursor instead of the document's id. */
export const pageOf = <Item>({ items, next }: Page<Item>): Page<Item> => ({
  items,
  next: next === undefined ? undefined : parseDraftId(next)?.id,
});

/**
 * Reads a page of the posts, most recently changed first. Finds them by their list keys instead of reading
 * all posts. A page may have fewer rows than its limit, or none, even if more pages follow.
 */
export async function readPosts(filter: ListFilter, paging: Paging): Promise<Page<DraftSummary>> {
  const [key, ...others] = requiredKeys(filter);
  const page = await readKeyedList(
    {
      collection: drafts,
      field: KEYS,
      key,
      latestBy: 'updatedAt',
      fields: [...summaryFieldsOf('posts'), KEYS],
      isWhole: others.length === 0,
      read: (document) => {
        const keys = document.get(KEYS) as string[];
        return others.every((other) => keys.includes(other)) ? storedSummary(document) : undefined;
      },
    },
    pagingOf('posts', paging),
  );
  return pageOf(page);
}
