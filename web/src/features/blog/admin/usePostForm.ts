/**
 * The editor's state: its fields, what they are based on, the unsaved work that is kept in the browser, the slug that follows the title,
 * and saving. Whatever the server answers, and whenever, nothing that was typed is lost, and no other version is overwritten unseen.
 */
import { FIRST_REVISION, type AdminPost } from '@perro-wisdom/domain/blog';
import { code } from '@perro-wisdom/domain/messages/codes';
import { slugify } from '@perro-wisdom/domain/slug';
import { useFormik } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/data/api';
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
import { readPost, useCreatePost, useUpdatePost } from './posts';
import { dropWork, keepWork, type ClaimedWork, type UnsavedWork } from './unsavedWork';

const NOT_FOUND = 404;
const SLUG_TAKEN = 409;
const CHANGED_ELSEWHERE = 412;

export type SaveAnswer =
  | { kind: 'saved'; created: boolean }
  | { kind: 'invalid'; field: TextField }
  /** Another version was stored meanwhile: `form.newer`. */
  | { kind: 'conflict' }
  /** `field`: what the server found wrong. */
  | { kind: 'failed'; error: Error; field?: TextField }
  /** A save is under way already. */
  | { kind: 'busy' };

/** What the server has said against a field, valid as long as the field holds that value. */
type Refusals = Partial<Record<TextField, { value: string; code: string }>>;

interface Discarded {
  values: EditorValues;
  base: EditorValues;
  revision: number | null;
}

/**
 * @param post as it is stored; null for a new post, and for one that was deleted elsewhere
 * @param work the unsaved work to go on with
 */
