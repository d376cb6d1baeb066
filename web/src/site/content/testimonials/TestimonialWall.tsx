import { chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import type { Testimonial } from '@app/domain/content/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryList } from '../../platform/components/QueryList';
import { useLocale } from '../../../shared/i18n/useLocale';
import { AuthorPicture } from './AuthorPicture';
import { Stars } from '../../../shared/components/Stars';
import { NoTestimonials } from './NoTestimonials';
import { TestimonialAuthor, TestimonialCard } from './TestimonialCard';

function LeadTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const locale = useLocale();
  return (
    <chakra.li
      data-edit={`testimonials/${testimonial.id}#testimonial`}
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
        fontSize={{ base: '3rem', md: '4rem', lg: '6rem' }}
      >
        <AuthorPicture
          testimonial={testimonial}
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 14rem, 10rem"
          priority
        />
      </chakra.div>
      <chakra.figure display="flex" flexDirection="column" gap="5">
        <Stars rating={testimonial.ratingStars} />
        <chakra.blockquote>
          <chakra.p
            fontFamily="heading"
            fontSize={{ base: 'lg', md: 'xl' }}
            fontWeight="medium"
            lineHeight="1.45"
            textWrap="pretty"
          >
            {localize(testimonial, 'testimonial', locale)}
          </chakra.p>
        </chakra.blockquote>
        <TestimonialAuthor testimonial={testimonial} />
      </chakra.figure>
    </chakra.li>
  );
}

/**
 * All testimonials. The first one is large; the others are cards of different heights, arranged in columns.
 */
export function TestimonialWall({ query }: { query: UseQueryResult<Testimonial[]> }) {
  return (
    <QueryList query={query} empty={<NoTestimonials />}>
      {([first, ...others]) => (
        <chakra.ul css={{ columnGap: 'var(--pw-spacing-6)' }} columns={{ base: '1', md: '2', lg: '3' }}>
          {first && <LeadTestimonial testimonial={first} />}
          {others.map((testimonial) => (
            // Items have padding instead of margins, because WebKit carries a margin over to the next column.
            // They are blocks, because WebKit starts a column of inline blocks 14 px too low.
            <chakra.li
              key={testimonial.id}
              data-edit={`testimonials/${testimonial.id}#testimonial`}
              breakInside="avoid"
              pb="6"
            >
              <TestimonialCard testimonial={testimonial} as="div" />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </QueryList>
  );
}
