/** Changes drafts, with one transaction per change, optimistic locking, and idempotent requests. */
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { fieldSetOf } from '@app/domain/content/schemas';
import { storedReader } from '@app/domain/fields/reader';
import { revisionTag } from '@app/domain/general/api';
import { draftDocument, picturesOf, reservedSlugs, type StoredDraft } from '@app/domain/drafts/document';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { findDeletedPictures } from '../pictures/store';
import { changedFields } from './changed-fields';
import { draftRef, storedDraft, storedFields } from './document';
import type { DraftKey, Resolved } from './kind';
import { KINDS } from './kinds';

export interface ChangeRequest {
  /** The ETag of the revision that the change is based on. Without it, the change applies to any revision. */
  ifMatch?: string | undefined;
  /**
   * Identifies the change. If it arrives again for the same revision, it counts as a retry after a lost
   * response and returns the current state. Empty to disable retry detection.
   */
  request: string;
  /** The save's Idempotency-Key. */
  saveKey?: string | undefined;
}
export type IfMatch = ChangeRequest['ifMatch'];

/** A changed draft, with a function that performs the change's other writes. */
export interface Changed {
  draft: StoredDraft;
  write?: () => void;
}

/**
 * Reads the documents that a change depends on. Returns the changed draft with its old revision, or null if
 * there is nothing to change.
 */
export type Change = (
  transaction: Transaction,
  draft: StoredDraft,
  now: Date,
) => Promise<Changed | null> | Changed | null;

/** Returns a draft, even one in the bin, or undefined if there is none. */
export const readDraft = async (key: DraftKey): Promise<StoredDraft | undefined> =>
  storedDraft(key, await draftRef(key).get());

/** Reads a draft in a transaction; throws a 404 if it doesn't exist. */
export async function readDraftIn(transaction: Transaction, key: DraftKey): Promise<StoredDraft> {
  const draft = storedDraft(key, await transaction.get(draftRef(key)));
  if (!draft) throw new ApiError(404, KINDS[key.kind].errors.notFound);
  return draft;
}

/**
 * Reads the documents that a draft's fields refer to. Returns the draft with their current values, such as
 * the names of a post's tags.
 */
export const resolveReferences = async (transaction: Transaction, draft: StoredDraft): Promise<Resolved> =>
  (await KINDS[draft.kind].resolve?.(transaction, draft)) ?? { draft, record: () => undefined };

/** Throws a 412 if the draft's revision isn't the one in `ifMatch`. */
export function requireRevision({ kind, revision }: StoredDraft, ifMatch: IfMatch): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== revisionTag(revision))
    throw new ApiError(412, KINDS[kind].errors.changedElsewhere);
}

/** Returns whether a request is a retry of the request that created the current revision. */
const isRepetition = (draft: StoredDraft, { ifMatch, request }: ChangeRequest): boolean =>
  request !== '' && draft.request === request && ifMatch === revisionTag(draft.revision - 1);

/**
 * Changes a draft, increments its revision, and returns its current state. Throws a 409 for a draft in the
 * bin.
 */
export function changeDraft(key: DraftKey, request: ChangeRequest, change: Change): Promise<StoredDraft> {
  return db.runTransaction(async (transaction) => {
    const before = await readDraftIn(transaction, key);
    if (before.deletedAt !== null) throw new ApiError(409, KINDS[key.kind].errors.inBin);
    if (isRepetition(before, request)) return before;
    requireRevision(before, request.ifMatch);
    const now = new Date();
    const changed = await change(transaction, before, now);
    return changed ? storeChange(transaction, { before, changed, ...request, now }) : before;
  });
}

/** Throws a 400 if a field starts using a picture that was deleted from the library. */
async function requirePictures(transaction: Transaction, before: object, after: object): Promise<void> {
  const known = picturesOf(before);
  const deleted = await findDeletedPictures(
    transaction,
    picturesOf(after).filter((id) => !known.includes(id)),
  );
  if (deleted.length === 0) return;
  const [field] =
    Object.entries(after).find(([, value]) => deleted.some((id) => JSON.stringify(value).includes(id))) ?? [];
  throw new ApiError(400, 'pictures.deleted', field === undefined ? {} : { field });
}

/**
 * Returns the fields to write: all fields of a new draft, or the changed fields of an existing one. Reads the
 * stored document if its list items are needed.
 */
async function readForFields(
  transaction: Transaction,
  before: StoredDraft,
  draft: StoredDraft,
): Promise<object> {
  if (before.revision === 0) return storedFields(draft, draft.fields);
  const fieldSet = fieldSetOf(draft.kind, draft.id);
  // List items may have properties that only another version of the site knows about.
  const hasLists = Object.values(fieldSet).some(({ type }) => type === 'list');
  const document = hasLists ? await transaction.get(draftRef(draft)) : undefined;
  return changedFields(storedReader(fieldSet), {
    before: before.fields,
    after: draft.fields,
    stored: document?.get('fields'),
  });
}

/**
 * Writes a draft's state and some of its fields. Leaves the document's other fields unchanged, including any
 * that only another version of the site knows about.
 */
function setDraft(transaction: Transaction, draft: StoredDraft, fields: object): void {
  const { fields: _all, ...state } = draftDocument(draft);
  const names = Object.keys(fields).map((name) => new FieldPath('fields', name));
  transaction.set(draftRef(draft), { ...state, fields }, { mergeFields: [...Object.keys(state), ...names] });
}

interface ChangeToStore {
  before: StoredDraft;
  changed: Changed;
  request: string;
  saveKey?: string | undefined;
  now: Date;
}

/**
 * Writes a changed draft as its next revision. This function reads before it writes, so any other writes must
 * be in `changed.write`.
 */
export async function storeChange(
  transaction: Transaction,
  { before, changed: { draft, write }, request, saveKey = '', now }: ChangeToStore,
): Promise<StoredDraft> {
  await requirePictures(transaction, before.fields, draft.fields);
  const fields = await readForFields(transaction, before, draft);
  const stored: StoredDraft = {
    ...draft,
    revision: before.revision + 1,
    request,
    saveKey,
    updatedAt: now.toISOString(),
    slugs: reservedSlugs(draft),
  };
  write?.();
  setDraft(transaction, stored, fields);
  return stored;
}
