import { Grid, chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/general/locale';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import { HOME_SERVICES_LIMIT, type Service } from '@perro-wisdom/domain/content/services';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryList } from '../../platform/components/QueryList';
import { useFirestoreQuery } from '../../platform/data/useFirestoreQuery';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Card, CardBody, CardMedia, cardLink } from '../../../shared/ui/Card';
import { PictureSkeleton, Skeleton, TextSkeleton } from '../../../shared/ui/Skeleton';
import { serviceSummariesQuery } from './data';
import { ServicePrice } from './ServicePrice';
import { SERVICE_PICTURE_PROPORTIONS, ServicePicture } from './ServicePicture';

/** Three columns or one: two would leave the third card alone in its row. On medium screens the picture is beside the text. */
const grid = { gap: '6', templateColumns: { base: '1fr', lg: 'repeat(3, 1fr)' } } as const;
const card = {
  flexDirection: { base: 'column', md: 'row', lg: 'column' },
  _print: { flexDirection: 'row' },
} as const;
const media = {
  aspectRatio: `${SERVICE_PICTURE_PROPORTIONS}`,
  w: { md: '42%', lg: 'auto' },
  _print: { w: '35%' },
} as const;
const body = { justifyContent: { md: 'center', lg: 'flex-start' } } as const;
const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 92vw';

function ServiceCard({ service }: { service: Service }) {
  const locale = useLocale();
  return (
    <Card as="li" interactive {...card}>
      <CardMedia {...media}>
        <ServicePicture service={service} alt="" sizes={SIZES} />
      </CardMedia>
      <CardBody {...body}>
        <chakra.h3 textStyle="h3">
          <chakra.a asChild css={cardLink}>
            <Link to={`${pagePath('services', locale)}#${service.slug}`}>
              {localize(service, 'title', locale)}
            </Link>
          </chakra.a>
        </chakra.h3>
        <chakra.p color="fg.muted">{localize(service, 'description', locale)}</chakra.p>
        {/* On one line in all cards of a row. */}
        <ServicePrice service={service} mt={{ lg: 'auto' }} />
      </CardBody>
    </Card>
  );
}

function ServiceCardSkeleton() {
  return (
    <Card {...card}>
      <PictureSkeleton {...media} />
      <CardBody {...body}>
        <Skeleton h="6" w="60%" />
        <TextSkeleton lines={4} />
      </CardBody>
    </Card>
  );
}

/** The first services, for the home page. */
export function ServiceCards() {
  const { t } = useTranslation('services');
  const services = useFirestoreQuery(serviceSummariesQuery(HOME_SERVICES_LIMIT));
  return (
    <QueryList
      query={services}
      skeleton={<ServiceCardSkeleton />}
      skeletons={HOME_SERVICES_LIMIT}
      empty={t('empty')}
      layout={grid}
    >
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
