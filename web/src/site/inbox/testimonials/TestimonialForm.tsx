import { Button, VisuallyHidden, chakra } from '@chakra-ui/react';
import { CONTENT_PATHS } from '@app/domain/content/api';
import type { FormField as Field } from '@app/domain/fields/form';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { pagePath } from '@app/domain/general/paths';
import type {
  TestimonialForm as TestimonialValues,
  TestimonialRequest,
} from '@app/domain/inbox/testimonials';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { testimonialFormSchema } from '@app/domain/inbox/testimonials.schema';
import { FormikProvider, useFormik } from 'formik';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callApi, serverMessageOf } from '../../../shared/data/api';
import { appCheckHeader } from '../../platform/data/appCheck';
import { elapsedMs, idempotencyKey } from '../../platform/data/attempt';
import { Honeypot } from '../../platform/components/Honeypot';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useMessage } from '../../../shared/i18n/useMessage';
import { Notice } from '../../../shared/ui/Notice';
import { SendOutcome, type Outcome } from '../../ui/SendOutcome';
import { requestToaster, showToast } from '../../../shared/ui/toast';
import {
  clearDraft,
  EMPTY_FORM,
  readDraft,
  readDraftPhoto,
  writeDraft,
  writeDraftPhoto,
  type TestimonialDraft,
} from './draft';
import { FormField } from '../FormField';
import { useSubmit } from '../useSubmit';
import { PhotoField } from './PhotoField';
import { StarsField } from './StarsField';

const FIELDS = Object.entries(TESTIMONIAL_FORM) as [keyof TestimonialValues, Field][];
/** On wide screens two of these share a line. */
const isShort = ({ type }: Field): boolean => type === 'line' || type === 'email';

/** Long enough for a photo on a slow connection. */
const TIMEOUT_MS = 120_000;

/** Returns the file in a `data:` URL, in base64. */
const base64Of = (url: string): string => url.slice(url.indexOf(',') + 1);

async function send(request: TestimonialRequest, key: string): Promise<void> {
  const headers = { [IDEMPOTENCY_HEADER]: key, ...(await appCheckHeader()) };
  await callApi(CONTENT_PATHS.testimonials, {
    method: 'POST',
    body: request,
    headers,
    timeoutMs: TIMEOUT_MS,
  });
}

/** The form for a testimonial. What the visitor has written survives failures and reloads until the server has confirmed it. */
export function TestimonialForm() {
  const { t } = useTranslation(['testimonials', 'messages']);
  const message = useMessage();
  const locale = useLocale();
  const [initialDraft] = useState<TestimonialDraft>(
    () => readDraft() ?? { values: EMPTY_FORM, sentKey: '', sentContent: '', shownAt: 0 },
  );
  const [photo, setPhoto] = useState(readDraftPhoto);
  const [isPreparing, setPreparing] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Outcome | null>(null);
  const draft = useRef(initialDraft);
  const mountedAt = useRef(0);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(requestToaster, []);
  useEffect(() => {
    mountedAt.current = performance.now();
    draft.current.shownAt ||= Date.now();
  }, []);

  const formik = useFormik<TestimonialValues>({
    initialValues: initialDraft.values,
    validationSchema: testimonialFormSchema,
    onSubmit: async (values) => {
      if (sending.current) return;
      sending.current = true;
      setFailure(null);
      const content = { ...values, photo: base64Of(photo) };
      const sentKey = idempotencyKey({ ...values, photo: content.photo.length }, draft.current);
      draft.current = {
        ...draft.current,
        values,
        sentKey,
        sentContent: JSON.stringify({ ...values, photo: content.photo.length }),
      };
      writeDraft(draft.current);
      try {
        await send(
          {
            ...content,
            language: locale,
            website: honeypot.current?.value ?? '',
            elapsedMs: elapsedMs(draft.current.shownAt, mountedAt.current),
          },
          sentKey,
        );
        clearDraft();
        setSent(true);
      } catch (error) {
        const [title, detail] = [
          t('messages:testimonials.error'),
          serverMessageOf(error) ?? t('form.errorFallback'),
        ];
        setFailure({ hasFailed: true, title, detail });
        showToast({ variant: 'destructive', title, description: detail });
      } finally {
        sending.current = false;
      }
    },
  });
  const { values, errors, touched, isSubmitting, submitCount, setFieldValue } = formik;
  const { isPressed, onSubmit } = useSubmit(() => !sending.current && !isPreparing && formik.handleSubmit());

  const writtenValues = useRef(values);
  useEffect(() => {
    if (writtenValues.current === values) return;
    writtenValues.current = values;
    draft.current = { ...draft.current, values };
    writeDraft(draft.current);
  }, [values]);

  // Focuses the first invalid field after an attempt to send, but not after each correction.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid)?.focus();
  }, [submitCount, isSubmitting]);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  if (isSent) {
    return (
      <chakra.div ref={thanks} tabIndex={-1} outline="none">
        <Notice role="status" title={t('messages:testimonials.success')}>
          {t('messages:testimonials.successDetail')}
        </Notice>
      </chakra.div>
    );
  }
  const show = (name: keyof TestimonialValues, field: Field) => {
    if (field.type !== 'stars')
      return (
        <FormField
          name={name}
          field={field}
          label={t(`form.${name}`)}
          note={name === 'email' && t('form.emailNote')}
        />
      );
    return (
      <StarsField
        rating={values.rating}
        error={touched.rating && errors.rating ? message(errors.rating) : undefined}
        onChange={(rating) => void setFieldValue(name, rating)}
      />
    );
  };
  return (
    <FormikProvider value={formik}>
      <chakra.form
        ref={form}
        noValidate
        aria-label={t('form.label')}
        display="flex"
        flexDirection="column"
        gap="5"
        onSubmit={onSubmit}
      >
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        >
          {FIELDS.map(([name, field]) => (
            <Fragment key={name}>
              {name === 'hasConsent' && (
                <chakra.div gridColumn="1 / -1">
                  <PhotoField
                    photo={photo}
                    onBusy={setPreparing}
                    onChange={(url) => {
                      setPhoto(url);
                      writeDraftPhoto(url);
                    }}
                  />
                </chakra.div>
              )}
              <chakra.div minW="0" gridColumn={isShort(field) ? 'auto' : '1 / -1'}>
                {show(name, field)}
              </chakra.div>
            </Fragment>
          ))}
        </chakra.div>
        <Honeypot label={t('form.honeypot')} ref={honeypot} />
        <SendOutcome outcome={failure} />
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', sm: 'row' }}
          alignItems={{ sm: 'center' }}
          gap="4"
        >
          <Button
            type="submit"
            size="lg"
            flexShrink="0"
            aria-disabled={isSubmitting || isPreparing}
            data-active={isPressed || undefined}
          >
            {isSubmitting ? t('form.sending') : t('form.send')}
          </Button>
          <chakra.a
            asChild
            display="inline-flex"
            alignItems="center"
            minH="11"
            textStyle="small"
            color="fg.muted"
            textDecoration="underline"
          >
            <Link to={pagePath('privacy', locale)}>{t('form.privacyLink')}</Link>
          </chakra.a>
        </chakra.div>
        {/* Announces validation errors to screen readers after an attempt to send. */}
        <VisuallyHidden role="status">
          {submitCount > 0 && !isSubmitting ? Object.values(errors).map(message).join('. ') : ''}
        </VisuallyHidden>
      </chakra.form>
    </FormikProvider>
  );
}
