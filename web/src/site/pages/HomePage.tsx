import { Grid, type BoxProps } from '@chakra-ui/react';
import { HOME_SERVICES_LIMIT } from '@app/domain/content/services';
import { HOME_TESTIMONIALS_LIMIT } from '@app/domain/content/testimonials';
import { Fragment, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../inbox/ContactPanel';
import { instagramQuery } from '../instagram/data';
import { InstagramStrip } from '../instagram/InstagramStrip';
import { serviceSummariesQuery } from '../content/services/data';
import { ServiceCards } from '../content/services/ServiceCards';
import { firstTestimonialsQuery, loadOthers } from '../content/testimonials/data';
import { NoTestimonials } from '../content/testimonials/NoTestimonials';
import { TestimonialCard } from '../content/testimonials/TestimonialCard';
import { QueryList } from '../platform/components/QueryList';
import { Head } from '../platform/head/Head';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import type { HomeSection } from '../../shared/content/site';
import { useSite } from '../../shared/content/SiteContext';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { PageButton } from '../ui/PageButton';
import { Section } from '../../shared/ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { SunDisc } from '../ui/SunDisc';
import { ContactSection } from './ContactSection';
import { Credentials } from './Credentials';
import { HomeHero } from './HomeHero';
import { Portrait } from './Portrait';

/**
 * The styles that depend on a section's position: its tone, plus extra space at the top if the trainer's card
 * overlaps it.
 */
interface Place {
  tone: 'plain' | 'sand';
  pt?: BoxProps['pt'];
}

function Services(place: Place) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="services-title" {...place}>
      <SectionHeading
        data-edit="pages/home#servicesTitle"
        headingId="services-title"
        title={t('services.title')}
        intro={t('services.intro')}
      />
      <ServiceCards />
      <PageButton page="services" variant="outline" mt="10">
        {t('services.all')}
      </PageButton>
    </Section>
  );
}

function About(place: Place) {
  const { t } = useTranslation('home');
  return (
    <Section id="about" aria-labelledby="about-title" {...place}>
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
            data-edit="pages/home#aboutTitle"
            headingId="about-title"
            eyebrow={t('about.eyebrow')}
            title={t('about.title')}
            intro={t('about.text')}
            mb="8"
          />
          <Credentials templateColumns={{ base: '1fr', sm: '1fr 1fr' }} />
          <PageButton page="contact" mt="10">
            {t('about.with')}
          </PageButton>
        </div>
      </Grid>
    </Section>
  );
}

function Testimonials(place: Place) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const query = firstTestimonialsQuery(HOME_TESTIMONIALS_LIMIT, locale);
  const testimonials = useQuery({ ...query, select: ({ items }) => items });
  const { data: hasMore = false } = useQuery({ ...query, select: (first) => first.hasMore });
  return (
    <Section
      id="testimonials"
      aria-labelledby="testimonials-title"
      position="relative"
      overflow="hidden"
      {...place}
    >
      <SunDisc w="clamp(14rem, 40vw, 34rem)" top="-8rem" right="max(-8rem, -12vw)" />
      <SectionHeading
        data-edit="pages/home#testimonialsTitle"
        headingId="testimonials-title"
        title={t('testimonials.title')}
        intro={t('testimonials.intro')}
      />
      <QueryList query={testimonials} empty={<NoTestimonials />}>
        {(items) => (
          // Has no two-column layout, because the third card would be alone in its row.
          <Grid
            as="ul"
            data-edit="testimonials"
            gap="6"
            templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
          >
            {items.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </Grid>
        )}
      </QueryList>
      {hasMore && (
        <PageButton page="testimonials" variant="outline" mt="10">
          {t('testimonials.all')}
        </PageButton>
      )}
    </Section>
  );
}

const SECTIONS: Record<HomeSection, (place: Place) => ReactNode> = {
  services: (place) => <Services {...place} />,
  about: (place) => <About {...place} />,
  testimonials: (place) => <Testimonials {...place} />,
  // The Instagram strip has no tone, because it may be hidden and the tones of the other sections must still
  // alternate.
  pictures: ({ pt }) => <InstagramStrip pt={pt} />,
  contact: (place) => (
    <ContactSection {...place}>
      <ContactLink />
    </ContactSection>
  ),
};

/** Renders the sections in the owner's order, with alternating tones. */
function Sections() {
  const { facts, homeSections } = useSite();
  const toned = homeSections.filter((each): boolean => each !== 'pictures');
  return homeSections.map((section, index) => (
    <Fragment key={section}>
      {SECTIONS[section]({
        tone: toned.indexOf(section) % 2 === 0 ? 'plain' : 'sand',
        ...(index === 0 && facts.trainerName !== '' && { pt: { base: '32', lg: '40' } }),
      })}
    </Fragment>
  ));
}

export const loader: Loader = ({ client, site, locale }) => {
  const readTestimonials = async () => {
    const first = await load(client, firstTestimonialsQuery(HOME_TESTIMONIALS_LIMIT, locale));
    await loadOthers(client, locale, first?.items);
  };
  return Promise.all([
    loadPlaceholder(client, site.heroPicture.src),
    load(client, serviceSummariesQuery(HOME_SERVICES_LIMIT, locale)),
    readTestimonials(),
    load(client, instagramQuery),
  ]);
};

export const Component = withQueries(function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t('site.title')} description={t('site.description')} />
      <HomeHero />
      <Sections />
    </>
  );
});
