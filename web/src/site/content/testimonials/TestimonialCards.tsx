import { Grid } from '@chakra-ui/react';
import type { Testimonial } from '@app/domain/content/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryList } from '../../platform/components/QueryList';
import { NoTestimonials } from './NoTestimonials';
import { TestimonialCard, TestimonialCardSkeleton } from './TestimonialCard';

const SKELETONS = 3;
/** Three columns or one: two would leave the third card alone in its row. */
const grid = { gap: '6', templateColumns: { base: '1fr', lg: 'repeat(3, 1fr)' } } as const;

interface TestimonialCardsProps {
  query: UseQueryResult<Testimonial[]>;
}

/** The first testimonials, for the home page. */
export function TestimonialCards({ query }: TestimonialCardsProps) {
  return (
    <QueryList
      query={query}
      skeleton={<TestimonialCardSkeleton />}
      skeletons={SKELETONS}
      empty={<NoTestimonials />}
      layout={grid}
    >
      {(items) => (
        <Grid as="ul" {...grid}>
          {items.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Grid>
      )}
    </QueryList>
  );
}
