import { chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import { TESTIMONIALS_LIMIT } from '@perro-wisdom/domain/testimonials';
import { useTranslation } from 'react-i18next';
import { useTestimonials } from '../../features/testimonials/data';
import { TestimonialCards } from '../../features/testimonials/TestimonialCards';
import { Head } from '../../platform/Head';
import { useLocale } from '../../platform/useLocale';
import { AnchorButton } from '../../ui/LinkButton';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

function SubmitYours() {
  const { t } = useTranslation('testimonials');
  const subject = encodeURIComponent(t('submit.subject'));
  return (
    <Section tone="sand" aria-labelledby="submit-title" textAlign="center">
      <chakra.h2 id="submit-title" textStyle="h2">
        {t('submit.title')}
      </chakra.h2>
      <chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8" mx="auto" maxW="prose">
        {t('submit.text')}
      </chakra.p>
      <AnchorButton href={`mailto:${business.email}?subject=${subject}`} size="lg">
        {t('submit.link')}
      </AnchorButton>
    </Section>
  );
}

export function TestimonialsPage() {
  const { t } = useTranslation('testimonials');
  const locale = useLocale();
  const testimonials = useTestimonials(TESTIMONIALS_LIMIT);
  return (
    <>
      <Head locale={locale} title={t('eyebrow')} description={t('description')} />
      <Section>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
        <TestimonialCards query={testimonials} limit={TESTIMONIALS_LIMIT} />
      </Section>
      <SubmitYours />
    </>
  );
}
