import { TESTIMONIALS_LIMIT } from '@app/domain/content/testimonials';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadOthers, testimonialsQuery } from '../content/testimonials/data';
import { TestimonialFormSection } from '../inbox/testimonials/TestimonialFormSection';
import { TestimonialWall } from '../content/testimonials/TestimonialWall';
import { Head } from '../platform/head/Head';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../../shared/ui/Section';

export const loader: Loader = async ({ client, locale }) => {
  const testimonials = await load(client, testimonialsQuery(TESTIMONIALS_LIMIT, locale));
  await loadOthers(client, locale, testimonials);
  await loadPlaceholder(client, testimonials?.[0]?.imageSrc);
};

export const Component = withQueries(function TestimonialsPage() {
  const { t } = useTranslation('testimonials');
  const locale = useLocale();
  const testimonials = useQuery(testimonialsQuery(TESTIMONIALS_LIMIT, locale));
  return (
    <>
      <Head title={t('head.title')} description={t('description')} />
      <PageHeader
        data-edit="pages/testimonials#title"
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
      />
      <Section>
        <TestimonialWall query={testimonials} />
      </Section>
      <TestimonialFormSection />
    </>
  );
});
