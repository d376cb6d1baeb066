import { chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/locale';
import type { Testimonial } from '@perro-wisdom/domain/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../platform/Picture';
import { QueryList } from '../../platform/QueryList';
import { useLocale } from '../../platform/useLocale';
import { Stars } from './Stars';
import { Speaker, TestimonialCard, TestimonialCardSkeleton } from './TestimonialCard';

const SKELETONS = 3;
const loading = { gap: '6', templateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } } as const;

/** The first one speaks loudest: its dog in full, its words in the size of a title. */
function LeadTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const locale = useLocale();
  return (
    <chakra.li
      listStyleType="none"
      css={{ columnSpan: 'all' }}
      display="grid"
      alignItems="center"
      gap={{ base: '6', md: '8', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      mb={{ base: '12', lg: '16' }}
    >
      <chakra.div
        w={{ base: '40', md: '14rem', lg: '20rem' }}
        aspectRatio="1"
        borderRadius="full"
        overflow="hidden"
        bg="bg.subtle"
      >
        <Picture src={testimonial.imageSrc} alt="" sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 14rem, 10rem" priority />
      </chakra.div>
      <chakra.figure display="flex" flexDirection="column" gap="5">
        <Stars rating={testimonial.ratingStars} />
        <chakra.blockquote>
          <chakra.p fontFamily="heading" fontSize={{ base: 'lg', md: 'xl' }} fontWeight="medium" lineHeight="1.45" textWrap="pretty">
            {localize(testimonial, 'testimonial', locale)}
          </chakra.p>
        </chakra.blockquote>
        <Speaker testimonial={testimonial} />
      </chakra.figure>
    </chakra.li>
  );
}

/** All testimonials: the first at large, the others in columns, each as high as its words. */
export function TestimonialWall({ query }: { query: UseQueryResult<Testimonial[]> }) {
  const { t } = useTranslation('testimonials');
  return (
    <QueryList query={query} skeleton={<TestimonialCardSkeleton />} skeletons={SKELETONS} empty={t('empty')} layout={loading}>
      {([first, ...others]) => (
        <chakra.ul css={{ columnGap: '{spacing.6}' }} columns={{ base: '1', md: '2', lg: '3' }}>
          {first && <LeadTestimonial testimonial={first} />}
          {others.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} breakInside="avoid" mb="6" />
          ))}
        </chakra.ul>
      )}
    </QueryList>
  );
}
