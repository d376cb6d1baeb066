import { Grid, chakra } from '@chakra-ui/react';
import { displayYear } from '@perro-wisdom/domain/dates';
import { localize } from '@perro-wisdom/domain/locale';
import type { Testimonial } from '@perro-wisdom/domain/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../platform/Picture';
import { QueryList } from '../../platform/QueryList';
import { useLocale } from '../../platform/useLocale';
import { Card, CardBody } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Stars } from './Stars';

const SKELETONS = 3;
const grid = { gap: '6', templateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } } as const;

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const locale = useLocale();
  return (
    <Card as="li">
      <CardBody as="figure" gap="4">
        <Stars rating={testimonial.ratingStars} />
        <chakra.blockquote flex="1">
          <chakra.p>{localize(testimonial, 'testimonial', locale)}</chakra.p>
        </chakra.blockquote>
        <chakra.figcaption display="flex" alignItems="center" gap="3" minW="0">
          <chakra.div w="14" h="14" flexShrink="0" borderRadius="full" overflow="hidden" bg="bg.subtle">
            <Picture src={testimonial.imageSrc} alt="" sizes="3.5rem" />
          </chakra.div>
          <chakra.div minW="0">
            <chakra.p fontFamily="heading" fontWeight="semibold">
              {localize(testimonial, 'name', locale)}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {localize(testimonial, 'location', locale)} · {localize(testimonial, 'service', locale)}
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {displayYear(localize(testimonial, 'date', locale))}
            </chakra.p>
          </chakra.div>
        </chakra.figcaption>
      </CardBody>
    </Card>
  );
}

function TestimonialCardSkeleton() {
  return (
    <Card>
      <CardBody>
        <Skeleton h="5" w="28" />
        <Skeleton h="28" w="full" />
        <chakra.div display="flex" gap="3" alignItems="center" w="full">
          <Skeleton w="14" h="14" borderRadius="full" />
          <Skeleton h="10" flex="1" />
        </chakra.div>
      </CardBody>
    </Card>
  );
}

interface TestimonialCardsProps {
  query: UseQueryResult<Testimonial[]>;
  /** Shows at most this many of what was read. */
  limit: number;
}

export function TestimonialCards({ query, limit }: TestimonialCardsProps) {
  const { t } = useTranslation('testimonials');
  return (
    <QueryList query={query} skeleton={<TestimonialCardSkeleton />} skeletons={SKELETONS} empty={t('empty')} layout={grid}>
      {(items) => (
        <Grid as="ul" {...grid}>
          {items.slice(0, limit).map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Grid>
      )}
    </QueryList>
  );
}
