import { Button, VisuallyHidden } from '@chakra-ui/react';
import { isEmptyForm } from '@app/domain/fields/form-values';
import type { ContactForm as ContactValues, ContactRequest } from '@app/domain/inbox/contact';
import { textProperty } from '@app/domain/general/property';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
import { ignore } from '@app/domain/stored/reader';
import { FormikProvider } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { requestWaitingMessages, waitingFlag } from '../platform/browser/waitingFlag';
import { fetchOnce } from '../../shared/data/fetchOnce';
import { Notice } from '../../shared/ui/Notice';
import { SendOutcome } from '../ui/SendOutcome';
import { ContactFields, FieldColumn } from './ContactFields';
import { asContactForm, keptContactForm, EMPTY_FORM, type KeptContactForm } from './keptContactForm';
import { FormField } from './FormField';
import {
  findPlainForm,
  mergePlainValues,
  mergePlainValuesIntoKept,
  moveFocus,
  readPlainForm,
} from './plainFormValues';
import { sendMessage } from './send';
import { useVisitorForm } from './useVisitorForm';

/**
 * The code for queued messages. The form loads it right away, because it can't be loaded once the connection
 * is lost. A static import would make it part of every page.
 */
const waitingMessages = fetchOnce(() => import('./WaitingNotice'));

interface ContactFormProps {
  service: ContactValues['service'];
}

/**
 * Returns the initial values. After a new navigation, the requested service replaces the one in the stored
 * form. After a reload or Back, the stored service stays, because the visitor may have changed it.
 */
function initialFormValues(
  kept: KeptContactForm | null,
  service: ContactValues['service'],
  navigation: NavigationType,
): ContactValues {
  if (!kept) return { ...EMPTY_FORM, service };
  const isNewRequest = service !== '' && navigation !== NavigationType.Pop;
  return isNewRequest ? { ...kept.values, service } : kept.values;
}

/**
 * Queues a message if the browser reports that it is offline. Resolves to false if it is online or storage is
 * blocked, otherwise to true.
 */
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

/**
 * The contact form. What the visitor typed survives failures and reloads until the server confirms the
 * message.
 */
export function ContactForm({ service }: ContactFormProps) {
  const { t } = useTranslation(['contact', 'messages']);
  const navigation = useNavigationType();
  const [plainForm] = useState(findPlainForm);
  const [kept] = useState(() => mergePlainValuesIntoKept(keptContactForm.read(), plainForm, service));
  const [initialValues] = useState(() => initialFormValues(kept, service, navigation));
  const sendButton = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    requestWaitingMessages();
    waitingMessages.load(undefined).catch(() => undefined);
  }, []);
  const { formik, form, honeypot, onSubmit, isPressed, outcome, problems } = useVisitorForm<ContactValues>({
    kept,
    store: keptContactForm,
    initialValues,
    empty: EMPTY_FORM,
    schema: contactFormSchema,
    send: async (values, sentWith, key) => {
      const request = { ...values, ...sentWith };
      const waits = await waitsForConnection(request, key);
      if (!waits) await sendMessage(request, key);
      setRefusal(null);
      return waits
        ? { hasFailed: false, title: t('waiting.kept'), detail: t('waiting.keptDetail') }
        : {
            hasFailed: false,
            title: t('messages:contact.success'),
            detail: t('messages:contact.successDetail'),
          };
    },
    failed: { title: t('messages:contact.error'), detail: t('messages:contact.errorFallback') },
  });
  const { values, isSubmitting, setFieldValue, setValues } = formik;

  // Takes over focus, and any text the visitor already typed, from the server-rendered form that this form
  // replaced.
  useLayoutEffect(() => {
    if (!plainForm) return;
    const plainValues = readPlainForm(plainForm.form);
    if (!isEmptyForm(plainValues)) void setValues((current) => mergePlainValues(current, plainValues), false);
    moveFocus(plainForm, form.current);
  }, [plainForm, setValues, form]);

  // While the form is mounted, the URL may change to a different service, for example when the visitor goes
  // back.
  const requested = useRef(service);
  useEffect(() => {
    if (requested.current === service) return;
    requested.current = service;
    if (service) void setFieldValue('service', service);
  }, [service, setFieldValue]);

  // Puts a rejected message back into the form, but only if the form is empty, so nothing is overwritten.
  const keyToCorrect = textProperty(useLocation().state, 'correct');
  const canTakeBack = keyToCorrect !== '' && isEmptyForm(values);
  useEffect(() => {
    if (!canTakeBack) return;
    let isCurrent = true;
    const takeBack = async () => {
      const { listWaiting, removeWaiting } = await waitingMessages.load(undefined);
      const found = (await listWaiting()).find(
        ({ key, state }) => key === keyToCorrect && state === 'refused',
      );
      if (!found || !isCurrent) return;
      // To avoid losing the message, fills in and stores the form before removing the message from the queue.
      await setValues(asContactForm(found.request, ignore, ''), true);
      setRefusal(found.reason);
      await removeWaiting(found.key);
    };
    takeBack().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [canTakeBack, keyToCorrect, setValues]);

  // Returns focus to the button after sending. Meanwhile, the button is disabled and an ancestor has focus:
  // the page, or `main` if the visitor taps the button again.
  useEffect(() => {
    if (!isSubmitting) return;
    const button = sendButton.current;
    return () => {
      if (button && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
    };
  }, [isSubmitting]);

  return (
    <FormikProvider value={formik}>
      <FieldColumn ref={form} data-contact-form noValidate aria-label={t('form.label')} onSubmit={onSubmit}>
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
        {/* Makes screen readers announce validation errors after an attempt to send. */}
        <VisuallyHidden role="status">{problems}</VisuallyHidden>
      </FieldColumn>
    </FormikProvider>
  );
}
