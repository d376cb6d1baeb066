import { Grid, chakra } from '@chakra-ui/react';
import { SERVICE_QUERY } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ContactDetails } from '../inbox/ContactDetails';
import { ContactPanel } from '../inbox/ContactPanel';
import { PlainForm } from '../inbox/PlainForm';
import { requestedService, useContactOptions } from '../inbox/options';
import { ServiceAreas } from '../inbox/areas/ServiceAreas';
import { Head } from '../platform/head/Head';
import { BookButton } from '../ui/BookButton';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../../shared/ui/Section';
import { TrainerCard } from './TrainerCard';

export function Component() {
  const { t } = useTranslation('contact');
  const options = useContactOptions().map(([slug]) => slug);
  const [params] = useSearchParams();
  return (
    <>
      <Head title={t('head.title')} description={t('description')} />
      <PageHeader
        data-edit="pages/contact#title"
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
        maxW={{ lg: '24rem' }}
      />
      <Section pt={{ base: '8', md: '10', lg: '12' }}>
        <Grid
          gap={{ base: '8', lg: '16' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.3fr)' }}
        >
          <div>
            <ContactDetails />
            <BookButton size="lg" mt="8" />
            <TrainerCard mt="10" hideBelow="lg" />
          </div>
          {/* On wide screens, the form moves up beside the page's title. */}
          <chakra.div mt={{ lg: '-18rem' }}>
            <ContactPanel service={requestedService(params.get(SERVICE_QUERY), options)}>
              <PlainForm />
            </ContactPanel>
          </chakra.div>
        </Grid>
      </Section>
      <ServiceAreas />
    </>
  );
}
