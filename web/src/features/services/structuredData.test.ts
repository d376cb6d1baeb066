import { business } from '@perro-wisdom/domain/business';
import { expect, it } from 'vitest';
import { faqPage, serviceGraph } from './structuredData';

const puppies = {
  id: 'p',
  slug: 'puppy-training',
  imageSrc: '/images/uploads/p-4x3.webp',
  titleEn: 'Puppy Training',
  titleEs: 'Adiestramiento de cachorros',
  descriptionEn: 'First steps.',
  descriptionEs: 'Primeros pasos.',
  order: 0,
};

it('each service has its name in the page’s language, its URL with a fragment, and the business as its provider', () => {
  expect(serviceGraph([puppies], 'es')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${business.siteUrl}/es/services#puppy-training`,
        'name': 'Adiestramiento de cachorros',
        'description': 'Primeros pasos.',
        'image': `${business.siteUrl}/images/uploads/p-4x3.webp`,
        'url': `${business.siteUrl}/es/services#puppy-training`,
        'provider': { '@id': `${business.siteUrl}/#business` },
      },
    ],
  });
});

it('each question has its accepted answer', () => {
  expect(faqPage([{ question: 'When?', answer: 'Soon.' }], 'en')).toMatchObject({
    '@type': 'FAQPage',
    'inLanguage': 'en',
    'mainEntity': [{ '@type': 'Question', 'name': 'When?', 'acceptedAnswer': { '@type': 'Answer', 'text': 'Soon.' } }],
  });
});
