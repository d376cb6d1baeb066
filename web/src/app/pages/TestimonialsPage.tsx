import { TESTIMONIALS_LIMIT } from '@perro-wisdom/domain/content/testimonials';
import { useTranslation } from 'react-i18next';
import { testimonialsQuery } from '../../features/testimonials/data';
import { TestimonialFormSection } from '../../features/testimonials/TestimonialFormSection';
import { TestimonialWall } from '../../features/testimonials/TestimonialWall';
import { Head } from '../../platform/head/Head';
import { useLocale } from '../../platform/i18n/useLocale';
import { load, type Loader } from '../../platform/data/loader';
import { useFirestoreQuery } from '../../platform/data/useFirestoreQuery';
import { withQueries } from '../../platform/data/withQueries';
import { loadPlaceholder } from '../../platform/pictures/placeholderImage';
import { useFacts } from '../../platform/site/SiteContext';
import { AnchorButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Closing } from './Closing';

function SubmitYours() {
  const { t } = useTranslation('testimonials');
  const { email } = useFacts();
  if (email === '') return null;
  const subject = encodeURIComponent(t('submit.subject'));
  return (
    <Closing
      data-edit="pages/testimonials"
      titleId="submit-title"
      title={t('submit.title')}
      text={t('submit.text')}
      action={
        <AnchorButton href={`mailto:${email}?subject=${subject}`} size="lg">
          {t('submit.link')}
        </AnchorButton>
      }
    />
  );
}

export const loader: Loader = async ({ client }) => {
  const testimonials = await load(client, testimonialsQuery(TESTIMONIALS_LIMIT));
  await loadPlaceholder(client, testimonials?.[0]?.imageSrc);
};

export const Component = withQueries(function TestimonialsPage() {
  const { t } = useTranslation('testimonials');
  const locale = useLocale();
  const testimonials = useFirestoreQuery(testimonialsQuery(TESTIMONIALS_LIMIT));
  return (
    <>
      <Head locale={locale} title={t('head.title')} description={t('description')} />
      <PageHeader
        data-edit="pages/testimonials"
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
      />
      <Section>
        <TestimonialWall query={testimonials} />
      </Section>
      <SubmitYours />
      <TestimonialFormSection />
    </>
  );
});
