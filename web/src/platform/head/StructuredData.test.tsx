// @vitest-environment jsdom
import { business } from '@perro-wisdom/domain/business';
import { render } from '@testing-library/react';
import type { Thing, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { localBusiness, StructuredData } from './StructuredData';

function rendered(data: WithContext<Thing>): unknown {
  const { container } = render(<StructuredData data={data} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '');
}

const person = (name: string): WithContext<Thing> => ({ '@context': 'https://schema.org', '@type': 'Person', name });

describe('the business as structured data', () => {
  it('has the phone number, the address in San Juan, the price range and a service area of 50 km', () => {
    expect(rendered(localBusiness('en', 'Dog training'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Perro Wisdom',
      telephone: business.phone,
      priceRange: business.priceRange,
      description: 'Dog training',
      address: { '@type': 'PostalAddress', addressLocality: 'San Juan', addressRegion: 'PR', addressCountry: 'US' },
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
    });
  });

  it('is open Monday to Saturday from 09:00 to 18:00', () => {
    const { openingHoursSpecification } = localBusiness('en', '');
    expect(openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `https://schema.org/${day}`),
        opens: '09:00',
        closes: '18:00',
      },
    ]);
  });

  it('has absolute URLs, and that of the home page in the language', () => {
    const { url, image } = localBusiness('es', '');
    expect(url).toBe(`${business.siteUrl}/es`);
    expect(new URL(image).origin).toBe(new URL(business.siteUrl).origin);
  });

  it('cannot be closed by a "</script>" in its data', () => {
    const { container } = render(<StructuredData data={person('</script><img src=x>')} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.innerHTML).not.toContain('</script><img');
    expect(rendered(person('</script>'))).toEqual(person('</script>'));
  });
});
