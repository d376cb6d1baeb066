/** Creates and saves drafts, and restores their versions. */
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { fieldSetOf } from '@app/domain/content/schemas';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { DraftKind, SaveDraftRequest } from '@app/domain/drafts/drafts';
import { progressAfterConfirmation, progressAfterSave } from '@app/domain/drafts/languages';
import { untranslatedIn } from '@app/domain/fields/languages';
import { changedTexts, suggestedTexts } from '@app/domain/drafts/texts';
import type { Locale } from '@app/domain/general/locale';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { documentIdFor } from '../platform/http/idempotency';
import { changeDraft, resolveReferences, storeChange, type Changed, type IfMatch } from './changes';
import { draftRef, emptyDraft, storedDraft } from './document';
import { validateEdit, type SentEdit } from './edit';
import type { DraftKey } from './kind';
import { readNextPosition } from './order';
import { readVersion } from './versions';

/**
 * Reads the documents that an edit depends on. Returns the edited draft, whose revision and `hasChanges`
 * aren't updated yet, and a function that writes new topics.
 */
export async function prepareEdit(
  transaction: Transaction,
  before: StoredDraft,
  { fields, suggested }: SaveDraftRequest,
  now: Date,
): Promise<Changed> {
  const { draft, record } = await resolveReferences(transaction, { ...before, fields });
  const fieldSet = fieldSetOf(draft.kind, draft.id);
  const changed = changedTexts(before.fields, draft.fields, untranslatedIn(fieldSet));
  return {
    draft: {
      ...draft,
      suggested: suggestedTexts(fieldSet, draft.fields, suggested),
      progress: progressAfterSave(before.progress, changed, now.toISOString()),
    },
    write: record,
  };
}

/** Derives a save request's id from its Idempotency-Key, so that retries can be detected. */
const saveRequest = (saveKey: string | undefined): string => (saveKey === undefined ? '' : `save ${saveKey}`);

/**
 * Creates a draft by applying `change` to an empty draft. If an earlier request with the same key created the
 * draft, returns the draft's current state and stores nothing.
 */
export function createAs(
  kind: DraftKind,
  saveKey: string | undefined,
  change: (transaction: Transaction, empty: StoredDraft, now: Date) => Promise<Changed>,
): Promise<{ draft: StoredDraft; created: boolean }> {
  const key = { kind, id: documentIdFor(saveKey) };
  return db.runTransaction(async (transaction) => {
    const stored = storedDraft(key, await transaction.get(draftRef(key)));
    if (stored) return { draft: stored, created: false };
    const now = new Date();
    const before = { ...emptyDraft(key), order: await readNextPosition(transaction, kind) };
    const changed = await change(transaction, before, now);
    return {
      draft: await storeChange(transaction, { before, changed, request: saveRequest(saveKey), saveKey, now }),
      created: true,
    };
  });
}

/** Creates a draft; a retry with the same key returns the draft that the first request created. */
export const createDraft = (kind: DraftKind, sent: SentEdit, saveKey: string | undefined) =>
  createAs(kind, saveKey, (transaction, empty, now) =>
    prepareEdit(transaction, empty, validateEdit(empty, sent), now),
  );

/** Returns whether a draft differs from its last published version; false if the draft isn't public. */
async function differsFromLive(transaction: Transaction, draft: StoredDraft): Promise<boolean> {
  if (draft.publishedAt === null) return false;
  const version = await readVersion(draft, draft.lastVersion, transaction);
  if (!version) return true;
  // Visitors see the current names of topics and other documents that the draft refers to, which may have
  // been renamed since that version.
  const { draft: live } = await resolveReferences(transaction, { ...draft, fields: version.fields });
  return !isDeepStrictEqual(live.fields, draft.fields);
}

/** Saves a draft without changing the public version. A save without changes is a no-op. */
export const saveDraft = (
  key: DraftKey,
  sent: SentEdit,
  { ifMatch, saveKey }: { ifMatch: IfMatch; saveKey: string | undefined },
): Promise<StoredDraft> =>
  changeDraft(key, { ifMatch, request: saveRequest(saveKey), saveKey }, async (transaction, before, now) => {
    const { draft, ...changed } = await prepareEdit(transaction, before, validateEdit(before, sent), now);
    const isSame =
      isDeepStrictEqual(draft.fields, before.fields) && isDeepStrictEqual(draft.suggested, before.suggested);
    if (isSame) return null;
    return { ...changed, draft: { ...draft, hasChanges: await differsFromLive(transaction, draft) } };
  });

/** Records that a draft's text in one language is still up to date. */
export const confirmLanguage = (key: DraftKey, locale: Locale, ifMatch: IfMatch): Promise<StoredDraft> =>
  changeDraft(key, { ifMatch, request: `confirm ${locale}` }, (_transaction, draft, now) => ({
    draft: { ...draft, progress: progressAfterConfirmation(draft.progress, locale, now.toISOString()) },
  }));

/** Restores the draft's fields from a published version; throws a 404 if the version doesn't exist. */
export const restoreVersion = (key: DraftKey, number: number, ifMatch: IfMatch): Promise<StoredDraft> =>
  changeDraft(key, { ifMatch, request: `restore ${number}` }, async (transaction, before, now) => {
    const version = await readVersion(key, number, transaction);
    if (!version) throw new ApiError(404, 'blog.versionNotFound');
    const { draft, ...changed } = await prepareEdit(
      transaction,
      before,
      { fields: version.fields, suggested: [] },
      now,
    );
    if (isDeepStrictEqual(draft.fields, before.fields)) return null;
    return { ...changed, draft: { ...draft, hasChanges: await differsFromLive(transaction, draft) } };
  });
