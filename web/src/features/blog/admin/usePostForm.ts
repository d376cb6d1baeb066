/** The editor's state: its fields, the draft of what is not saved yet, the slug that follows the title, and saving. */
import type { BlogPost } from '@perro-wisdom/domain/blog';
import { code } from '@perro-wisdom/domain/messages/codes';
import { slugify } from '@perro-wisdom/domain/slug';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api';
import { clearDraft, readDraft, writeDraft } from './draft';
import { TEXT_FIELDS, toInput, validateValues, valuesOf, type EditorValues, type TextField } from './editorValues';
import { NEW_POST, useSavePost } from './posts';

const CONFLICT = 409;

export type SaveAnswer =
  | { kind: 'saved'; post: BlogPost }
  | { kind: 'invalid'; field: TextField }
  | { kind: 'failed'; error: Error }
  /** A saving is on its way already. */
  | { kind: 'busy' };

export function usePostForm(post: BlogPost | null) {
  const id = post?.id ?? NEW_POST;
  const [kept] = useState(() => readDraft(id));
  const [restored, setRestored] = useState(kept !== null);
  const saving = useRef(false);
  const { mutateAsync: store } = useSavePost();
  const formik = useFormik<EditorValues>({
    initialValues: valuesOf(post),
    validate: validateValues,
    // `save` does it, because it has an answer to give.
    onSubmit: () => undefined,
  });
  const { values, dirty, setValues, setFieldValue, resetForm, validateForm, submitForm, setFieldError } = formik;

  useEffect(() => {
    if (kept) void setValues(kept, false);
  }, [kept, setValues]);

  useEffect(() => {
    if (dirty) writeDraft(id, values);
    else clearDraft(id);
  }, [id, dirty, values]);

  // A new post's slug follows its title until the owner gives it another one. A stored post keeps the address that people know.
  const title = useRef(values.titleEn);
  useEffect(() => {
    if (id === NEW_POST && values.slug === slugify(title.current)) void setFieldValue('slug', slugify(values.titleEn));
    title.current = values.titleEn;
  }, [id, values.titleEn, values.slug, setFieldValue]);

  /** The slug as it will be stored. */
  function tidySlug(): void {
    void setFieldValue('slug', slugify(values.slug) || slugify(values.titleEn));
  }

  function discard(): void {
    clearDraft(id);
    setRestored(false);
    resetForm({ values: valuesOf(post) });
  }

  /** Sends what is in the fields; whatever comes of it, nothing that was typed is lost. */
  async function save(): Promise<SaveAnswer> {
    if (saving.current) return { kind: 'busy' };
    saving.current = true;
    try {
      const errors = await validateForm();
      // Marks every field as seen, so that its error shows.
      await submitForm();
      const field = TEXT_FIELDS.find((name) => errors[name]);
      if (field) return { kind: 'invalid', field };

      const stored = await store({ id, input: toInput(values) });
      setRestored(false);
      resetForm({ values: valuesOf(stored) });
      return { kind: 'saved', post: stored };
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) setFieldError('slug', code('blog.slugTaken'));
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
    } finally {
      saving.current = false;
    }
  }

  return { formik, restored, tidySlug, discard, save };
}
