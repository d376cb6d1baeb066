import { useTranslation } from 'react-i18next';
import { servicesQuery } from '../content/services/data';
import { Faq } from '../content/services/Faq';
import { ServiceList } from '../content/services/ServiceList';
import { Head } from '../platform/head/Head';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { PageButton } from '../ui/PageButton';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../../shared/ui/Section';
import { Closing } from './Closing';

function Unsure() {
  const { t } = useTranslation('services');
  return (
    <Closing
      data-edit="pages/services#closingTitle"
      titleId="unsure-title"
      title={t('unsure.title')}
      text={t('unsure.text')}
      action={
        <PageButton page="contact" size="lg">
          {t('unsure.contact')}
        </PageButton>
      }
    />
  );
}

export const loader: Loader = async ({ client, locale }) => {
  const services = await load(client, servicesQuery(locale));
  await loadPlaceholder(client, services?.[0]?.imageSrc);
};

export const Component = withQueries(function ServicesPage() {
  const { t } = useTranslation('services');
  return (
    <>
      <Head title={t('head.title')} description={t('description')} />
      <PageHeader
        data-edit="pages/services#title"
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
      />
      <Section>
        <ServiceList />
      </Section>
      <Faq />
      <Unsure />
    </>
  );
});
