/**
 * The picture library: a record for each upload in `pictures`, and a lookup of where each picture is used.
 */
import {
  FieldValue,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { DRAFT_KINDS, draftId, parseDraftId, type DraftKind } from '@app/domain/drafts/drafts';
import { summarySources, summaryTexts, TITLES } from '@app/domain/drafts/kinds';
import { imageRecordId, parseImagePath, uploadPath } from '@app/domain/pictures/images';
import {
  asPictureDetails,
  NO_DETAILS,
  type LibraryPicture,
  type PictureDetails,
  type PictureUse,
} from '@app/domain/pictures/library';
import { isoOf, readDocument } from '../platform/documents';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { readPage, type Page, type Paging } from '../platform/http/paging';
import { deleteFiles, filesOfImage, uploadId } from './images/store';

const drafts = db.collection(COLLECTIONS.drafts);
const pictures = db.collection(COLLECTIONS.pictures);
const placeholders = db.collection(COLLECTIONS.images);

/** The maximum number of documents to read per collection when looking up where pictures are used. */
const USES_LIMIT = 500;

/** Runs a query, inside or outside a transaction. */
type Read = (query: Query) => Promise<QuerySnapshot>;

/** A picture's id, one of its uses, and the id of the draft or document that uses the picture. */
type Use = [id: string, use: PictureUse, user: string];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/**
 * The uses in order of precedence. If a draft or document uses a picture in several ways, only the first is
 * listed.
 */
const PRECEDENCE: readonly PictureUse['where'][] = ['bin', 'live', 'draft', 'version'];

interface Source {
  query: (ids: readonly string[]) => Query;
  uses: (document: DocumentSnapshot) => Use[];
}

/** The fields needed to title drafts of any kind. */
const USER_FIELDS = [
  ...new Set(DRAFT_KINDS.flatMap((kind) => summarySources(kind, TITLES)).map((name) => `fields.${name}`)),
  'deletedAt',
];

/**
 * Returns a source that finds uses in drafts or draft versions. `field` names the document field that
 * contains the picture ids.
 */
const inDrafts = (
  query: Query,
  whereOf: (document: DocumentSnapshot) => PictureUse['where'],
  field = 'pictures',
): Source => ({
  query: (ids) => query.where(field, 'array-contains-any', ids).select(field, ...USER_FIELDS),
  uses: (document) => {
    // Versions are in a subcollection of their draft.
    const documentId = (document.ref.parent.parent ?? document).id;
    // A draft's use of a picture counts even if this version of the site doesn't recognize the draft's kind.
    const draft = parseDraftId(documentId);
    const { titleEn, titleEs } = draft
      ? summaryTexts(draft.kind, document.get('fields'))
      : { titleEn: '', titleEs: '' };
    const use: PictureUse = { draft, titleEn, titleEs, where: whereOf(document) };
    return strings(document.get(field)).map((id) => [id, use, documentId]);
  },
});

function onSite(collection: string, field: string, english: string, spanish = english): Source {
  return {
    query: (ids) =>
      db.collection(collection).where(field, 'in', ids.map(uploadPath)).select(field, english, spanish),
    uses: (document) => {
      const id = imageRecordId(text(document.get(field)));
      const [titleEn, titleEs] = [text(document.get(english)), text(document.get(spanish))];
      const use: PictureUse = { draft: null, titleEn, titleEs, where: 'live' };
      // Attributes this use to the document's draft, so that it isn't listed separately from the draft's own
      // use.
      return id === null ? [] : [[id, use, draftId(document.ref.parent.id as DraftKind, document.id)]];
    },
  };
}

/** All places where an upload can be used. */
const SOURCES: readonly Source[] = [
  inDrafts(drafts, (draft) => (draft.get('deletedAt') ? 'bin' : 'draft')),
  inDrafts(drafts, () => 'live', 'livePictures'),
  inDrafts(db.collectionGroup(VERSIONS), () => 'version'),
  onSite(COLLECTIONS.services, 'imageSrc', 'titleEn', 'titleEs'),
  onSite(COLLECTIONS.testimonials, 'imageSrc', 'nameEn', 'nameEs'),
  onSite(COLLECTIONS.instagramPosts, 'mediaUrl', 'caption'),
];

/**
 * Reads how a collection's documents use the given pictures. If the query finds too many documents, splits
 * the pictures in half and reads each half's uses separately.
 */
async function readSource({ query, uses }: Source, ids: readonly string[], read: Read): Promise<Use[]> {
  if (ids.length === 0) return [];
  const { docs } = await read(query(ids).limit(USES_LIMIT));
  if (docs.length < USES_LIMIT || ids.length === 1) return docs.flatMap(uses);
  const half = Math.ceil(ids.length / 2);
  const parts = await Promise.all(
    [ids.slice(0, half), ids.slice(half)].map((part) => readSource({ query, uses }, part, read)),
  );
  return parts.flat();
}

/**
 * Returns each picture's uses. Lists each draft or document once, with the use that takes precedence.
 */
async function readUses(
  ids: readonly string[],
  read: Read = (query) => query.get(),
): Promise<Map<string, PictureUse[]>> {
  const found = (await Promise.all(SOURCES.map((source) => readSource(source, ids, read)))).flat();
  return new Map(ids.map((id) => [id, firstOfEachUser(found.filter(([of]) => of === id))]));
}

/** Returns which of the given picture ids aren't used by any document. */
export async function unusedAmong(ids: readonly string[]): Promise<string[]> {
  const uses = await readUses(ids);
  return ids.filter((id) => !uses.get(id)?.length);
}

function firstOfEachUser(uses: readonly Use[]): PictureUse[] {
  const ordered = [...uses].sort(([, a], [, b]) => PRECEDENCE.indexOf(a.where) - PRECEDENCE.indexOf(b.where));
  return ordered
    .filter(([, , user], index) => ordered.findIndex(([, , other]) => other === user) === index)
    .map(([, use]) => use);
}

/**
 * Returns whether a picture was deleted. Its record remains, so content that still references the picture
 * can't be saved.
 */
const isDeleted = (record: DocumentSnapshot): boolean => record.get('deletedAt') !== undefined;

function parseRecord(record: DocumentSnapshot, uses: PictureUse[]): LibraryPicture | undefined {
  const path = uploadPath(record.id);
  const size = parseImagePath(path);
  if (!size || isDeleted(record)) return undefined;
  const details = readDocument(asPictureDetails, record);
  return {
    id: record.id,
    path,
    width: size.width,
    height: size.height,
    ...details,
    uploadedAt: isoOf(record.get('uploadedAt')) ?? '',
    uses,
  };
}

/**
 * Reads a page of the library, newest first, with the uses of its pictures. Deleted pictures are omitted
 * because they have no upload time.
 */
export async function readPictures(paging: Paging): Promise<Page<LibraryPicture>> {
  const { items, next } = await readPage(pictures, (all) => all.orderBy('uploadedAt', 'desc'), paging);
  const uses = await readUses(items.map(({ id }) => id));
  return { items: items.flatMap((record) => parseRecord(record, uses.get(record.id) ?? []) ?? []), next };
}

export async function readPicture(id: string): Promise<LibraryPicture | undefined> {
  const [record, uses] = await Promise.all([pictures.doc(id).get(), readUses([id])]);
  return record.exists ? parseRecord(record, uses.get(id) ?? []) : undefined;
}

/** Stores some or all of a picture's details. Returns undefined if the picture isn't in the library. */
export async function saveDetails(
  id: string,
  details: Partial<PictureDetails>,
): Promise<LibraryPicture | undefined> {
  const isStored = await db.runTransaction(async (transaction) => {
    const record = await transaction.get(pictures.doc(id));
    if (!record.exists || isDeleted(record)) return false;
    transaction.set(record.ref, details, { merge: true });
    return true;
  });
  return isStored ? readPicture(id) : undefined;
}

/** Adds an upload to the library, without details yet. A deleted picture is restored. */
export async function addPicture(path: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const record = await transaction.get(pictures.doc(uploadId(path)));
    if (record.exists && !isDeleted(record)) return;
    transaction.set(record.ref, { ...NO_DETAILS, uploadedAt: FieldValue.serverTimestamp() });
  });
}

