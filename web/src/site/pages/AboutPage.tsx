import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { instagramQuery } from '../instagram/data';
import { InstagramStrip } from '../instagram/InstagramStrip';
import { Head } from '../platform/head/Head';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { useFacts, useSite } from '../../shared/content/SiteContext';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { PageHeader } from '../ui/PageHeader';
import { Prose } from '../../shared/ui/Prose';
import { Section } from '../../shared/ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { PlainForm } from '../inbox/PlainForm';
import { ContactSection } from './ContactSection';
import { Credentials } from './Credentials';
import { Portrait } from './Portrait';

function Mission() {
  const { t } = useTranslation('about');
  return (
    <PageHeader
      data-edit="pages/about#title"
      eyebrow={t('eyebrow')}
      title={t('title')}
      intro={t('mission')}
      picture={
        <Portrait
          on="wall"
          sizes="(min-width: 75rem) 30rem, (min-width: 48rem) 42vw, 22rem"
          priority
          alignSelf="end"
          w="full"
          maxW={{ base: '22rem', md: '30rem' }}
          mx={{ base: 'auto', md: '0' }}
          mt={{ md: '10' }}
        />
      }
    />
  );
}

/** The owner's story about the business. Renders nothing if the owner hasn't written one. */
function Story() {
  const { story } = useSite();
  if (story === '') return null;
  return (
    <Section pb="0" data-edit="pages/about#story">
      {/* The story was sanitized on the server. */}
      <Prose maxW="prose" dangerouslySetInnerHTML={{ __html: story }} />
    </Section>
  );
}

const StepNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '14',
    h: '14',
    borderRadius: 'full',
    bg: 'sun',
    textStyle: 'h3',
    mb: '5',
  },
});

function HowWeWork() {
  const { t } = useTranslation('about');
  const { steps } = useSite();
  if (steps.length === 0) return null;
  return (
    <Section aria-labelledby="how-title" data-edit="pages/about#stepsTitle">
      <SectionHeading headingId="how-title" title={t('how.title')} intro={t('method')} maxW="46rem" />
      <Grid
        as="ol"
        gap={{ base: '10', md: '8', lg: '12' }}
        templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      >
        {steps.map(({ title, text }, index) => (
          <li key={index}>
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <chakra.p mt="3" color="fg.muted" maxW="28rem">
              {text}
            </chakra.p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Qualified() {
  const { t } = useTranslation('about');
  const { credentials } = useFacts();
  if (credentials.length === 0) return null;
  return (
    <Section tone="sand" aria-labelledby="credentials-title" data-edit="pages/about#credentialsTitle">
      <SectionHeading
        headingId="credentials-title"
        title={t('credentials.title')}
        intro={t('credentials.intro')}
      />
      <Credentials templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} />
    </Section>
  );
}

export const loader: Loader = ({ client, site }) =>
  Promise.all([load(client, instagramQuery), loadPlaceholder(client, site.facts.portrait)]);

export const Component = withQueries(function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <Head title={t('head.title')} description={t('description')} />
      <Mission />
      <Story />
      <HowWeWork />
      <Qualified />
      <InstagramStrip />
      <ContactSection>
        <PlainForm />
      </ContactSection>
    </>
  );
});
