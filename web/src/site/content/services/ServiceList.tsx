import { Flex, Grid, chakra } from '@chakra-ui/react';
import { localize } from '@app/domain/general/locale';
import { pagePath, SERVICE_QUERY } from '@app/domain/general/paths';
import type { Service } from '@app/domain/content/services';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryList } from '../../platform/components/QueryList';
import { StructuredData } from '../../platform/head/StructuredData';
import { useLocale } from '../../../shared/i18n/useLocale';
import { useFacts } from '../../../shared/content/SiteContext';
import { useWhatsAppUrl } from '../../platform/content/whatsApp';
import { AnchorButton, LinkButton } from '../../../shared/ui/LinkButton';
import { BookButton } from '../../ui/BookButton';
import { servicesQuery } from './data';
import { NoServices } from './NoServices';
import { SERVICE_PICTURE_PROPORTIONS, ServicePicture } from './ServicePicture';
import { serviceGraph } from './structuredData';

const SIZES = '(min-width: 75rem) 33rem, (min-width: 64rem) 45vw, (min-width: 48rem) 37vw, 92vw';
const halves = 'minmax(0, 1fr) minmax(0, 1fr)';
const pictureLeft = { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)', lg: halves } as const;
const pictureRight = { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)', lg: halves } as const;
/** The details that visitors ask about first, in display order. */
const DETAILS = ['price', 'lessons', 'location', 'dogs'] as const;

/**
 * A summary of a service: its price, lessons, location and dogs. Leaves out empty details, and renders
 * nothing if all are empty.
 */
function ServiceDetails({ service }: { service: Service }) {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const given = DETAILS.filter((name) => localize(service, name, locale) !== '');
  if (given.length === 0) return null;
  return (
    <chakra.dl mt="5" maxW="36rem" borderTopWidth="1px" borderColor="border">
      {given.map((name) => (
        <Flex key={name} align="baseline" gap="4" py="3" borderBottomWidth="1px" borderColor="border">
          <chakra.dt flex="none" w="6rem" textStyle="note">
            {t(`details.${name}`)}
          </chakra.dt>
          <chakra.dd
            flex="1"
            minW="0"
            overflowWrap="anywhere"
            fontWeight={name === 'price' ? 'semibold' : undefined}
          >
            {localize(service, name, locale)}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}

/**
 * A service and its picture, which switches sides from row to row. If there is no picture, the details are
 * beside the description.
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
      data-edit={`services/${service.id}#title`}
      tabIndex={-1}
      aria-labelledby={titleId}
      outline="none"
    >
      <Grid
        gap={{ base: '6', md: '8', lg: '16' }}
        {...(hasPicture
          ? {
              templateColumns: isEven ? pictureRight : pictureLeft,
              alignItems: { base: 'start', lg: 'center' },
            }
          : { templateColumns: { base: 'minmax(0, 1fr)', lg: halves }, alignItems: 'start', rowGap: '0' })}
      >
        {hasPicture ? (
          <chakra.div
            order={{ md: isEven ? '1' : '0' }}
            aspectRatio={`${SERVICE_PICTURE_PROPORTIONS}`}
            borderRadius="xl"
            overflow="hidden"
            bg="bg.subtle"
            _print={{ maxW: '9cm' }}
          >
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
          <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mt="6">
            <LinkButton
              to={`${pagePath('contact', locale)}?${SERVICE_QUERY}=${service.slug}`}
              aria-describedby={titleId}
            >
              {t('request')}
            </LinkButton>
            <BookButton variant="outline" aria-describedby={titleId} />
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
          </Flex>
        </div>
      </Grid>
    </chakra.article>
  );
}

/**
 * All services with their full descriptions. A URL whose fragment is a service's slug jumps to that service.
 */
export function ServiceList() {
  const locale = useLocale();
  const facts = useFacts();
  const services = useQuery(servicesQuery(locale));
  return (
    <QueryList query={services} empty={<NoServices />}>
      {(items) => (
        <Grid gap={{ base: '14', lg: '20' }}>
          <StructuredData data={serviceGraph(items, locale, facts)} />
          {items.map((service, index) => (
            <ServiceRow key={service.id} service={service} index={index} />
          ))}
        </Grid>
      )}
    </QueryList>
  );
}
