import { Button, VisuallyHidden } from '@chakra-ui/react';
import type { ContactForm as ContactValues } from '@perro-wisdom/domain/contact';
import { contactFormSchema } from '@perro-wisdom/domain/contact.schema';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { ApiError } from '../../platform/data/api';
import { useLocale } from '../../platform/i18n/useLocale';
import { useMessage } from '../../platform/i18n/useMessage';
import { requestToaster, showToast } from '../../ui/toast';
import { ContactFields, FieldColumn } from './ContactFields';
import { clearDraft, EMPTY_FORM, isEmpty, readDraft, sendingKey, timeSpent, writeDraft, type ContactDraft } from './draft';
import { FormField } from './FormField';
import { draftWithTyped, formBefore, moveFocus, typedInto, withTyped } from './plainFormValues';
import { sendMessage } from './send';

interface ContactFormProps {
  /** The service that the visitor asked for on the way here. */
  service: ContactValues['service'];
}

/**
 * What the form begins with. A service that the visitor has just asked for wins over a kept draft's; after a reload the draft wins,
 * in which the visitor may have chosen another.
 */
function startingValues(kept: ContactDraft | null, service: ContactValues['service'], arrival: NavigationType): ContactValues {
  if (!kept) return { ...EMPTY_FORM, service };
  const justRequested = service !== '' && arrival !== NavigationType.Pop;
  return justRequested ? { ...kept.values, service } : kept.values;
}

/** What the server asks the visitor to change; null where it failed, was out of reach, or gave no reason. */
const refusalOf = (error: unknown): string | null => (error instanceof ApiError && error.status < 500 ? error.serverMessage : null);

/** The contact form. What is typed stays, over failures and reloads, until the server has confirmed that it has the message. */
export function ContactForm({ service }: ContactFormProps) {
  const { t } = useTranslation(['contact', 'messages']);
  const message = useMessage();
  const locale = useLocale();
  const arrival = useNavigationType();
  const [before] = useState(formBefore);
  const [kept] = useState(() => draftWithTyped(readDraft(), before, service));
  const [initialValues] = useState(() => startingValues(kept, service, arrival));
  const draft = useRef(kept);
  const shownAt = useRef(kept?.shownAt ?? 0);
  const mountedAt = useRef(0);
  const sending = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  useEffect(requestToaster, []);
  useEffect(() => {
    mountedAt.current = performance.now();
    if (!kept) shownAt.current = Date.now();
  }, [kept]);

  const formik = useFormik<ContactValues>({
    initialValues,
    validationSchema: contactFormSchema,
    onSubmit: async (values, { resetForm }) => {
      // Formik disables the button only after the next render: a double click is faster.
      if (sending.current) return;
      sending.current = true;
      const sentKey = sendingKey(values, draft.current ?? { sentKey: '', sentContent: '' });
      draft.current = { values, sentKey, sentContent: JSON.stringify(values), shownAt: shownAt.current };
      writeDraft(draft.current);
      try {
        await sendMessage(
          {
            ...values,
            language: locale,
            website: honeypot.current?.value ?? '',
            elapsedMs: timeSpent(shownAt.current, mountedAt.current),
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
          description: refusalOf(error) ?? t('messages:contact.errorFallback'),
        });
      } finally {
        sending.current = false;
      }
    },
  });

  const { values, isSubmitting, submitCount, errors, setFieldValue, setValues } = formik;

  // What was typed until the very moment when this form took the place of the server's.
  useLayoutEffect(() => {
    if (!before) return;
    const typed = typedInto(before.form);
    if (!isEmpty(typed)) void setValues((own) => withTyped(own, typed), false);
    moveFocus(before, document.querySelector('[data-contact-form]'));
  }, [before, setValues]);

  // Another service requested while the form is open, such as by going back.
  const requested = useRef(service);
  useEffect(() => {
    if (requested.current === service) return;
    requested.current = service;
    if (service) void setFieldValue('service', service);
  }, [service, setFieldValue]);

  const written = useRef(values);
  useEffect(() => {
    if (written.current === values) return;
    written.current = values;
    draft.current = { sentKey: '', sentContent: '', ...draft.current, values, shownAt: shownAt.current };
    if (isEmpty(values)) clearDraft();
    else writeDraft(draft.current);
  }, [values]);

  // The button is disabled while the message travels, and a disabled button loses the focus.
  useEffect(() => {
    if (!isSubmitting) return;
    const button = sendButton.current;
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [isSubmitting]);

  // After a refused sending the focus goes to the first field that needs a hand.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    document.querySelector<HTMLElement>('[data-contact-form] [aria-invalid="true"]')?.focus();
    // Only a new attempt moves the focus, not each correction.
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
          used={values.message.length}
          honeypot={honeypot}
          button={
            <Button ref={sendButton} type="submit" size="lg" flexShrink="0" disabled={isSubmitting}>
              {isSubmitting ? t('messages:contact.sending') : t('form.send')}
            </Button>
          }
        />
        {/* Said aloud when a sending was refused before it left. */}
        <VisuallyHidden role="status">
          {submitCount > 0 && !isSubmitting
            ? Object.values(errors).map(message).join('. ')
            : ''}
        </VisuallyHidden>
      </FieldColumn>
    </FormikProvider>
  );
}
