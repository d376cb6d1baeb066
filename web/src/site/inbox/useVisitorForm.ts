import { isEmptyForm } from '@app/domain/fields/form-values';
import type { Locale } from '@app/domain/general/locale';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { afterPaint } from '../../shared/browser/afterPaint';
import { reportBug, serverMessageOf } from '../../shared/data/api';
import { useLocale } from '../../shared/i18n/useLocale';
import { useMessage } from '../../shared/i18n/useMessage';
import { requestToaster, showToast } from '../../shared/ui/toast';
import type { Outcome } from '../ui/SendOutcome';
import { elapsedMs, idempotencyKey, type KeptFormStore, type KeptForm } from './keptForm';

/** The data sent along with every form's values (`SENT_WITH_FORM`). */
interface SentWithForm {
  language: Locale;
  website: string;
  elapsedMs: number | undefined;
}

interface VisitorForm<Values> {
  /** The stored form to start with; null if there is none. */
  kept: KeptForm<Values> | null;
  store: KeptFormStore<Values>;
  initialValues: Values;
  empty: Values;
  schema: AnyObjectSchema;
  /** Additional content to send. If the content changes, the next attempt gets a new idempotency key. */
  attachment?: object;
  /**
   * Sends the form. Once the server has accepted the form, resolves with the outcome to show, or with null if
   * the caller shows the outcome itself. Rejects if sending fails.
   */
  send: (values: Values, sentWith: SentWithForm, key: string) => Promise<Outcome | null>;
  /**
   * The message to show after a failure. `detail` is shown only if the server's response contains no reason.
   */
  failed: { title: string; detail: string };
}

/**
 * Manages a form for visitors. The input survives failures and reloads until the server has accepted it; then
 * the form is cleared.
 */
export function useVisitorForm<Values extends object>({
  kept: initiallyKept,
  store,
  initialValues,
  empty,
  schema,
  attachment,
  send,
  failed,
}: VisitorForm<Values>) {
  const message = useMessage();
  const language = useLocale();
  const kept = useRef(initiallyKept);
  const shownAt = useRef(initiallyKept?.shownAt ?? 0);
  const mountedAt = useRef(0);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPressed, setPressed] = useState(false);
  const report = (said: Outcome) => {
    setOutcome(said);
    const { hasFailed, title, detail } = said;
    showToast({ title, description: detail, ...(hasFailed && { variant: 'destructive' }) });
  };

  useEffect(requestToaster, []);
  useEffect(() => {
    mountedAt.current = performance.now();
    if (!initiallyKept) shownAt.current = Date.now();
  }, [initiallyKept]);

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values, { resetForm }) => {
      // Ignores a second click, because Formik disables the button only on the next render.
      if (sending.current) return;
      sending.current = true;
      setOutcome(null);
      const content = { ...values, ...attachment };
      const sentKey = idempotencyKey(content, kept.current ?? { sentKey: '', sentContent: '' });
      kept.current = { values, sentKey, sentContent: JSON.stringify(content), shownAt: shownAt.current };
      store.write(kept.current);
      const sentWith = {
        language,
        website: honeypot.current?.value ?? '',
        elapsedMs: elapsedMs(shownAt.current, mountedAt.current),
      };
      try {
        const said = await send(values, sentWith, sentKey);
        kept.current = null;
        store.clear();
        resetForm({ values: empty });
        shownAt.current = Date.now();
        mountedAt.current = performance.now();
        if (said) report(said);
      } catch (error) {
        reportBug(error);
        report({ hasFailed: true, title: failed.title, detail: serverMessageOf(error) ?? failed.detail });
      } finally {
        sending.current = false;
      }
    },
  });
  const { values, errors, isSubmitting, submitCount } = formik;

  const writtenValues = useRef(values);
  useEffect(() => {
    if (writtenValues.current === values) return;
    writtenValues.current = values;
    kept.current = { sentKey: '', sentContent: '', ...kept.current, values, shownAt: shownAt.current };
    if (isEmptyForm(values)) store.clear();
    else store.write(kept.current);
  }, [values, store]);

  // Focuses the first invalid field after an attempt to send, but not after the visitor corrects a field.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid)?.focus();
  }, [submitCount, isSubmitting]);

  /** Shows the button as pressed before validation, which takes up to 0.2 seconds on a phone. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPressed) return;
    setPressed(true);
    afterPaint(() => {
      setPressed(false);
      if (!sending.current) formik.handleSubmit();
    });
  }

  return {
    formik,
    form,
    honeypot,
    onSubmit,
    isPressed,
    outcome,
    problems:
      submitCount > 0 && !isSubmitting ? Object.values(errors).map(String).map(message).join('. ') : '',
  };
}
