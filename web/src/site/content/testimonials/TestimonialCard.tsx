import { chakra } from '@chakra-ui/react';
import { displayYear } from '@app/domain/general/dates';
import { localize } from '@app/domain/general/locale';
import type { Testimonial } from '@app/domain/content/testimonials';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Card, CardBody } from '../../../shared/ui/Card';
import { FactLine } from '../../ui/FactLine';
import { AuthorPicture } from './AuthorPicture';
import { Stars } from '../../../shared/components/Stars';

/**
 * A testimonial's author: the name, with the location, the service and the year. `children` is an optional
 * picture.
 */
export function TestimonialAuthor({
  testimonial,
  children,
}: {
  testimonial: Testimonial;
  children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <chakra.figcaption display="flex" alignItems="center" gap="3" minW="0">
      {children}
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontFamily="heading" fontWeight="semibold">
          {localize(testimonial, 'name', locale)}
        </chakra.p>
        <FactLine
          facts={[
            localize(testimonial, 'location', locale),
            displayYear(localize(testimonial, 'date', locale)),
          ]}
        />
        <chakra.p textStyle="note">{localize(testimonial, 'service', locale)}</chakra.p>
      </chakra.div>
    </chakra.figcaption>
  );
}

interface TestimonialCardProps {
  testimonial: Testimonial;
  as?: 'li' | 'div';
}

export function TestimonialCard({ testimonial, as = 'li' }: TestimonialCardProps) {
  const locale = useLocale();
  return (
    <Card as={as}>
      <CardBody as="figure" gap="4">
        <Stars rating={testimonial.ratingStars} />
        <chakra.blockquote flex="1">
          <chakra.p>{localize(testimonial, 'testimonial', locale)}</chakra.p>
        </chakra.blockquote>
        <TestimonialAuthor testimonial={testimonial}>
          <chakra.div
            w="14"
            h="14"
            flexShrink="0"
            borderRadius="full"
            overflow="hidden"
            bg="bg.subtle"
            fontSize="xl"
          >
            <AuthorPicture testimonial={testimonial} sizes="3.5rem" />
          </chakra.div>
        </TestimonialAuthor>
      </CardBody>
    </Card>
  );
}
