/** The owner's content: lists, publication, order and the bin. What all kinds of working copies have in common is in `copies`. */
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  CONTENT_KINDS,
  SINGLE_IDS,
  isListKind,
  type ContentKind,
  type ContentSummary,
  type ListKind,
} from '@perro-wisdom/domain/content/kinds';
import type { StoredContentCopy } from '@perro-wisdom/domain/drafts/document';
import { hasNoTexts, languagesWithGaps } from '@perro-wisdom/domain/drafts/languages';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { isOutOfDate } from '@perro-wisdom/domain/drafts/drafts';
import { deletePermanently, emptyBinOf } from '../drafts/bin';
import { changeCopy, type ChangeRequest } from '../drafts/changes';
import { preparePublication, prepareUnpublication } from '../drafts/publishing';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { recordPublication } from '../publishing/store';
import { contentCopies, copyRef, storedContent } from './document';
import { contentKind, pieceIdOf } from './kind';
import { liveRef, publicChange } from './live';

type IfMatch = ChangeRequest['ifMatch'];

/** Publishes a piece. With nothing to publish, nothing changes. */
export function publishContent(kind: ContentKind, id: string, ifMatch: IfMatch): Promise<StoredContentCopy> {
  const copies = contentKind(kind, id);
  return changeCopy(copies, id, { ifMatch, request: 'publish' }, (transaction, copy, now) =>
    copy.publishedAt !== null && !copy.hasChanges
      ? null
      : preparePublication(copies, transaction, { copy, publishedAt: now, now }),
  );
}

/** Hides a piece from visitors; its working copy stays. */
export function unpublishContent(
  kind: ContentKind,
  id: string,
  ifMatch: IfMatch,
): Promise<StoredContentCopy> {
  const copies = contentKind(kind, id);
  return changeCopy(copies, id, { ifMatch, request: 'unpublish' }, (transaction, copy) =>
    copy.publishedAt === null ? null : prepareUnpublication(copies, transaction, copy),
  );
}

const copiesOf = (kind: ContentKind) => contentCopies.where('kind', '==', kind);

const copiesIn = (kind: ContentKind, documents: readonly QueryDocumentSnapshot[]): StoredContentCopy[] =>
  documents.flatMap((document) => storedContent(kind, pieceIdOf(document.id), document) ?? []);

/** Those in the bin come last, those deleted last first. */
const byPosition = (a: StoredContentCopy, b: StoredContentCopy): number =>
  Number(a.deletedAt !== null) - Number(b.deletedAt !== null) ||
  (b.deletedAt ?? '').localeCompare(a.deletedAt ?? '') ||
  a.order - b.order ||
  a.id.localeCompare(b.id);

/** Reads the working copies of a kind, in their order; those of single pieces in the order of `SINGLE_IDS`. */
async function readCopies(kind: ContentKind): Promise<StoredContentCopy[]> {
  if (isListKind(kind)) {
    const { docs } = await copiesOf(kind).get();
    return copiesIn(kind, docs).sort(byPosition);
  }
  const ids: readonly string[] = SINGLE_IDS[kind];
  const documents = await db.getAll(...ids.map((id) => copyRef(kind, id)));
  return documents.flatMap((document, index) => storedContent(kind, ids[index] ?? '', document) ?? []);
}

function summaryOf(copy: StoredContentCopy): ContentSummary {
  const {
    kind,
    id,
    revision,
    updatedAt,
    publishedAt,
    hasChanges,
    deletedAt,
    order,
    isDemo,
    fields,
    progress,
  } = copy;
  const texts = new Map<string, unknown>(Object.entries(fields));
  const text = (name: string | undefined): string => {
    const value = name === undefined ? '' : texts.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [english, spanish] = contentKind(kind, id).titleFields ?? [];
  return {
    kind,
    id,
    revision,
    updatedAt,
    publishedAt,
    hasChanges,
    deletedAt,
    order,
    isDemo,
    titleEn: text(english),
    titleEs: text(spanish),
    image: text('image'),
    isEmpty: hasNoTexts(fields),
    missing: languagesWithGaps(fields),
    outOfDate: LOCALES.filter((locale) => isOutOfDate(progress, locale)),
  };
}

/** Lists the pieces of a kind. */
export async function listContent(kind: ContentKind): Promise<ContentSummary[]> {
  return (await readCopies(kind)).map(summaryOf);
}

/**
 * Gives the pieces of a list their positions, for visitors too. Throws a 409 if `ids` are not exactly the pieces that are not in the bin.
 * Revisions stay: the order is no part of what an editor saves.
 */
export function orderContent(kind: ListKind, ids: readonly string[]): Promise<void> {
  return db.runTransaction(async (transaction: Transaction) => {
    const { docs } = await transaction.get(copiesOf(kind));
    const kept = copiesIn(kind, docs).filter(({ deletedAt }) => deletedAt === null);
    const copies = new Map(kept.map((copy) => [copy.id, copy]));
    const isComplete =
      ids.length === copies.size && new Set(ids).size === ids.length && ids.every((id) => copies.has(id));
    if (!isComplete) throw new ApiError(409, 'content.orderOutdated');
    const moved = ids.flatMap((id, order) => {
      const copy = copies.get(id);
      return copy && copy.order !== order ? [{ copy, order }] : [];
    });
    for (const { copy, order } of moved) {
      transaction.update(copyRef(kind, copy.id), { order });
      if (copy.publishedAt !== null) transaction.update(liveRef(kind, copy.id), { order });
    }
    if (moved.some(({ copy }) => copy.publishedAt !== null))
      recordPublication(transaction, publicChange(kind, ''));
  });
}

const kindOf = (copyId: string): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => copyId.startsWith(`${kind}~`));

/** Deletes the pieces whose time in the bin is over. Runs once a day; it may run late, twice, or twice at once. */
export const emptyContentBin = (now = Date.now()): Promise<void> =>
  emptyBinOf(
    contentCopies,
    async (copyId, until) => {
      const [kind, id] = [kindOf(copyId), pieceIdOf(copyId)];
      if (kind) await deletePermanently(contentKind(kind, id), id, until);
    },
    now,
  );
