import { Button, VisuallyHidden } from '@chakra-ui/react';
import type { ContactForm as ContactValues } from '@perro-wisdom/domain/contact';
import { contactFormSchema } from '@perro-wisdom/domain/contact.schema';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType } from 'react-router-dom';
import { useShownNavigationType } from '../../platform/browser/shownNavigation';
import { ApiError } from '../../platform/data/api';
import { useLocale } from '../../platform/i18n/useLocale';
import { useMessage } from '../../platform/i18n/useMessage';
import { requestToaster, showToast } from '../../ui/toast';
import { ContactFields, FieldColumn } from './ContactFields';
import { clearDraft, elapsedMs, EMPTY_FORM, idempotencyKey, isEmpty, readDraft, writeDraft, type ContactDraft } from './draft';
import { FormField } from './FormField';
import { findPlainForm, mergePlainValues, mergePlainValuesIntoDraft, moveFocus, readPlainForm } from './plainFormValues';
import { sendMessage } from './send';

interface ContactFormProps {
  /** The service requested by the URL; empty when there is none. */
  service: ContactValues['service'];
}

/**
 * Returns the initial values of the form. A service requested by a new navigation overrides that of the draft. After a reload or going
 * back it does not, because the visitor may have changed it since.
 */
function initialFormValues(draft: ContactDraft | null, service: ContactValues['service'], navigation: NavigationType): ContactValues {
  if (!draft) return { ...EMPTY_FORM, service };
  const isNewRequest = service !== '' && navigation !== NavigationType.Pop;
  return isNewRequest ? { ...draft.values, service } : draft.values;
}

/** Returns the server's message for a rejected request (4xx); null for other errors and when it sent no message. */
const rejectionMessage = (error: unknown): string | null => (error instanceof ApiError && error.status < 500 ? error.serverMessage : null);

/** The contact form. What the visitor has typed survives failures and reloads until the server has confirmed the message. */
export function ContactForm({ service }: ContactFormProps) {
  const { t } = useTranslation(['contact', 'messages']);
  const message = useMessage();
  const locale = useLocale();
  const navigation = useShownNavigationType();
  const [plainForm] = useState(findPlainForm);
  const [initialDraft] = useState(() => mergePlainValuesIntoDraft(readDraft(), plainForm, service));
  const [initialValues] = useState(() => initialFormValues(initialDraft, service, navigation));
  const draft = useRef(initialDraft);
  const shownAt = useRef(initialDraft?.shownAt ?? 0);
  const mountedAt = useRef(0);
  const sending = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  useEffect(requestToaster, []);
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
      const sentKey = idempotencyKey(values, draft.current ?? { sentKey: '', sentContent: '' });
      draft.current = { values, sentKey, sentContent: JSON.stringify(values), shownAt: shownAt.current };
      writeDraft(draft.current);
      try {
        await sendMessage(
          {
            ...values,
            language: locale,
            website: honeypot.current?.value ?? '',
            elapsedMs: elapsedMs(shownAt.current, mountedAt.current),
          },
          sentKey,
        );
        draft.current = null;
        clearDraft();
        resetForm({ values: EMPTY_FORM });
        shownAt.current = Date.now();
        mountedAt.current = performance.now();
        showToast({ title: t('messages:contact.success'), description: t('messages:contact.successDetail') });
      } catch (error) {
        showToast({
          variant: 'destructive',
          title: t('messages:contact.error'),
          description: rejectionMessage(error) ?? t('messages:contact.errorFallback'),
        });
      } finally {
        sending.current = false;
      }
    },
  });

  const { values, isSubmitting, submitCount, errors, setFieldValue, setValues } = formik;

  // Copies what was typed into the server-rendered form between the first render of this form and its commit, and the focus.
  useLayoutEffect(() => {
    if (!plainForm) return;
    const plainValues = readPlainForm(plainForm.form);
    if (!isEmpty(plainValues)) void setValues((current) => mergePlainValues(current, plainValues), false);
    moveFocus(plainForm, document.querySelector('[data-contact-form]'));
  }, [plainForm, setValues]);

  // The URL may request another service while the form is mounted, for example after going back.
  const requested = useRef(service);
  useEffect(() => {
    if (requested.current === service) return;
    requested.current = service;
    if (service) void setFieldValue('service', service);
  }, [service, setFieldValue]);

  const writtenValues = useRef(values);
  useEffect(() => {
    if (writtenValues.current === values) return;
    writtenValues.current = values;
    draft.current = { sentKey: '', sentContent: '', ...draft.current, values, shownAt: shownAt.current };
    if (isEmpty(values)) clearDraft();
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
      <FieldColumn
        data-contact-form
        noValidate
        aria-label={t('form.label')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.current) formik.handleSubmit();
        }}
      >
        <ContactFields
          Field={FormField}
          messageLength={values.message.length}
          honeypot={honeypot}
          button={
            <Button ref={sendButton} type="submit" size="lg" flexShrink="0" disabled={isSubmitting}>
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
