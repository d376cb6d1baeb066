/** Reads the published lists of content. */
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ListKind } from '@app/domain/content/kinds';
import { DRAFTS_MAX } from '@app/domain/content/limits';
import { LISTS, type ListItem } from '@app/domain/content/lists';
import type { Reader } from '@app/domain/stored/reader';
import { readDocuments } from '../platform/documents';
import { db } from '../platform/firebase';

/** Reads the first `limit` items of a list, in the owner's order. */
export async function readList<Kind extends ListKind>(
  kind: Kind,
  limit = DRAFTS_MAX,
): Promise<ListItem<Kind>[]> {
  const { docs } = await db.collection(COLLECTIONS[kind]).orderBy('order').limit(limit).get();
  return readDocuments(LISTS[kind].read as Reader<ListItem<Kind> | null>, docs);
}

/** Reads the published item with this slug from a list. Returns undefined if there is none. */
export async function readBySlug<Kind extends ListKind>(
  kind: Kind,
  slug: string,
): Promise<ListItem<Kind> | undefined> {
  const { docs } = await db.collection(COLLECTIONS[kind]).where('slug', '==', slug).limit(1).get();
  return readDocuments(LISTS[kind].read as Reader<ListItem<Kind> | null>, docs)[0];
}
