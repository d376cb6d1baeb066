/**
 * The state of the post editor: the fields, the version that they are based on, the unsaved work stored in the browser, and saving.
 * Changes made while a save is in progress are kept, and a version saved elsewhere is never overwritten without a comparison.
 */
import { FIRST_REVISION, type AdminPost } from '@perro-wisdom/domain/blog';
import { code } from '@perro-wisdom/domain/messages/codes';
import { slugify } from '@perro-wisdom/domain/slug';
import { useFormik } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/data/api';
import { useReportPublication } from '../../../platform/data/publication';
import {
  isSame,
  isTextField,
  TEXT_FIELDS,
  toInput,
  validateValues,
  valuesAfterSave,
  valuesOf,
  type EditorErrors,
  type EditorValues,
  type TextField,
} from './editorValues';
import { imageExists } from './imageExists';
import { pageOf, readPost, useCreatePost, useUpdatePost } from './posts';
import { deleteUnsavedWork, storeUnsavedWork, type ClaimedWork, type UnsavedWork } from './unsavedWork';

const NOT_FOUND = 404;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;

export type SaveResult =
  | { kind: 'saved'; created: boolean }
  | { kind: 'invalid'; field: TextField }
  /** Another version has been saved in the meantime: `form.newerVersion`. */
  | { kind: 'conflict' }
  /** `field`: the field that the server rejected. */
  | { kind: 'failed'; error: Error; field?: TextField }
  /** Another save is in progress. */
  | { kind: 'busy' };

/** Errors found by the server or the image check, by field; each applies as long as the field has that value. */
type RejectedValues = Partial<Record<TextField, { value: string; code: string }>>;

interface Discarded {
  values: EditorValues;
  base: EditorValues;
  revision: number | null;
}

/**
 * @param post the stored post; null for a new post and for one that was deleted elsewhere
 * @param work the unsaved work to continue
 */
