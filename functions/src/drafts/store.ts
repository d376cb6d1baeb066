/** Stores and reads working copies of any kind. */
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { progressAfterConfirmation, progressAfterSave } from '@perro-wisdom/domain/drafts/drafts';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { documentIdFor } from '../platform/http/idempotency';
import { changeCopy, readCopy, storeChange, type ChangeRequest } from './changes';
import type { CopyKind, Edit, StoredCopy } from './kind';
import { prepareUnpublication } from './publishing';
import { readVersionIn } from './versions';

type IfMatch = ChangeRequest['ifMatch'];

/** Reads a working copy, in the bin or not; undefined if there is none. */
export async function readStored<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
): Promise<Copy | undefined> {
  return kind.stored(await kind.ref(id).get());
}

/** Returns a working copy after an edit, apart from its revision and `hasChanges`. */
export function editedCopy<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  copy: Copy,
  { fields, suggested }: Edit<Copy>,
  now: Date,
): Copy {
  return {
    ...copy,
    fields,
    suggested: kind.suggestionsIn(fields, suggested),
    progress: progressAfterSave(copy.progress, kind.changedLanguages(copy.fields, fields), now.toISOString()),
  };
}

/** Names a save by its Idempotency-Key, by which a repetition is recognized. */
const saveRequest = (saveKey: string | undefined): string => (saveKey === undefined ? '' : `save ${saveKey}`);

/** Creates a working copy. If a request with the same key has created it before, returns its present state, and stores nothing. */
export function createCopy<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  edit: Edit<Copy>,
  saveKey: string | undefined,
): Promise<{ copy: Copy; created: boolean }> {
  const id = documentIdFor(saveKey);
  return db.runTransaction(async (transaction) => {
    const stored = kind.stored(await transaction.get(kind.ref(id)));
    if (stored) return { copy: stored, created: false };
    const now = new Date();
    const before = await kind.create(transaction, id);
    const { fields, derived, record } = await kind.resolve(transaction, edit.fields);
    const copy = editedCopy(kind, before, { ...edit, fields }, now);
    const changed = { copy, derived, write: record };
    return {
      copy: await storeChange(kind, transaction, {
        before,
        changed,
        request: saveRequest(saveKey),
        saveKey,
        now,
      }),
      created: true,
    };
  });
}

/** Saves a working copy. What visitors read does not change. A save that changes nothing stores nothing. */
export const saveCopy = <Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
  edit: Edit<Copy>,
  { ifMatch, saveKey }: { ifMatch: IfMatch; saveKey: string | undefined },
): Promise<Copy> =>
  changeCopy(
    kind,
    id,
    { ifMatch, request: saveRequest(saveKey), saveKey },
    async (transaction, copy, now) => {
      const { fields, derived, record } = await kind.resolve(transaction, edit.fields);
      const edited = editedCopy(kind, copy, { ...edit, fields }, now);
      const isSame =
        isDeepStrictEqual(edited.fields, copy.fields) && isDeepStrictEqual(edited.suggested, copy.suggested);
      return isSame
        ? null
        : {
            copy: { ...edited, hasChanges: await kind.differsFromLive(transaction, copy, fields) },
            derived,
            write: record,
          };
    },
  );

/** Records that a language is still right. */
export const confirmLanguage = <Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
  locale: Locale,
  ifMatch: IfMatch,
): Promise<Copy> =>
  changeCopy(kind, id, { ifMatch, request: `confirm ${locale}` }, (_transaction, copy, now) => ({
    copy: { ...copy, progress: progressAfterConfirmation(copy.progress, locale, now.toISOString()) },
  }));

/** Takes the fields of a published version into the working copy; throws a 404 if the version does not exist. */
export const restoreVersion = <Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
  number: number,
  ifMatch: IfMatch,
): Promise<Copy> =>
  changeCopy(kind, id, { ifMatch, request: `restore ${number}` }, async (transaction, copy, now) => {
    const version = await readVersionIn(kind, transaction, { id, number });
    if (!version) throw new ApiError(404, kind.errors.versionNotFound);
    const { fields, derived, record } = await kind.resolve(transaction, version.fields);
    if (isDeepStrictEqual(fields, copy.fields)) return null;
    const edited = editedCopy(kind, copy, { fields, suggested: [] }, now);
    return {
      copy: { ...edited, hasChanges: await kind.differsFromLive(transaction, copy, fields) },
      derived,
      write: record,
    };
  });

/** Moves a piece to the bin, where visitors cannot read it; returns false if it is there already. Throws a 404 if there is no such piece. */
export function moveToBin<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const before = await readCopy(kind, transaction, id);
    if (before.deletedAt !== null) return false;
    const now = new Date();
    const { copy, write } = await prepareUnpublication(kind, transaction, before);
    const changed = { copy: { ...copy, deletedAt: now.toISOString() }, ...(write && { write }) };
    await storeChange(kind, transaction, { before, changed, request: 'delete', now });
    return true;
  });
}

/** Takes a piece out of the bin, as a draft. One that is not there stays as it is. */
export function takeFromBin<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
): Promise<Copy> {
  return db.runTransaction(async (transaction) => {
    const before = await readCopy(kind, transaction, id);
    if (before.deletedAt === null) return before;
    const copy = await kind.takenFromBin(transaction, { ...before, deletedAt: null });
    return storeChange(kind, transaction, { before, changed: { copy }, request: '', now: new Date() });
  });
}
