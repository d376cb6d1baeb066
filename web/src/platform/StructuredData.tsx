/** What search engines read of the business, as schema.org says it. */
import { business } from '@perro-wisdom/domain/business';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { pagePath } from '@perro-wisdom/domain/paths';

const SCHEMA = 'https://schema.org';
const IMAGE = '/images/site/og-default-1200x630.jpg';

const absolute = (path: string): string => new URL(path, business.siteUrl).href;

/** The business with its place, hours and reach; the description is in the page's language. */
export function localBusiness(locale: Locale, description: string) {
  const { city, region, postalCode, country, latitude, longitude, hours } = business;
  return {
    '@context': SCHEMA,
    '@type': 'LocalBusiness',
    '@id': `${absolute('/')}#business`,
    name: business.name,
    description,
    url: absolute(pagePath('home', locale)),
    image: absolute(IMAGE),
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
        dayOfWeek: hours.days.map((day) => `${SCHEMA}/${day}`),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    knowsLanguage: LOCALES,
    sameAs: [business.instagramUrl],
  };
}

/** Structured data as JSON-LD. A `<` is escaped, so that no text can end the script. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
