import { Button, VisuallyHidden } from '@chakra-ui/react';
import { isEmptyForm } from '@app/domain/fields/form-values';
import type { ContactForm as ContactValues, ContactRequest } from '@app/domain/inbox/contact';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { requestWaitingMessages, waitingFlag } from '../platform/browser/waitingFlag';
import { serverMessageOf } from '../../shared/data/api';
import { elapsedMs, idempotencyKey } from '../platform/data/attempt';
import { fetchOnce } from '../../shared/data/fetchOnce';
import { useLocale } from '../../shared/i18n/useLocale';
import { useMessage } from '../../shared/i18n/useMessage';
import { Notice } from '../../shared/ui/Notice';
import { SendOutcome, type Outcome } from '../ui/SendOutcome';
import { requestToaster, showToast } from '../../shared/ui/toast';
import { ContactFields, FieldColumn } from './ContactFields';
import { clearDraft, EMPTY_FORM, readDraft, writeDraft, type ContactDraft } from './draft';
import { FormField } from './FormField';
import {
  findPlainForm,
  mergePlainValues,
  mergePlainValuesIntoDraft,
  moveFocus,
  readPlainForm,
} from './plainFormValues';
import { sendMessage } from './send';
import { useSubmit } from './useSubmit';

/** Loaded with the form, because without a connection it is too late. A static import would make its code part of every page. */
const waitingMessages = fetchOnce(() => import('./WaitingNotice'));

interface ContactFormProps {
  /** The service requested by the URL; empty when there is none. */
  service: ContactValues['service'];
}

/**
 * Returns the initial values of the form. A service requested by a new navigation overrides that of the draft. After a reload or going
 * back it does not, because the visitor may have changed it since.
 */
function initialFormValues(
  draft: ContactDraft | null,
  service: ContactValues['service'],
  navigation: NavigationType,
): ContactValues {
  if (!draft) return { ...EMPTY_FORM, service };
  const isNewRequest = service !== '' && navigation !== NavigationType.Pop;
  return isNewRequest ? { ...draft.values, service } : draft.values;
}

/** Has a message wait for a connection if the browser knows that it has none. Resolves to false where storage is blocked, too. */
async function waitsForConnection(request: ContactRequest, key: string): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    const { keepWaiting, wakeWhenOnline } = await waitingMessages.load(undefined);
    await keepWaiting(request, key);
    waitingFlag.raise();
    wakeWhenOnline().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** The key of a message that the server has refused, when the visitor comes to correct it. */
function useKeyToCorrect(): string | null {
  const { state } = useLocation() as { state: unknown };
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'correct') : null;
  return typeof key === 'string' ? key : null;
}

