import { Grid, chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { pagePath } from '@app/domain/general/paths';
import { HOME_SERVICES_LIMIT, type Service } from '@app/domain/content/services';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryList } from '../../platform/components/QueryList';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Card, CardBody, CardMedia, cardLink } from '../../../shared/ui/Card';
import { serviceSummariesQuery } from './data';
import { NoServices } from './NoServices';
import { SERVICE_PICTURE_PROPORTIONS, ServicePicture } from './ServicePicture';

/**
 * Returns the layout of a card. On medium screens, the picture is beside the text. On wide screens, it is
 * above the text unless there is only one card.
 */
const cardOf = (isAlone: boolean) =>
  ({
    flexDirection: { base: 'column', md: 'row', lg: isAlone ? 'row' : 'column' },
    _print: { flexDirection: 'row' },
  }) as const;
const mediaOf = (isAlone: boolean) =>
  ({
    aspectRatio: `${SERVICE_PICTURE_PROPORTIONS}`,
    w: { md: '42%', lg: isAlone ? '42%' : 'auto' },
    _print: { w: '35%' },
  }) as const;
const body = { justifyContent: { md: 'center', lg: 'flex-start' } } as const;
const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 92vw';

interface ServiceCardProps {
  service: Service;
  isAlone: boolean;
  /**
   * Whether to reserve space for a picture. If any service has a picture, every card reserves space, so that
   * their text lines up.
   */
  withPicture: boolean;
}

function ServiceCard({ service, isAlone, withPicture }: ServiceCardProps) {
  const locale = useLocale();
  const price = localize(service, 'price', locale);
  return (
    <Card as="li" interactive {...cardOf(isAlone)}>
      {withPicture && (
        <CardMedia {...mediaOf(isAlone)}>
          <ServicePicture service={service} alt="" sizes={SIZES} />
        </CardMedia>
      )}
      <CardBody {...body}>
        <chakra.h3 textStyle="h3">
          <chakra.a asChild css={cardLink}>
            <Link to={`${pagePath('services', locale)}#${service.slug}`}>
              {localize(service, 'title', locale)}
            </Link>
          </chakra.a>
        </chakra.h3>
        <chakra.p color="fg.muted">{localize(service, 'description', locale)}</chakra.p>
        {price !== '' && (
          <chakra.p
            // Pushes the price to the bottom of the card, so prices in a row line up.
            mt={{ lg: 'auto' }}
            fontFamily="heading"
            fontSize="lg"
            fontWeight="semibold"
            lineHeight="1.35"
            color="accent.text"
            overflowWrap="anywhere"
          >
            {price}
          </chakra.p>
        )}
      </CardBody>
    </Card>
  );
}

export function ServiceCards() {
  const services = useQuery(serviceSummariesQuery(HOME_SERVICES_LIMIT, useLocale()));
  return (
    <QueryList query={services} empty={<NoServices />}>
      {(items) => (
        // Skips a two-column layout, which would leave a third card alone in its row.
        <Grid
          as="ul"
          data-edit="services"
          gap="6"
          templateColumns={{ base: '1fr', lg: `repeat(${items.length}, 1fr)` }}
        >
          {items.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              isAlone={items.length === 1}
              withPicture={items.some(({ imageSrc }) => imageSrc !== '')}
            />
          ))}
        </Grid>
      )}
    </QueryList>
  );
}
