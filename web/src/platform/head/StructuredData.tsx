/** Structured data (schema.org) for search engines. */
import { business } from '@perro-wisdom/domain/business';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { absoluteUrl, pagePath } from '@perro-wisdom/domain/paths';
import { DEFAULT_PREVIEW_PATH } from '@perro-wisdom/domain/preview';
import type { Graph, LocalBusiness, Thing, WithContext } from 'schema-dts';

const SCHEMA = 'https://schema.org';

/** The `@id` by which other structured data refers to the business. */
export const BUSINESS_ID = absoluteUrl('/#business');

/** Returns the business with its address, opening hours and service area; `description` must be in the page's language. */
export function localBusiness(locale: Locale, description: string) {
  const { city, region, postalCode, country, latitude, longitude, hours } = business;
  return {
    '@context': SCHEMA,
    '@type': 'LocalBusiness',
    '@id': BUSINESS_ID,
    name: business.name,
    description,
    url: absoluteUrl(pagePath('home', locale)),
    image: absoluteUrl(DEFAULT_PREVIEW_PATH),
    logo: absoluteUrl('/icon-512.png'),
    telephone: business.phone,
    email: business.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: business.serviceRadius,
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => `${SCHEMA}/${day}` as const),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    knowsLanguage: [...LOCALES],
    sameAs: [business.instagramUrl],
  } satisfies WithContext<LocalBusiness>;
}

/** Structured data as JSON-LD. Each `<` is escaped, so that no value can close the script element. */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
