import { Grid, chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/locale';
import { pagePath } from '@perro-wisdom/domain/paths';
import { HOME_SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/services';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../../platform/Picture';
import { QueryList } from '../../platform/QueryList';
import { useLocale } from '../../platform/useLocale';
import { Card, CardBody, CardMedia, cardLink } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { useServices } from './data';

const grid = { gap: '6', templateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } } as const;
const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw';

function ServiceCard({ service }: { service: Service }) {
  const locale = useLocale();
  return (
    <Card as="li" interactive>
      <CardMedia aspectRatio="4/3">
        <Picture src={service.imageSrc} alt="" sizes={SIZES} />
      </CardMedia>
      <CardBody>
        <chakra.h3 textStyle="h3">
          <chakra.a asChild css={cardLink}>
            <Link to={`${pagePath('services', locale)}#${service.slug}`}>{localize(service, 'title', locale)}</Link>
          </chakra.a>
        </chakra.h3>
        <chakra.p color="fg.muted" lineClamp="4">
          {localize(service, 'description', locale)}
        </chakra.p>
      </CardBody>
    </Card>
  );
}

function ServiceCardSkeleton() {
  return (
    <Card>
      <Skeleton aspectRatio="4/3" borderRadius="0" />
      <CardBody>
        <Skeleton h="6" w="60%" />
        <Skeleton h="20" w="full" />
      </CardBody>
    </Card>
  );
}

/** The first services, as the home page shows them. */
export function ServiceCards() {
  const { t } = useTranslation('services');
  const services = useServices(HOME_SERVICES_LIMIT);
  return (
    <QueryList query={services} skeleton={<ServiceCardSkeleton />} skeletons={HOME_SERVICES_LIMIT} empty={t('empty')} layout={grid}>
      {(items) => (
        <Grid as="ul" {...grid}>
          {items.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </Grid>
      )}
    </QueryList>
  );
}