/** Returns whether a picture was deleted. If so, any remaining files are about to be removed. */
export async function wasDeleted(path: string): Promise<boolean> {
  return isDeleted(await pictures.doc(uploadId(path)).get());
}

/**
 * Deletes a picture and all its files. Throws a 409 if it is in use; returns false if it doesn't exist. The
 * order makes this safe:
 * 1. The current files are listed. If the same picture is uploaded again later, its new files have a
 * different generation, so they aren't deleted.
 * 2. A transaction checks that the picture is unused and marks its record as deleted. If a save starts to use
 * the picture, either this check finds the save, or the save finds the mark (`findDeletedPictures`).
 * 3. The files are removed. If that fails, the unused files remain until the next upload of the same picture
 * replaces them.
 */
export async function deletePicture(id: string): Promise<boolean> {
  const files = await filesOfImage(id);
  const exists = await db.runTransaction(async (transaction) => {
    const record = await transaction.get(pictures.doc(id));
    if (!record.exists || isDeleted(record)) return false;
    const uses = await readUses([id], (query) => transaction.get(query));
    if (uses.get(id)?.length) throw new ApiError(409, 'pictures.inUse');
    transaction.set(record.ref, { deletedAt: FieldValue.serverTimestamp() });
    transaction.delete(placeholders.doc(id));
    return true;
  });
  if (exists) await deleteFiles(files);
  return exists;
}

/**
 * Returns which of the given ids belong to pictures deleted from the library. Must be called before the
 * transaction's writes.
 */
export async function findDeletedPictures(
  transaction: Transaction,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const records = await transaction.getAll(...ids.map((id) => pictures.doc(id)), {
    fieldMask: ['deletedAt'],
  });
  return records.filter(isDeleted).map(({ id }) => id);
}
