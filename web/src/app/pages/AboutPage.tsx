import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { InstagramStrip } from '../../features/instagram/InstagramStrip';
import { Head } from '../../platform/Head';
import { Picture } from '../../platform/Picture';
import { useLocale } from '../../platform/useLocale';
import { Section } from '../../ui/Section';
import { ArchFrame } from '../../ui/ArchFrame';
import { SectionHeading } from '../../ui/SectionHeading';
import { ContactSection } from './ContactSection';
import { Credentials } from './Credentials';
import { TRAINER_IMAGE } from './siteImages';

const STEPS = ['evaluate', 'reward', 'teach'] as const;

function Mission() {
  const { t } = useTranslation('about');
  return (
    <Section>
      <Grid gap={{ base: '10', lg: '16' }} alignItems="center" templateColumns={{ base: '1fr', lg: '1.2fr 1fr' }}>
        <div>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('mission')} mb="5" />
          <chakra.p color="fg.muted" maxW="prose">
            {t('method')}
          </chakra.p>
        </div>
        <ArchFrame maxW={{ base: '26rem', lg: 'full' }} w="full">
          <Picture src={TRAINER_IMAGE} alt={t('portrait')} sizes="(min-width: 75rem) 30rem, (min-width: 64rem) 42vw, 26rem" priority />
        </ArchFrame>
      </Grid>
    </Section>
  );
}

function HowWeWork() {
  const { t } = useTranslation('about');
  return (
    <Section tone="sand" aria-labelledby="how-title">
      <SectionHeading headingId="how-title" title={t('how.title')} />
      <Grid as="ol" gap={{ base: '8', md: '10' }} templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {STEPS.map((step) => (
          <chakra.li key={step} listStyleType="none">
            <chakra.h3 textStyle="h3">{t(`how.${step}`)}</chakra.h3>
            <chakra.p mt="3" color="fg.muted">
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
    <Section aria-labelledby="credentials-title" pb={{ base: '4', md: '8' }}>
      <SectionHeading headingId="credentials-title" title={t('credentials.title')} intro={t('credentials.intro')} />
      <Credentials templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }} />
    </Section>
  );
}

export function AboutPage() {
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
}
