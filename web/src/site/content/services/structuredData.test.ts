import { sampleFacts, sampleService } from '@app/domain/content/kinds.fixture';
import { expect, it } from 'vitest';
import { faqPage, serviceGraph } from './structuredData';

const facts = sampleFacts();
const { siteUrl } = facts;

const puppies = sampleService('p', {
  slug: 'puppy-training',
  titleEn: 'Puppy Training',
  titleEs: 'Adiestramiento de cachorros',
  descriptionEn: 'First steps.',
  descriptionEs: 'Primeros pasos.',
  image: '/images/uploads/p-4x3.webp',
});

it('each service has its name in the page’s language, a URL with a fragment, and the business as provider', () => {
  expect(serviceGraph([puppies], 'es', facts)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${siteUrl}/es/services#puppy-training`,
        name: 'Adiestramiento de cachorros',
        description: 'Primeros pasos.',
        image: `${siteUrl}/images/uploads/p-4x3.webp`,
        url: `${siteUrl}/es/services#puppy-training`,
        provider: { '@id': `${siteUrl}/#business` },
      },
    ],
  });
});

it('the structured data of a service without a picture omits the image', () => {
  expect(serviceGraph([{ ...puppies, imageSrc: '' }], 'en', facts)['@graph'][0]).not.toHaveProperty('image');
});

it('an offer states the price in the owner’s words', () => {
  const [service] = serviceGraph([{ ...puppies, priceEn: 'from $60', priceEs: 'desde $60' }], 'es', facts)[
    '@graph'
  ];
  expect(service?.offers).toEqual({ '@type': 'Offer', description: 'desde $60' });
});

it('the structured data of a service without a price omits the offer', () => {
  expect(serviceGraph([puppies], 'es', facts)['@graph'][0]).not.toHaveProperty('offers');
});

it('each question has its accepted answer', () => {
  expect(faqPage([{ question: 'When?', answer: 'Soon.' }], 'en')).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Soon.' } },
    ],
  });
});
