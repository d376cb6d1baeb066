import { Box, Grid, HStack, chakra } from '@chakra-ui/react';
import { business, TRAINER_BADGES } from '@perro-wisdom/domain/business';
import { pagePath } from '@perro-wisdom/domain/paths';
import { HOME_TESTIMONIALS_LIMIT } from '@perro-wisdom/domain/testimonials';
import { useTranslation } from 'react-i18next';
import { InstagramStrip } from '../../features/instagram/InstagramStrip';
import { ServiceCards } from '../../features/services/ServiceCards';
import { useTestimonials } from '../../features/testimonials/data';
import { TestimonialCards } from '../../features/testimonials/TestimonialCards';
import { Head } from '../../platform/Head';
import { Picture } from '../../platform/Picture';
import { useLocale } from '../../platform/useLocale';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { PageWidth, Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { ContactSection } from './ContactSection';
import { Credentials } from './Credentials';
import { TRAINER_IMAGE } from './siteImages';

const HERO = '/images/site/hero-1600x1200.webp';

function TrainerCard() {
  const { t } = useTranslation('home');
  return (
    <Card
      aria-label={business.trainerName}
      role="group"
      position={{ base: 'relative', sm: 'absolute' }}
      left={{ sm: '6' }}
      bottom={{ sm: '6' }}
      mt={{ base: '-10', sm: '0' }}
      mx={{ base: '4', sm: '0' }}
      maxW={{ sm: '22rem' }}
      flexDirection="row"
      alignItems="center"
      gap="4"
      p="4"
      boxShadow="raised"
    >
      <Box w="16" h="20" flexShrink="0" borderRadius="md" overflow="hidden" bg="bg.subtle">
        <Picture src={TRAINER_IMAGE} alt="" sizes="4rem" />
      </Box>
      <div>
        <chakra.p fontFamily="heading" fontWeight="bold">
          {business.trainerName}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {t('trainer.role')}
        </chakra.p>
        <HStack as="ul" aria-label={t('trainer.badges')} gap="1.5" mt="2" flexWrap="wrap">
          {TRAINER_BADGES.map((badge) => (
            <chakra.li
              key={badge}
              listStyleType="none"
              px="3"
              py="0.5"
              borderRadius="full"
              bg="mangrove.900"
              color="sand.100"
              fontFamily="heading"
              fontSize="xs"
              fontWeight="semibold"
            >
              {badge}
            </chakra.li>
          ))}
        </HStack>
      </div>
    </Card>
  );
}

function Hero() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <chakra.section pt={{ base: '8', md: '12' }} pb={{ base: '14', md: '20' }}>
      <PageWidth>
        <Grid gap={{ base: '10', lg: '16' }} alignItems="center" templateColumns={{ base: '1fr', lg: '1fr 1.1fr' }}>
          <div>
            <chakra.p textStyle="eyebrow" color="accent.text" mb="4">
              {t('hero.eyebrow')}
            </chakra.p>
            <chakra.h1 textStyle="display" tabIndex={-1}>
              {t('hero.title')}
            </chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" mt="6" maxW="34rem">
              {t('hero.text')}
            </chakra.p>
            <HStack gap="3" mt="8" flexWrap="wrap">
              <LinkButton to={pagePath('contact', locale)} size="lg">
                {t('hero.contact')}
              </LinkButton>
              <LinkButton to={pagePath('services', locale)} size="lg" variant="outline">
                {t('hero.services')}
              </LinkButton>
            </HStack>
          </div>
          <Box position="relative">
            <Box borderRadius="xl" overflow="hidden" aspectRatio={{ base: '4/3', lg: '1' }} bg="bg.subtle">
              <Picture src={HERO} alt={t('hero.alt')} sizes="(min-width: 75rem) 36rem, (min-width: 64rem) 50vw, 92vw" priority />
            </Box>
            <TrainerCard />
          </Box>
        </Grid>
      </PageWidth>
    </chakra.section>
  );
}

function Services() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <Section tone="sand" aria-labelledby="services-title">
      <SectionHeading headingId="services-title" title={t('services.title')} intro={t('services.intro')} />
      <ServiceCards />
      <LinkButton to={pagePath('services', locale)} variant="outline" mt="10">
        {t('services.all')}
      </LinkButton>
    </Section>
  );
}

function About() {
  const { t } = useTranslation(['home', 'about']);
  const locale = useLocale();
  return (
    <Section id="about" aria-labelledby="about-title">
      <Grid gap={{ base: '10', lg: '16' }} alignItems="center" templateColumns={{ base: '1fr', lg: '1fr 1.2fr' }}>
        <Box borderRadius="xl" overflow="hidden" aspectRatio="4/5" maxW={{ base: '26rem', lg: 'full' }} bg="bg.subtle">
          <Picture src={TRAINER_IMAGE} alt={t('about:portrait')} sizes="(min-width: 64rem) 34rem, 26rem" />
        </Box>
        <div>
          <SectionHeading headingId="about-title" eyebrow={t('about.eyebrow')} title={t('about.title')} intro={t('about.text')} mb="8" />
          <Credentials templateColumns={{ base: '1fr', sm: '1fr 1fr' }} />
          <LinkButton to={pagePath('contact', locale)} mt="10">
            {t('about.with')}
          </LinkButton>
        </div>
      </Grid>
    </Section>
  );
}

function Testimonials() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  // One more than is shown tells whether there are more, whatever their number.
  const testimonials = useTestimonials(HOME_TESTIMONIALS_LIMIT + 1);
  const hasMore = (testimonials.data?.length ?? 0) > HOME_TESTIMONIALS_LIMIT;
  return (
    <Section tone="sand" id="testimonials" aria-labelledby="testimonials-title">
      <SectionHeading headingId="testimonials-title" title={t('testimonials.title')} intro={t('testimonials.intro')} />
      <TestimonialCards query={testimonials} limit={HOME_TESTIMONIALS_LIMIT} />
      {hasMore && (
        <LinkButton to={pagePath('testimonials', locale)} variant="outline" mt="10">
          {t('testimonials.all')}
        </LinkButton>
      )}
    </Section>
  );
}

export function HomePage() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <Head locale={locale} title={t('site.title')} description={t('site.description')} />
      <Hero />
      <Services />
      <About />
      <Testimonials />
      <InstagramStrip />
      <ContactSection />
    </>
  );
}
