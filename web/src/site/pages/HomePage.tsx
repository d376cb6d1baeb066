import { Grid } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import { HOME_SERVICES_LIMIT } from '@perro-wisdom/domain/content/services';
import { HOME_TESTIMONIALS_LIMIT } from '@perro-wisdom/domain/content/testimonials';
import { useTranslation } from 'react-i18next';
import { instagramQuery } from '../instagram/data';
import { InstagramStrip } from '../instagram/InstagramStrip';
import { serviceSummariesQuery } from '../content/services/data';
import { ServiceCards } from '../content/services/ServiceCards';
import { firstTestimonialsQuery } from '../content/testimonials/data';
import { TestimonialCards } from '../content/testimonials/TestimonialCards';
import { Head } from '../platform/head/Head';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, type Loader } from '../../shared/data/loader';
import { useFirestoreQuery } from '../platform/data/useFirestoreQuery';
import { withQueries } from '../platform/data/withQueries';
import { useFacts } from '../../shared/content/SiteContext';
import { loadPlaceholder } from '../../shared/pictures/placeholderImage';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Section } from '../../shared/ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { SunDisc } from '../ui/SunDisc';
import { ContactSection } from './ContactSection';
import { Credentials } from './Credentials';
import { HomeHero } from './HomeHero';
import { Portrait } from './Portrait';
import { useHeroPicture } from './pictures/useSitePictures';

function Services() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <Section aria-labelledby="services-title" data-edit="services" pt={{ base: '32', md: '32', lg: '40' }}>
      <SectionHeading headingId="services-title" title={t('services.title')} intro={t('services.intro')} />
      <ServiceCards />
      <LinkButton to={pagePath('services', locale)} variant="outline" mt="10">
        {t('services.all')}
      </LinkButton>
    </Section>
  );
}

function About() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const { trainerName } = useFacts();
  return (
    <Section tone="sand" id="about" aria-labelledby="about-title" data-edit="pages/home">
      <Grid
        gap={{ base: '10', lg: '16' }}
        alignItems="center"
        templateColumns={{ base: '1fr', md: '1fr 1.6fr', lg: '1fr 1.2fr' }}
      >
        <Portrait
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 36vw, 26rem"
          maxW={{ base: '26rem', md: 'full' }}
        />
        <div>
          <SectionHeading
            headingId="about-title"
            eyebrow={t('about.eyebrow')}
            title={t('about.title')}
            intro={t('about.text')}
            mb="8"
          />
          <Credentials templateColumns={{ base: '1fr', sm: '1fr 1fr' }} />
          <LinkButton to={pagePath('contact', locale)} mt="10">
            {t(trainerName ? 'about.with' : 'about.withUs')}
          </LinkButton>
        </div>
      </Grid>
    </Section>
  );
}

function Testimonials() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const query = firstTestimonialsQuery(HOME_TESTIMONIALS_LIMIT);
  const testimonials = useFirestoreQuery(query, ({ items }) => items);
  const { data: hasMore = false } = useFirestoreQuery(query, (first) => first.hasMore);
  return (
    <Section
      id="testimonials"
      aria-labelledby="testimonials-title"
      data-edit="testimonials"
      position="relative"
      overflow="hidden"
    >
      <SunDisc w="clamp(14rem, 40vw, 34rem)" top="-8rem" right="max(-8rem, -12vw)" />
      <SectionHeading
        headingId="testimonials-title"
        title={t('testimonials.title')}
        intro={t('testimonials.intro')}
      />
      <TestimonialCards query={testimonials} />
      {hasMore && (
        <LinkButton to={pagePath('testimonials', locale)} variant="outline" mt="10">
          {t('testimonials.all')}
        </LinkButton>
      )}
    </Section>
  );
}

export const loader: Loader = ({ client, site }) =>
  Promise.all([
    loadPlaceholder(client, site.heroPicture.src),
    load(client, serviceSummariesQuery(HOME_SERVICES_LIMIT)),
    load(client, firstTestimonialsQuery(HOME_TESTIMONIALS_LIMIT)),
    load(client, instagramQuery),
  ]);

export const Component = withQueries(function HomePage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const heroPicture = useHeroPicture();
  return (
    <>
      <Head locale={locale} title={t('site.title')} description={t('site.description')} />
      <HomeHero picture={heroPicture} />
      <Services />
      <About />
      <Testimonials />
      <InstagramStrip />
      <ContactSection isShort />
    </>
  );
});
