import { Grid } from '@chakra-ui/react';
import { SERVICE_QUERY } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ContactDetails } from '../../features/contact/ContactDetails';
import { ContactPanel } from '../../features/contact/ContactPanel';
import { requestedService } from '../../features/contact/requestedService';
import { ServiceAreas } from '../../features/contact/ServiceAreas';
import { Head } from '../../platform/Head';
import { useLocale } from '../../platform/useLocale';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

export function ContactPage() {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const [params] = useSearchParams();
  return (
    <>
      <Head locale={locale} title={t('eyebrow')} description={t('description')} />
      <Section>
        <Grid gap={{ base: '8', lg: '16' }} templateColumns={{ base: '1fr', lg: '1fr 1.3fr' }}>
          <div>
            <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} mb={{ base: '6', md: '8' }} />
            <ContactDetails />
          </div>
          <ContactPanel service={requestedService(params.get(SERVICE_QUERY))} />
        </Grid>
      </Section>
      <ServiceAreas />
    </>
  );
}
