import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { instagramQuery } from '../../features/instagram/data';
import { InstagramStrip } from '../../features/instagram/InstagramStrip';
import { Head } from '../../platform/head/Head';
import { Picture } from '../../platform/pictures/Picture';
import { useLocale } from '../../platform/i18n/useLocale';
import { load, type Loader } from '../../platform/data/loader';
import { withQueries } from '../../platform/data/withQueries';
import { ArchFrame } from '../../ui/ArchFrame';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { ContactSection } from './ContactSection';
import { Credentials } from './Credentials';
import { TRAINER_IMAGE } from './siteImages';
import { TRAINER_PLACEHOLDER } from './trainerPlaceholder';

const STEPS = ['evaluate', 'reward', 'teach'] as const;

function Mission() {
  const { t } = useTranslation('about');
  return (
    <PageHeader
      eyebrow={t('eyebrow')}
      title={t('title')}
      intro={t('mission')}
      picture={
        <ArchFrame
          on="wall"
          alignSelf="end"
          w="full"
          maxW={{ base: '22rem', md: '30rem' }}
          mx={{ base: 'auto', md: '0' }}
          mt={{ md: '10' }}
        >
          <Picture
            src={TRAINER_IMAGE}
            alt={t('portrait')}
            sizes="(min-width: 75rem) 30rem, (min-width: 48rem) 42vw, 22rem"
            priority
            placeholder={import.meta.env.SSR ? TRAINER_PLACEHOLDER : undefined}
          />
        </ArchFrame>
      }
    />
  );
}

/** The number of a step in a circle of the sun color. */
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
  return (
    <Section aria-labelledby="how-title">
      <SectionHeading headingId="how-title" title={t('how.title')} intro={t('method')} maxW="46rem" />
      <Grid as="ol" gap={{ base: '10', md: '8', lg: '12' }} templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {STEPS.map((step, index) => (
          <chakra.li key={step} listStyleType="none">
            <StepNumber aria-hidden="true">{index + 1}</StepNumber>
            <chakra.h3 textStyle="h3">{t(`how.${step}`)}</chakra.h3>
            <chakra.p mt="3" color="fg.muted" maxW="28rem">
              {t(`how.${step}Detail`)}
            </chakra.p>
          </chakra.li>
        ))}
      </Grid>
    </Section>
  );
}

function Qualified() {
  const { t } = useTranslation('about');
  return (
    <Section tone="sand" aria-labelledby="credentials-title">
      <SectionHeading headingId="credentials-title" title={t('credentials.title')} intro={t('credentials.intro')} />
      <Credentials templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} />
    </Section>
  );
}

export const loader: Loader = ({ client }) => load(client, instagramQuery);

export const Component = withQueries(function AboutPage() {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <>
      <Head locale={locale} title={t('eyebrow')} description={t('description')} />
      <Mission />
      <HowWeWork />
      <Qualified />
      <InstagramStrip />
      <ContactSection />
    </>
  );
});
