import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import type { Locale } from '@app/domain/general/locale';
import { render } from '@testing-library/react';
import type { Thing, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { localBusiness, StructuredData } from './StructuredData';

function rendered(data: WithContext<Thing>): unknown {
  const { container } = render(<StructuredData data={data} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '');
}

const person = (name: string): WithContext<Thing> => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name,
});

describe('structured data for the business', () => {
  const facts = sampleFacts();
  /** Returns the structured data for a sample business with the given changes. */
  const businessOf = (changes: Partial<Facts> = {}, locale: Locale = 'en') => {
    const found = localBusiness(
      { facts: { ...facts, ...changes }, socialImage: '/images/og/en/_site-0f3a9c21.jpg' },
      locale,
      'Dog training',
    );
    if (!found) throw new Error('The business has no name');
    return found;
  };

  it('includes the booking link if there is one', () => {
    expect(rendered(businessOf())).not.toHaveProperty('potentialAction');
    expect(rendered(businessOf({ bookingUrl: 'https://calendly.com/patitas' }))).toMatchObject({
      potentialAction: {
        '@type': 'ReserveAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://calendly.com/patitas' },
      },
    });
  });

  it('has the phone number, the address in San Juan, the price range and a service area of 50 km', () => {
    expect(rendered(businessOf())).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Perro Wisdom',
      telephone: '+1-787-555-0142',
      priceRange: '$$',
      description: 'Dog training',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'San Juan',
        addressRegion: 'PR',
        addressCountry: 'US',
      },
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
      sameAs: ['https://www.instagram.com/perrowisdom'],
    });
  });

  it('has opening hours from Monday to Saturday, 09:00 to 18:00', () => {
    expect(businessOf().openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '09:00',
        closes: '18:00',
      },
    ]);
  });

  it('lists two spans for a day with a break', () => {
    const hours = [
      {
        days: ['Monday' as const],
        opens: '08:00',
        closes: '12:00',
        opensAgain: '13:00',
        closesAgain: '17:00',
      },
    ];
    const monday = { '@type': 'OpeningHoursSpecification', dayOfWeek: ['https://schema.org/Monday'] };
    expect(businessOf({ hours }).openingHoursSpecification).toEqual([
      { ...monday, opens: '08:00', closes: '12:00' },
      { ...monday, opens: '13:00', closes: '17:00' },
    ]);
  });

  it('lists closures as days on which the business is closed', () => {
    const closures = [{ from: '2026-12-24', to: '2026-12-26', nameEn: 'Christmas', nameEs: 'Navidad' }];
    expect(businessOf({ closures }, 'es').specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        name: 'Navidad',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
      },
    ]);
  });

  it("has absolute URLs, including the URL of the home page in the page's language", () => {
    const { url, image } = businessOf({ siteUrl: 'https://ana.example' }, 'es');
    expect(url).toBe('https://ana.example/es');
    expect(new URL(image).origin).toBe('https://ana.example');
  });

  it('omits unknown facts, and is null if the business has no name', () => {
    expect(Object.keys(businessOf({ ...NO_FACTS, name: 'Ana' })).sort()).toEqual([
      '@context',
      '@id',
      '@type',
      'description',
      'image',
      'knowsLanguage',
      'logo',
      'name',
      'url',
    ]);
    expect(localBusiness({ facts: NO_FACTS, socialImage: '' }, 'en', 'Dog training')).toBeNull();
  });

  it('escapes "</script>" in its values', () => {
    const { container } = render(<StructuredData data={person('</script><img src=x>')} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.innerHTML).not.toContain('</script><img');
    expect(rendered(person('</script>'))).toEqual(person('</script>'));
  });
});
