import { Button, Flex, Grid, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { FormField as Field } from '@app/domain/fields/form';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { pagePath } from '@app/domain/general/paths';
import type { TestimonialForm as TestimonialValues } from '@app/domain/inbox/testimonials';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { testimonialFormSchema } from '@app/domain/inbox/testimonials.schema';
import { FormikProvider } from 'formik';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/data/api';
import { Honeypot } from '../../platform/components/Honeypot';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useMessage } from '../../../shared/i18n/useMessage';
import { Notice } from '../../../shared/ui/Notice';
import { SendOutcome } from '../../ui/SendOutcome';
import { EMPTY_FORM, readKeptPhoto, keptTestimonialForm, writeKeptPhoto } from './keptTestimonialForm';
import { FieldColumn } from '../ContactFields';
import { FormField } from '../FormField';
import { useVisitorForm } from '../useVisitorForm';
import { PhotoField } from './PhotoField';
import { StarsField } from './StarsField';

const FIELDS = Object.entries(TESTIMONIAL_FORM) as [keyof TestimonialValues, Field][];
/** Returns whether a field is short enough to share a row with another field on wide screens. */
const isShort = ({ type }: Field): boolean => type === 'line' || type === 'email';

/** The timeout for sending. It leaves enough time to upload a photo on a slow connection. */
const TIMEOUT_MS = 120_000;

/** Returns the base64 content of a `data:` URL. */
const base64Of = (url: string): string => url.slice(url.indexOf(',') + 1);

/**
 * The testimonial form. The visitor's input survives failures and reloads until the server confirms the
 * testimonial.
 */
export function TestimonialForm() {
  const { t } = useTranslation(['testimonials', 'messages']);
  const message = useMessage();
  const locale = useLocale();
  const [kept] = useState(keptTestimonialForm.read);
  const [photo, setPhoto] = useState(readKeptPhoto);
  const [isPreparing, setPreparing] = useState(false);
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);

  const { formik, form, honeypot, onSubmit, isPressed, outcome, problems } =
    useVisitorForm<TestimonialValues>({
      kept,
      store: keptTestimonialForm,
      initialValues: kept?.values ?? EMPTY_FORM,
      empty: EMPTY_FORM,
      schema: testimonialFormSchema,
      attachment: { photo: base64Of(photo).length },
      send: async (values, sentWith, key) => {
        await callApi('POST /api/testimonials', {
          body: { ...values, ...sentWith, photo: base64Of(photo) },
          headers: { [IDEMPOTENCY_HEADER]: key },
          timeoutMs: TIMEOUT_MS,
        });
        writeKeptPhoto('');
        setSent(true);
        return null;
      },
      failed: { title: t('messages:testimonials.error'), detail: t('form.errorFallback') },
    });
  const { values, errors, touched, isSubmitting, setFieldValue } = formik;

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
      <FieldColumn
        ref={form}
        noValidate
        aria-label={t('form.label')}
        onSubmit={(event) => (isPreparing ? event.preventDefault() : onSubmit(event))}
      >
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          {FIELDS.map(([name, field]) => (
            <Fragment key={name}>
              {name === 'hasConsent' && (
                <chakra.div gridColumn="1 / -1">
                  <PhotoField
                    photo={photo}
                    onBusy={setPreparing}
                    onChange={(url) => {
                      setPhoto(url);
                      writeKeptPhoto(url);
                    }}
                  />
                </chakra.div>
              )}
              <chakra.div minW="0" gridColumn={isShort(field) ? 'auto' : '1 / -1'}>
                {show(name, field)}
              </chakra.div>
            </Fragment>
          ))}
        </Grid>
        <Honeypot label={t('form.honeypot')} ref={honeypot} />
        <SendOutcome outcome={outcome} />
        <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="4">
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
            textStyle="note"
            textDecoration="underline"
          >
            <Link to={pagePath('privacy', locale)}>{t('form.privacyLink')}</Link>
          </chakra.a>
        </Flex>
        {/* Announces validation errors to screen readers when the visitor tries to send the form. */}
        <VisuallyHidden role="status">{problems}</VisuallyHidden>
      </FieldColumn>
    </FormikProvider>
  );
}
