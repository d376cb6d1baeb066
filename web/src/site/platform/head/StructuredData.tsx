import { dialablePhone, SOCIAL_NETWORKS, type Facts } from '@app/domain/content/facts';
import { spansOf } from '@app/domain/content/opening-hours';
import { siteLocales } from '@app/domain/content/site-languages';
import { localize, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, pagePath } from '@app/domain/general/paths';
import type { Graph, LocalBusiness, Thing, WithContext } from 'schema-dts';
import type { Site } from '../../../shared/content/site';

const SCHEMA = 'https://schema.org';

/** Returns the `@id` that other structured data uses to refer to the business. */
export const businessId = (facts: Pick<Facts, 'siteUrl'>): string => absoluteUrl('/#business', facts);

/** Returns only the fields that have a value, because search engines report empty ones as errors. */
const known = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<Fields>;

function placeOf({
  street,
  city,
  region,
  postalCode,
  country,
  latitude,
  longitude,
  serviceRadius,
  areas,
}: Facts) {
  const point =
    latitude === null || longitude === null
      ? undefined
      : ({ '@type': 'GeoCoordinates', latitude, longitude } as const);
  const address = known({
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  });
  const towns = areas.map(({ name }) => ({ '@type': 'City' as const, name }));
  return {
    ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress' as const, ...address } }),
    ...(point && { geo: point }),
    ...(point && serviceRadius !== null
      ? { areaServed: { '@type': 'GeoCircle' as const, geoMidpoint: point, geoRadius: serviceRadius } }
      : towns.length > 0 && { areaServed: towns }),
  };
}

function hoursOf({ hours, closures }: Facts, locale: Locale) {
  return {
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.flatMap((row) =>
        spansOf(row).map((span) => ({
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: row.days.map((day) => `${SCHEMA}/${day}` as const),
          ...span,
        })),
      ),
    }),
    ...(closures.length > 0 && {
      // Midnight to midnight means closed all day:
      // https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
      specialOpeningHoursSpecification: closures.map((closure) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...known({ name: localize(closure, 'name', locale) }),
        opens: '00:00',
        closes: '00:00',
        validFrom: closure.from,
        validThrough: closure.to,
      })),
    }),
  };
}

/**
 * Returns the known facts about the business as structured data; null if the business has no name.
 * `description` must be in the page's language.
 */
export function localBusiness(
  { facts, socialImage }: Pick<Site, 'facts' | 'socialImage'>,
  locale: Locale,
  description: string,
) {
  if (facts.name === '') return null;
  const profiles = SOCIAL_NETWORKS.map((network) => facts[network]).filter((url) => url !== '');
  return {
    '@context': SCHEMA,
    '@type': 'LocalBusiness',
    '@id': businessId(facts),
    name: facts.name,
    description,
    url: absoluteUrl(pagePath('home', locale), facts),
    image: absoluteUrl(socialImage, facts),
    logo: absoluteUrl('/icon-512.png', facts),
    ...known({ telephone: dialablePhone(facts.phone), email: facts.email, priceRange: facts.priceRange }),
    ...placeOf(facts),
    ...hoursOf(facts, locale),
    knowsLanguage: [...siteLocales(facts)],
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(facts.bookingUrl && {
      potentialAction: {
        '@type': 'ReserveAction' as const,
        target: { '@type': 'EntryPoint' as const, urlTemplate: facts.bookingUrl },
      },
    }),
  } satisfies WithContext<LocalBusiness>;
}

/** Renders structured data as JSON-LD. Escapes each `<`, so that no value can close the script element. */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
