/** Stores and reads working copies: `workingCopies/{id}`, under the id of the post. */
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@perro-wisdom/domain/locale';
import {
  changedLanguages,
  NO_PROGRESS,
  progressAfterConfirmation,
  progressAfterSave,
  suggestionsIn,
  type DraftFields,
  type LocalizedFieldName,
} from '@perro-wisdom/domain/working-copies';
import type { StoredWorkingCopy } from '@perro-wisdom/domain/working-copies-document';
import { draftFieldsSchema } from '@perro-wisdom/domain/working-copies.schema';
import { db } from '../firebase';
import { ApiError } from '../http/error';
import { documentIdFor } from '../http/idempotency';
import { resolveTopicsOf } from '../topics/store';
import { changeCopy, readCopy, storeChange, type ChangeRequest } from './changes';
import { storedCopy, workingCopies } from './document';
import { differsFromLive } from './live-fields';
import { prepareUnpublication } from './publishing';
import { readVersionIn } from './versions';

type IfMatch = ChangeRequest['ifMatch'];

/** What the owner has written. */
export interface Edit {
  fields: DraftFields;
  suggested: readonly LocalizedFieldName[];
}

/** Reads a working copy, in the bin or not; undefined if there is none. */
export async function readWorkingCopy(id: string): Promise<StoredWorkingCopy | undefined> {
  return storedCopy(await workingCopies.doc(id).get());
}

/** Returns a working copy with nothing in it. */
export function emptyCopy(id: string): StoredWorkingCopy {
  return {
    id,
    fields: draftFieldsSchema.getDefault(),
    revision: 0,
    saveKey: '',
    request: '',
    updatedAt: '',
    progress: NO_PROGRESS,
    suggested: [],
    live: null,
    hasChanges: false,
    publishAt: null,
    scheduleProblem: null,
    deletedAt: null,
    lastVersion: 0,
    slugs: [],
  };
}

/** Returns a working copy after an edit, apart from its revision and `hasChanges`. */
export function editedCopy(copy: StoredWorkingCopy, { fields, suggested }: Edit, now: Date): StoredWorkingCopy {
  return {
    ...copy,
    fields,
    suggested: suggestionsIn(fields, suggested),
    progress: progressAfterSave(copy.progress, changedLanguages(copy.fields, fields), now.toISOString()),
  };
}

/** Names a save by its Idempotency-Key, by which a repetition is recognized. */
const saveRequest = (saveKey: string | undefined): string => (saveKey === undefined ? '' : `save ${saveKey}`);

/** Creates a working copy. If a request with the same key has created it before, returns its present state, and stores nothing. */
export function createCopy(edit: Edit, saveKey: string | undefined): Promise<{ copy: StoredWorkingCopy; created: boolean }> {
  const id = documentIdFor(saveKey);
  return db.runTransaction(async (transaction) => {
    const stored = storedCopy(await transaction.get(workingCopies.doc(id)));
    if (stored) return { copy: stored, created: false };
    const now = new Date();
    const { fields, topics, record } = await resolveTopicsOf(transaction, edit.fields);
    const before = emptyCopy(id);
    const copy = editedCopy(before, { ...edit, fields }, now);
    return { copy: await storeChange(transaction, before, { copy, topics, write: record }, { request: saveRequest(saveKey), saveKey: saveKey ?? '', now }), created: true };
  });
}

/** Saves a working copy. What visitors read does not change. A save that changes nothing stores nothing. */
export const saveCopy = (id: string, edit: Edit, { ifMatch, saveKey }: { ifMatch: IfMatch; saveKey: string | undefined }): Promise<StoredWorkingCopy> =>
  changeCopy(id, { ifMatch, request: saveRequest(saveKey), saveKey }, async (transaction, copy, now) => {
    const { fields, topics, record } = await resolveTopicsOf(transaction, edit.fields);
    const edited = editedCopy(copy, { ...edit, fields }, now);
    const isSame = isDeepStrictEqual(edited.fields, copy.fields) && isDeepStrictEqual(edited.suggested, copy.suggested);
    return isSame ? null : { copy: { ...edited, hasChanges: await differsFromLive(transaction, copy, fields) }, topics, write: record };
  });

/** Records that a language is still right. */
export const confirmLanguage = (id: string, locale: Locale, ifMatch: IfMatch): Promise<StoredWorkingCopy> =>
  changeCopy(id, { ifMatch, request: `confirm ${locale}` }, (_transaction, copy, now) => ({
    copy: { ...copy, progress: progressAfterConfirmation(copy.progress, locale, now.toISOString()) },
  }));

/** Takes the fields of a published version into the working copy; throws a 404 if the version does not exist. */
export const restoreVersion = (id: string, number: number, ifMatch: IfMatch): Promise<StoredWorkingCopy> =>
  changeCopy(id, { ifMatch, request: `restore ${number}` }, async (transaction, copy, now) => {
    const version = await readVersionIn(transaction, id, number);
    if (!version) throw new ApiError(404, 'blog.versionNotFound');
    const { fields, topics, record } = await resolveTopicsOf(transaction, version.fields);
    if (isDeepStrictEqual(fields, copy.fields)) return null;
    const edited = editedCopy(copy, { fields, suggested: [] }, now);
    return { copy: { ...edited, hasChanges: await differsFromLive(transaction, copy, fields) }, topics, write: record };
  });

/** Moves a post to the bin, where visitors cannot read it; returns false if it is there already. Throws a 404 if there is no such post. */
export function moveToBin(id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const copy = await readCopy(transaction, id);
    if (copy.deletedAt !== null) return false;
    const now = new Date();
    const changed = await prepareUnpublication(transaction, copy);
    await storeChange(transaction, copy, { ...changed, copy: { ...changed.copy, deletedAt: now.toISOString() } }, { request: 'delete', now });
    return true;
  });
}

/** Takes a post out of the bin, as a draft. A post that is not there stays as it is. */
export function takeFromBin(id: string): Promise<StoredWorkingCopy> {
  return db.runTransaction(async (transaction) => {
    const copy = await readCopy(transaction, id);
    if (copy.deletedAt === null) return copy;
    return storeChange(transaction, copy, { copy: { ...copy, deletedAt: null } }, { request: '', now: new Date() });
  });
}
