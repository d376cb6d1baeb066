import { Button, Input, Textarea, VisuallyHidden, chakra } from '@chakra-ui/react';
import {
  CONTACT_SERVICES,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  type ContactForm as ContactValues,
} from '@perro-wisdom/domain/contact';
import { contactFormSchema } from '@perro-wisdom/domain/contact.schema';
import { REGION_TAGS } from '@perro-wisdom/domain/locale';
import { pagePath } from '@perro-wisdom/domain/paths';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { ApiError } from '../../platform/api';
import { useLocale } from '../../platform/useLocale';
import { useMessage } from '../../platform/useMessage';
import { Select } from '../../ui/Select';
import { expectToasts, showToast } from '../../ui/toast';
import { clearDraft, EMPTY_FORM, isEmpty, readDraft, sendingKey, timeSpent, writeDraft, type ContactDraft } from './draft';
import { FormField } from './FormField';
import { sendMessage } from './send';

interface ContactFormProps {
  /** The service that the visitor asked for on the way here. */
  service: ContactValues['service'];
}

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

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
  const [kept] = useState(readDraft);
  const [initialValues] = useState(() => startingValues(kept, service, arrival));
  const draft = useRef(kept);
  const shownAt = useRef(kept?.shownAt ?? 0);
  const mountedAt = useRef(0);
  const sending = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  useEffect(expectToasts, []);
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

  const { values, isSubmitting, submitCount, errors, setFieldValue } = formik;

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

  const count = new Intl.NumberFormat(REGION_TAGS[locale]);

  return (
    <FormikProvider value={formik}>
      <Form
        data-contact-form
        noValidate
        aria-label={t('form.label')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.current) formik.handleSubmit();
        }}
      >
        <FormField name="name" label={t('form.name')} required>
          {(control) => <Input {...control} autoComplete="name" maxLength={NAME_MAX_LENGTH} />}
        </FormField>
        <FormField name="email" label={t('form.email')} required>
          {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} />}
        </FormField>
        <FormField name="service" label={t('form.service')} hint={t('form.optional')}>
          {(control) => (
            <Select {...control}>
              <option value="">{t('form.servicePlaceholder')}</option>
              {CONTACT_SERVICES.map((option) => (
                <option key={option} value={option}>
                  {t(`option.${option}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField
          name="message"
          label={t('form.message')}
          required
          note={
            <chakra.p textAlign="right" css={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('form.count', { used: count.format(values.message.length), max: count.format(MESSAGE_MAX_LENGTH) })}
            </chakra.p>
          }
        >
          {(control) => <Textarea {...control} rows={6} maxLength={MESSAGE_MAX_LENGTH} />}
        </FormField>
        <VisuallyHidden aria-hidden="true">
          <label>
            {t('form.honeypot')}
            <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
        <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ sm: 'center' }} gap="4">
          <Button ref={sendButton} type="submit" size="lg" flexShrink="0" disabled={isSubmitting}>
            {isSubmitting ? t('messages:contact.sending') : t('form.send')}
          </Button>
          <chakra.p textStyle="small" color="fg.muted">
            {t('form.privacy')}{' '}
            <chakra.a asChild color="inherit" textDecoration="underline">
              <Link to={pagePath('privacy', locale)}>{t('form.privacyLink')}</Link>
            </chakra.a>
          </chakra.p>
        </chakra.div>
        {/* Said aloud when a sending was refused before it left. */}
        <VisuallyHidden role="status">
          {submitCount > 0 && !isSubmitting
            ? Object.values(errors).map(message).join('. ')
            : ''}
        </VisuallyHidden>
      </Form>
    </FormikProvider>
  );
}