/** The contact form. What the visitor has typed survives failures and reloads until the server has confirmed the message. */
export function ContactForm({ service }: ContactFormProps) {
  const { t } = useTranslation(['contact', 'messages']);
  const message = useMessage();
  const locale = useLocale();
  const navigation = useNavigationType();
  const [plainForm] = useState(findPlainForm);
  const [initialDraft] = useState(() => mergePlainValuesIntoDraft(readDraft(), plainForm, service));
  const [initialValues] = useState(() => initialFormValues(initialDraft, service, navigation));
  const draft = useRef(initialDraft);
  const shownAt = useRef(initialDraft?.shownAt ?? 0);
  const mountedAt = useRef(0);
  const sending = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const report = ({ hasFailed, title, detail }: Outcome) => {
    setOutcome({ hasFailed, title, detail });
    showToast({ title, description: detail, ...(hasFailed && { variant: 'destructive' }) });
  };

  useEffect(requestToaster, []);
  useEffect(() => {
    requestWaitingMessages();
    waitingMessages.load(undefined).catch(() => undefined);
  }, []);
  useEffect(() => {
    mountedAt.current = performance.now();
    if (!initialDraft) shownAt.current = Date.now();
  }, [initialDraft]);

  const formik = useFormik<ContactValues>({
    initialValues,
    validationSchema: contactFormSchema,
    onSubmit: async (values, { resetForm }) => {
      // Formik disables the button only on the next render, which a double click can precede.
      if (sending.current) return;
      sending.current = true;
      setOutcome(null);
      const sentKey = idempotencyKey(values, draft.current ?? { sentKey: '', sentContent: '' });
      draft.current = { values, sentKey, sentContent: JSON.stringify(values), shownAt: shownAt.current };
      writeDraft(draft.current);
      const request = {
        ...values,
        language: locale,
        website: honeypot.current?.value ?? '',
        elapsedMs: elapsedMs(shownAt.current, mountedAt.current),
      };
      try {
        const waits = await waitsForConnection(request, sentKey);
        if (!waits) await sendMessage(request, sentKey);
        draft.current = null;
        clearDraft();
        resetForm({ values: EMPTY_FORM });
        shownAt.current = Date.now();
        mountedAt.current = performance.now();
        setRefusal(null);
        report(
          waits
            ? { hasFailed: false, title: t('waiting.kept'), detail: t('waiting.keptDetail') }
            : {
                hasFailed: false,
                title: t('messages:contact.success'),
                detail: t('messages:contact.successDetail'),
              },
        );
      } catch (error) {
        report({
          hasFailed: true,
          title: t('messages:contact.error'),
          detail: serverMessageOf(error) ?? t('messages:contact.errorFallback'),
        });
      } finally {
        sending.current = false;
      }
    },
  });

  const { values, isSubmitting, submitCount, errors, setFieldValue, setValues } = formik;
  const { isPressed, onSubmit } = useSubmit(() => !sending.current && formik.handleSubmit());

  // Copies what was typed into the server-rendered form between the first render of this form and its commit, and the focus.
  useLayoutEffect(() => {
    if (!plainForm) return;
    const plainValues = readPlainForm(plainForm.form);
    if (!isEmptyForm(plainValues)) void setValues((current) => mergePlainValues(current, plainValues), false);
    moveFocus(plainForm, document.querySelector('[data-contact-form]'));
  }, [plainForm, setValues]);

  // The URL may request another service while the form is mounted, for example after going back.
  const requested = useRef(service);
  useEffect(() => {
    if (requested.current === service) return;
    requested.current = service;
    if (service) void setFieldValue('service', service);
  }, [service, setFieldValue]);

  // Puts a refused message back into the form, which must be empty: what was typed there since is not replaced.
  const keyToCorrect = useKeyToCorrect();
  const canTakeBack = keyToCorrect !== null && isEmptyForm(values);
  useEffect(() => {
    if (!canTakeBack) return;
    let isCurrent = true;
    const takeBack = async () => {
      const { listWaiting, removeWaiting } = await waitingMessages.load(undefined);
      const found = (await listWaiting()).find(
        ({ key, state }) => key === keyToCorrect && state === 'refused',
      );
      if (!found || !isCurrent) return;
      // The draft is written before the message is removed.
      await setValues(contactFormSchema.cast(found.request, { stripUnknown: true }), true);
      setRefusal(found.reason);
      await removeWaiting(found.key);
    };
    takeBack().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [canTakeBack, keyToCorrect, setValues]);

  const writtenValues = useRef(values);
  useEffect(() => {
    if (writtenValues.current === values) return;
    writtenValues.current = values;
    draft.current = { sentKey: '', sentContent: '', ...draft.current, values, shownAt: shownAt.current };
    if (isEmptyForm(values)) clearDraft();
    else writeDraft(draft.current);
  }, [values]);

  // The button is disabled during sending and thereby loses the focus.
  useEffect(() => {
    if (!isSubmitting) return;
    const button = sendButton.current;
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [isSubmitting]);

  // Focuses the first invalid field after an attempt to send, but not after each correction.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    document.querySelector<HTMLElement>('[data-contact-form] [aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return (
    <FormikProvider value={formik}>
      <FieldColumn data-contact-form noValidate aria-label={t('form.label')} onSubmit={onSubmit}>
        {refusal !== null && (
          <Notice role="alert" compact title={t('messages:contact.error')}>
            {refusal}
          </Notice>
        )}
        <ContactFields
          Field={FormField}
          honeypot={honeypot}
          outcome={
            <SendOutcome outcome={outcome && (outcome.hasFailed || isEmptyForm(values)) ? outcome : null} />
          }
          button={
            <Button
              ref={sendButton}
              type="submit"
              size="lg"
              flexShrink="0"
              disabled={isSubmitting}
              data-active={isPressed || undefined}
            >
              {isSubmitting ? t('messages:contact.sending') : t('form.send')}
            </Button>
          }
        />
        {/* Announces validation errors to screen readers after an attempt to send. */}
        <VisuallyHidden role="status">
          {submitCount > 0 && !isSubmitting ? Object.values(errors).map(message).join('. ') : ''}
        </VisuallyHidden>
      </FieldColumn>
    </FormikProvider>
  );
}
