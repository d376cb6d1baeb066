import { Grid, chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { pagePath, SERVICE_QUERY } from '@app/domain/general/paths';
import { HOME_SERVICES_LIMIT, type Service } from '@app/domain/content/services';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryList } from '../../platform/components/QueryList';
import { StructuredData } from '../../platform/head/StructuredData';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useFacts } from '../../../shared/content/SiteContext';
import { useWhatsAppUrl } from '../../platform/content/whatsApp';
import { AnchorButton, LinkButton } from '../../../shared/ui/LinkButton';
import { PictureSkeleton, Skeleton, TextSkeleton } from '../../../shared/ui/Skeleton';
import { servicesQuery } from './data';
import { NoServices } from './NoServices';
import { ServiceDetails } from './ServiceDetails';
import { SERVICE_PICTURE_PROPORTIONS, ServicePicture } from './ServicePicture';
import { serviceGraph } from './structuredData';

const SIZES = '(min-width: 75rem) 33rem, (min-width: 64rem) 45vw, (min-width: 48rem) 37vw, 92vw';
const rows = { gap: { base: '14', lg: '20' } } as const;
const columns = {
  gap: { base: '6', md: '8', lg: '16' },
  alignItems: { base: 'start', lg: 'center' },
} as const;
const halves = 'minmax(0, 1fr) minmax(0, 1fr)';
const pictureLeft = { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)', lg: halves } as const;
const pictureRight = { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)', lg: halves } as const;
const frame = {
  aspectRatio: `${SERVICE_PICTURE_PROPORTIONS}`,
  borderRadius: 'xl',
  overflow: 'hidden',
  bg: 'bg.subtle',
  _print: { maxW: '9cm' },
} as const;

/**
 * A service with its picture, which is on the left for the first one and changes sides with each one. Without a picture, what it is at a glance
 * stands beside its story.
 */
function ServiceRow({ service, index }: { service: Service; index: number }) {
  const { t } = useTranslation(['services', 'common']);
  const locale = useLocale();
  const titleId = `${service.slug}-title`;
  const whatsApp = useWhatsAppUrl(t('whatsAppText', { service: localize(service, 'title', locale) }));
  const isEven = index % 2 === 1;
  const hasPicture = service.imageSrc !== '';
  const summary = (
    <>
      <chakra.h2 id={titleId} textStyle="h2">
        {localize(service, 'title', locale)}
      </chakra.h2>
      <ServiceDetails service={service} />
    </>
  );
  return (
    <chakra.article
      id={service.slug}
      data-edit={`services/${service.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      outline="none"
    >
      <Grid
        {...columns}
        {...(hasPicture
          ? { templateColumns: isEven ? pictureRight : pictureLeft }
          : { templateColumns: { base: 'minmax(0, 1fr)', lg: halves }, alignItems: 'start', rowGap: '0' })}
      >
        {hasPicture ? (
          <chakra.div {...frame} order={{ md: isEven ? '1' : '0' }}>
            <ServicePicture
              service={service}
              alt={localize(service, 'imageAlt', locale)}
              sizes={SIZES}
              priority={index === 0}
            />
          </chakra.div>
        ) : (
          <div>{summary}</div>
        )}
        <div>
          {hasPicture && summary}
          <chakra.p
            color="fg.muted"
            mt={{ base: '5', ...(!hasPicture && { lg: '1' }) }}
            maxW="36rem"
            whiteSpace="pre-line"
          >
            {localize(service, 'description', locale)}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mt="6">
            <LinkButton
              to={`${pagePath('contact', locale)}?${SERVICE_QUERY}=${service.slug}`}
              aria-describedby={titleId}
            >
              {t('request')}
            </LinkButton>
            {whatsApp && (
              <AnchorButton
                href={whatsApp}
                rel="noopener"
                variant="ghost"
                aria-describedby={titleId}
                data-screen-only
              >
                {t('common:whatsApp.link')}
              </AnchorButton>
            )}
          </chakra.div>
        </div>
      </Grid>
    </chakra.article>
  );
}

/** The placeholder of a service, with the picture on alternating sides. */
function ServiceRowSkeleton() {
  const even = '&:nth-of-type(even)';
  return (
    <Grid
      {...columns}
      templateColumns={pictureLeft}
      css={{ [even]: { gridTemplateColumns: pictureRight, '& > :first-child': { order: { md: '1' } } } }}
    >
      <PictureSkeleton {...frame} />
      <chakra.div display="flex" flexDirection="column" gap="4">
        <Skeleton h="10" w="60%" />
        <TextSkeleton lines={9} maxW="36rem" />
        <Skeleton h="11" w="14rem" borderRadius="full" />
      </chakra.div>
    </Grid>
  );
}

/** All services with their full descriptions; each can be linked by its slug as the fragment. */
export function ServiceList() {
  const locale = useLocale();
  const facts = useFacts();
  const services = useQuery(servicesQuery(locale));
  return (
    <QueryList
      query={services}
      skeleton={<ServiceRowSkeleton />}
      skeletons={HOME_SERVICES_LIMIT}
      empty={<NoServices />}
      layout={rows}
    >
      {(items) => (
        <Grid {...rows}>
          <StructuredData data={serviceGraph(items, locale, facts)} />
          {items.map((service, index) => (
            <ServiceRow key={service.id} service={service} index={index} />
          ))}
        </Grid>
      )}
    </QueryList>
  );
}