export function usePostForm(post: AdminPost | null, work: ClaimedWork) {
  const { id: workId } = work;
  // A save that was not answered before the tab was closed may have been stored all the same.
  const [found] = useState(() => (work.found && post && isSame(work.found.values, valuesOf(post)) ? null : work.found));
  /** The newest version that the server is known to have. */
  const [stored, setStored] = useState(post);
  /** The id under which the post is, or was, stored. */
  const [postId, setPostId] = useState(post?.id ?? found?.postId ?? null);
  /** The revision that the changes are made to; null before the first save. */
  const [revision, setRevision] = useState(found ? found.baseRevision : (post?.revision ?? null));
  const [gone, setGone] = useState(post === null && postId !== null);
  const [restoredFrom, setRestoredFrom] = useState(found?.changedAt ?? null);
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const [isKept, setIsKept] = useState(true);
  const saving = useRef(false);
  const refusals = useRef<Refusals>({});
  /** What was sent, by key, in saves that nobody has answered yet. */
  const unanswered = useRef(new Map<string, EditorValues>());
  const { mutateAsync: create } = useCreatePost();
  const { mutateAsync: update } = useUpdatePost();

  const formik = useFormik<EditorValues>({
    initialValues: found?.base ?? valuesOf(post),
    validate: (values) => ({ ...refusedFields(values, refusals.current), ...validateValues(values) }),
    // `save` does it, because it has an answer to give.
    onSubmit: () => undefined,
  });
  const { values, initialValues, dirty, setValues, setFieldValue, resetForm, validateForm, submitForm } = formik;

  // A save answers much later: what counts then is what the fields hold by that time.
  const current = useRef(values);
  useLayoutEffect(() => {
    current.current = values;
  }, [values]);

  // Before the first paint: an empty field must not flash up where there is text.
  useLayoutEffect(() => {
    if (found) void setValues(found.values, false);
    else void dropWork(workId);
  }, [found, setValues, workId]);

  const keep = useCallback(
    (state: Omit<UnsavedWork, 'id' | 'changedAt'>) => {
      void keepWork({ ...state, id: workId, changedAt: new Date().toISOString() }).then(setIsKept);
    },
    [workId],
  );

  const wasKept = useRef(false);
  useEffect(() => {
    if (dirty && values !== found?.values) {
      wasKept.current = true;
      keep({ postId, base: initialValues, baseRevision: revision, values });
    } else if (!dirty && wasKept.current) {
      wasKept.current = false;
      void dropWork(workId);
    }
    if (dirty) setDiscarded(null);
  }, [dirty, found, initialValues, keep, postId, revision, values, workId]);

  // A new post's slug follows its title until the owner gives it another one. A stored post keeps the address that people know.
  const title = useRef(values.titleEn);
  useEffect(() => {
    if (postId === null && values.slug === slugify(title.current)) void setFieldValue('slug', slugify(values.titleEn));
    title.current = values.titleEn;
  }, [postId, values.titleEn, values.slug, setFieldValue]);

  /** The slug as it will be stored. */
  function tidySlug(): void {
    void setFieldValue('slug', slugify(values.slug) || slugify(values.titleEn));
  }

  /** Shows an error at a field as long as it holds this value. */
  function refuse(field: TextField, value: string, reason: string): void {
    refusals.current[field] = { value, code: reason };
    void validateForm();
  }

  /** Says at the field when its path leads to no image. Answers whether it may be saved. */
  async function checkImage(): Promise<boolean> {
    const { featuredImage } = current.current;
    const path = featuredImage.trim();
    // A post may keep the image that it has: the owner is not held up by what happened to it since.
    if (path === '' || path === stored?.featuredImage || (await imageExists(path))) return true;
    refuse('featuredImage', featuredImage, code('blog.imageNotFound'));
    return false;
  }

  /** Takes another version as what is stored; the fields hold `next`, and what differs is unsaved. */
  function rebase(onto: EditorValues, baseRevision: number | null, next: EditorValues): void {
    resetForm({ values: onto });
    void setValues(next, false);
    setRevision(baseRevision);
  }

  function discard(): void {
    setDiscarded({ values, base: initialValues, revision });
    setRestoredFrom(null);
    void dropWork(workId);
    const rest = stored ? valuesOf(stored) : gone ? initialValues : valuesOf(null);
    rebase(rest, stored?.revision ?? (gone ? revision : null), rest);
  }

  function undoDiscard(): void {
    // A state of its own: what was found is not written again, and it has been dropped.
    if (discarded) rebase(discarded.base, discarded.revision, { ...discarded.values });
  }

  /** Settles a conflict: what the owner chose is now a change to the newer version. */
  function resolveConflict(chosen: EditorValues): void {
    if (!stored) return;
    setRestoredFrom(null);
    rebase(valuesOf(stored), stored.revision, chosen);
  }

  /** Takes a version of the post as what is stored. */
  function know(version: AdminPost): void {
    setStored(version);
    setPostId(version.id);
    setGone(false);
  }

  /** Goes on from what was stored when `sent` was saved; what has been typed since stays, and is unsaved. */
  function accept(saved: AdminPost, sent: EditorValues): void {
    const base = valuesOf(saved);
    const next = valuesAfterSave(sent, current.current, base);
    // Here, not only by the effect above: the editor may have been left meanwhile.
    if (isSame(next, base)) void dropWork(workId);
    else keep({ postId: saved.id, base, baseRevision: saved.revision, values: next });
    know(saved);
    setRestoredFrom(null);
    rebase(base, saved.revision, next);
  }

  async function sendUpdate(to: { id: string; revision: number }, sent: EditorValues, keepPublishedAt: boolean): Promise<SaveAnswer> {
    const key = crypto.randomUUID();
    unanswered.current.set(key, sent);
    try {
      accept(await update({ ...to, key, input: toInput(sent), keepPublishedAt }), sent);
      unanswered.current.clear();
      return { kind: 'saved', created: false };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== CHANGED_ELSEWHERE) throw error;
      return comeToTerms(await readPost(to.id), keepPublishedAt);
    }
  }

  /** What to do about a version that was stored meanwhile. */
  function comeToTerms(version: AdminPost, keepPublishedAt: boolean): Promise<SaveAnswer> | SaveAnswer {
    const own = unanswered.current.get(version.saveKey);
    unanswered.current.clear();
    if (isSame(current.current, valuesOf(version))) {
      accept(version, current.current);
      return { kind: 'saved', created: false };
    }
    if (own) {
      // It is this editor's own: it was stored, and only the answer was lost.
      accept(version, own);
      return sendUpdate(version, current.current, keepPublishedAt);
    }
    know(version);
    return { kind: 'conflict' };
  }

  async function send(sent: EditorValues, keepPublishedAt: boolean): Promise<SaveAnswer> {
    if (stored && revision !== null) return sendUpdate({ id: stored.id, revision }, sent, keepPublishedAt);
    const { post: created, isNew } = await create({ key: workId, input: toInput(sent), keepPublishedAt });
    if (isNew) {
      accept(created, sent);
      return { kind: 'saved', created: true };
    }
    // An earlier attempt had got through: what is in the fields now is a change to what that one has stored.
    know(created);
    setRevision(FIRST_REVISION);
    return sendUpdate({ id: created.id, revision: FIRST_REVISION }, sent, keepPublishedAt);
  }

  /** Takes note of what a refusal says about the post; answers the field that it names, having marked it. */
  function learnFrom({ status, field, serverMessage }: ApiError): TextField | undefined {
    if (status === NOT_FOUND && stored) {
      setStored(null);
      setGone(true);
    }
    const named = status === SLUG_TAKEN ? 'slug' : field;
    if (named === null || !isTextField(named) || serverMessage === null) return undefined;
    refuse(named, current.current[named], serverMessage);
    return named;
  }

  /**
   * Sends what is in the fields.
   * @param keepPublishedAt whether a post that is public keeps its date
   */
  async function save(keepPublishedAt: boolean): Promise<SaveAnswer> {
    if (saving.current) return { kind: 'busy' };
    if (hasNewer(stored, revision)) return { kind: 'conflict' };
    saving.current = true;
    refusals.current = {};
    try {
      const errors = await validateForm();
      // Marks every field as seen, so that its error shows.
      await submitForm();
      const field = TEXT_FIELDS.find((name) => errors[name]) ?? ((await checkImage()) ? undefined : 'featuredImage');
      if (field) return { kind: 'invalid', field };
      return await send(current.current, keepPublishedAt);
    } catch (error) {
      const field = error instanceof ApiError ? learnFrom(error) : undefined;
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)), ...(field && { field }) };
    } finally {
      saving.current = false;
    }
  }

  /** The post was deleted on purpose: what was typed goes with it. */
  const forget = (): void => void dropWork(workId);

  const newer = hasNewer(stored, revision) ? stored : null;
  return {
    formik, stored, postId, gone, newer, restoredFrom: dirty ? restoredFrom : null, discarded, isKept,
    tidySlug, checkImage, discard, undoDiscard, resolveConflict, forget, save,
  };
}

/** Whether the changes were made to another revision than the one that is stored. */
const hasNewer = (stored: AdminPost | null, revision: number | null): boolean => stored !== null && stored.revision !== revision;

function refusedFields(values: EditorValues, refusals: Refusals): EditorErrors {
  const refused: EditorErrors = {};
  for (const field of TEXT_FIELDS) {
    const refusal = refusals[field];
    if (refusal?.value === values[field]) refused[field] = refusal.code;
  }
  return refused;
}