export function usePostForm(post: AdminPost | null, work: ClaimedWork) {
  const { id: workId } = work;
  // If the tab was closed during a save, the unsaved work may be identical to what the server has stored.
  const [found] = useState(() => (work.found && post && isSame(work.found.values, valuesOf(post)) ? null : work.found));
  /** The newest version known to be stored on the server. */
  const [stored, setStored] = useState(post);
  /** The id under which the post is, or was, stored. */
  const [postId, setPostId] = useState(post?.id ?? found?.postId ?? null);
  /** The revision that the changes are based on; null before the first save. */
  const [revision, setRevision] = useState(found ? found.baseRevision : (post?.revision ?? null));
  const [isDeleted, setIsDeleted] = useState(post === null && postId !== null);
  const [restoredAt, setRestoredAt] = useState(found?.changedAt ?? null);
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const [isStoredLocally, setIsStoredLocally] = useState(true);
  const saving = useRef(false);
  const rejectedValues = useRef<RejectedValues>({});
  /** The values sent in saves without a response so far, by idempotency key. */
  const unconfirmedSaves = useRef(new Map<string, EditorValues>());
  const { mutateAsync: create } = useCreatePost();
  const { mutateAsync: update } = useUpdatePost();
  const reportPublication = useReportPublication();

  const formik = useFormik<EditorValues>({
    initialValues: found?.base ?? valuesOf(post),
    validate: (values) => ({ ...rejectionErrors(values, rejectedValues.current), ...validateValues(values) }),
    // Submitting only validates and marks all fields as touched: `save` sends the post, because it needs to return a result.
    onSubmit: () => undefined,
  });
  const { values, initialValues, dirty, setValues, setFieldValue, resetForm, validateForm, submitForm } = formik;

  // The values may change while a save is in progress; its continuation needs the latest ones.
  const latestValues = useRef(values);
  useLayoutEffect(() => {
    latestValues.current = values;
  }, [values]);

  // A layout effect, so that the fields are not painted with the stored values first.
  useLayoutEffect(() => {
    if (found) void setValues(found.values, false);
    else void deleteUnsavedWork(workId);
  }, [found, setValues, workId]);

  const storeWork = useCallback(
    (state: Omit<UnsavedWork, 'id' | 'changedAt'>) => {
      void storeUnsavedWork({ ...state, id: workId, changedAt: new Date().toISOString() }).then(setIsStoredLocally);
    },
    [workId],
  );

  const hasStoredWork = useRef(false);
  useEffect(() => {
    if (dirty && values !== found?.values) {
      hasStoredWork.current = true;
      storeWork({ postId, base: initialValues, baseRevision: revision, values });
    } else if (!dirty && hasStoredWork.current) {
      hasStoredWork.current = false;
      void deleteUnsavedWork(workId);
    }
    if (dirty) setDiscarded(null);
  }, [dirty, found, initialValues, storeWork, postId, revision, values, workId]);

  // A new post's slug follows its title until the owner edits it. The slug of a stored post does not, so that its URL stays the same.
  const title = useRef(values.titleEn);
  useEffect(() => {
    if (postId === null && values.slug === slugify(title.current)) void setFieldValue('slug', slugify(values.titleEn));
    title.current = values.titleEn;
  }, [postId, values.titleEn, values.slug, setFieldValue]);

  /** Changes the slug to the form in which it will be stored. */
  function normalizeSlug(): void {
    void setFieldValue('slug', slugify(values.slug) || slugify(values.titleEn));
  }

  /** Shows an error at a field as long as it has this value. */
  function rejectValue(field: TextField, value: string, errorCode: string): void {
    rejectedValues.current[field] = { value, code: errorCode };
    void validateForm();
  }

  /** Returns whether the image path can be saved; if not, shows an error at the field. */
  async function checkImage(): Promise<boolean> {
    const { featuredImage } = latestValues.current;
    const path = featuredImage.trim();
    // An unchanged path is always accepted: a missing image must not prevent the owner from saving other changes.
    if (path === '' || path === stored?.featuredImage || (await imageExists(path))) return true;
    rejectValue('featuredImage', featuredImage, code('blog.imageNotFound'));
    return false;
  }

  /** Bases the form on another version and sets the fields to `next`; where the two differ, the fields have unsaved changes. */
  function rebase(onto: EditorValues, baseRevision: number | null, next: EditorValues): void {
    resetForm({ values: onto });
    void setValues(next, false);
    setRevision(baseRevision);
  }

  function discard(): void {
    setDiscarded({ values, base: initialValues, revision });
    setRestoredAt(null);
    void deleteUnsavedWork(workId);
    const original = stored || !isDeleted ? valuesOf(stored) : initialValues;
    rebase(original, stored?.revision ?? (isDeleted ? revision : null), original);
  }

  function undoDiscard(): void {
    // A copy: the effect above would not store `found.values` again, although `discard` has deleted it.
    if (discarded) rebase(discarded.base, discarded.revision, { ...discarded.values });
  }

  /** Resolves a conflict: the chosen values become unsaved changes to the newer version. */
  function resolveConflict(chosen: EditorValues): void {
    if (!stored) return;
    setRestoredAt(null);
    rebase(valuesOf(stored), stored.revision, chosen);
  }

  function setStoredVersion(version: AdminPost): void {
    setStored(version);
    setPostId(version.id);
    setIsDeleted(false);
  }

  /** Bases the form on the version that saving `sent` has stored. Changes made since then are kept as unsaved changes. */
  function rebaseOnSaved(saved: AdminPost, sent: EditorValues): void {
    const base = valuesOf(saved);
    const next = valuesAfterSave(sent, latestValues.current, base);
    // Also done by the effect above, but the editor may have been unmounted during the save.
    if (isSame(next, base)) void deleteUnsavedWork(workId);
    else storeWork({ postId: saved.id, base, baseRevision: saved.revision, values: next });
    if (saved.published || stored?.published) reportPublication(pageOf(saved));
    setStoredVersion(saved);
    setRestoredAt(null);
    rebase(base, saved.revision, next);
  }

  async function sendUpdate(to: { id: string; revision: number }, sent: EditorValues, keepPublishedAt: boolean): Promise<SaveResult> {
    const key = crypto.randomUUID();
    unconfirmedSaves.current.set(key, sent);
    try {
      rebaseOnSaved(await update({ ...to, key, input: toInput(sent), keepPublishedAt }), sent);
      unconfirmedSaves.current.clear();
      return { kind: 'saved', created: false };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== PRECONDITION_FAILED) throw error;
      return handleNewerVersion(await readPost(to.id), keepPublishedAt);
    }
  }

  /** Handles a version that has been stored since the one that the fields are based on. */
  function handleNewerVersion(version: AdminPost, keepPublishedAt: boolean): Promise<SaveResult> | SaveResult {
    const own = unconfirmedSaves.current.get(version.saveKey);
    unconfirmedSaves.current.clear();
    if (isSame(latestValues.current, valuesOf(version))) {
      rebaseOnSaved(version, latestValues.current);
      return { kind: 'saved', created: false };
    }
    if (own) {
      // An earlier save of this editor has succeeded, but its response was lost.
      rebaseOnSaved(version, own);
      return sendUpdate(version, latestValues.current, keepPublishedAt);
    }
    setStoredVersion(version);
    return { kind: 'conflict' };
  }

  async function send(sent: EditorValues, keepPublishedAt: boolean): Promise<SaveResult> {
    if (stored && revision !== null) return sendUpdate({ id: stored.id, revision }, sent, keepPublishedAt);
    const { post: created, isNew } = await create({ key: workId, input: toInput(sent), keepPublishedAt });
    if (isNew) {
      rebaseOnSaved(created, sent);
      return { kind: 'saved', created: true };
    }
    // An earlier attempt has created the post: the current values are sent as a change to it.
    setStoredVersion(created);
    setRevision(FIRST_REVISION);
    return sendUpdate({ id: created.id, revision: FIRST_REVISION }, sent, keepPublishedAt);
  }

  /** Updates the state after the server has rejected a save. Returns the rejected field, if there is one, after showing its error. */
  function handleApiError({ status, field, serverMessage }: ApiError): TextField | undefined {
    if (status === NOT_FOUND && stored) {
      setStored(null);
      setIsDeleted(true);
    }
    // A 409 means that another post has the slug.
    const rejected = status === CONFLICT ? 'slug' : field;
    if (rejected === null || !isTextField(rejected) || serverMessage === null) return undefined;
    rejectValue(rejected, latestValues.current[rejected], serverMessage);
    return rejected;
  }

  /**
   * Validates and saves the values of the fields.
   * @param keepPublishedAt whether a post that is already public keeps its publication date
   */
  async function save(keepPublishedAt: boolean): Promise<SaveResult> {
    if (saving.current) return { kind: 'busy' };
    if (hasNewer(stored, revision)) return { kind: 'conflict' };
    saving.current = true;
    rejectedValues.current = {};
    try {
      const errors = await validateForm();
      // Marks every field as touched, so that its error is shown.
      await submitForm();
      const field = TEXT_FIELDS.find((name) => errors[name]) ?? ((await checkImage()) ? undefined : 'featuredImage');
      if (field) return { kind: 'invalid', field };
      return await send(latestValues.current, keepPublishedAt);
    } catch (error) {
      const field = error instanceof ApiError ? handleApiError(error) : undefined;
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)), ...(field && { field }) };
    } finally {
      saving.current = false;
    }
  }

  const deleteWork = (): void => void deleteUnsavedWork(workId);

  const newerVersion = hasNewer(stored, revision) ? stored : null;
  return {
    formik, stored, postId, isDeleted, newerVersion, restoredAt: dirty ? restoredAt : null, discarded, isStoredLocally,
    normalizeSlug, checkImage, discard, undoDiscard, resolveConflict, deleteWork, save,
  };
}

/** Whether the stored revision is not the one that the changes are based on. */
const hasNewer = (stored: AdminPost | null, revision: number | null): boolean => stored !== null && stored.revision !== revision;

function rejectionErrors(values: EditorValues, rejectedValues: RejectedValues): EditorErrors {
  const errors: EditorErrors = {};
  for (const field of TEXT_FIELDS) {
    const rejected = rejectedValues[field];
    if (rejected?.value === values[field]) errors[field] = rejected.code;
  }
  return errors;
}
