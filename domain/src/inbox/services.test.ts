import { describe, expect, it } from 'vitest';
import { serviceInSentence, serviceName, type NamedService } from './services';

const services: NamedService[] = [
  {
    slug: 'puppy-school',
    formerSlugs: ['puppy-training'],
    titleEn: 'Puppy School',
    titleEs: 'Escuela de cachorros',
  },
  {
    slug: 'akc-certification',
    formerSlugs: [],
    titleEn: 'AKC Certification Preparation',
    titleEs: 'Preparación para certificaciones del AKC',
  },
  { slug: 'agility', formerSlugs: ['puppy-school'], titleEn: 'Agility', titleEs: '' },
];

describe('a message’s service', () => {
  it.each([
    ['puppy-school', 'en', 'Puppy School'],
    ['puppy-training', 'es', 'Escuela de cachorros'],
    ['agility', 'es', 'Agility'],
    ['other', 'es', 'Otro'],
    ['trick-dogs', 'es', 'Trick dogs'],
    ['', 'en', ''],
  ] as const)('whose slug is %j has the %s name %j', (slug, locale, name) => {
    expect(serviceName(slug, services, locale)).toBe(name);
  });

  it.each([
    ['puppy-school', 'en', 'puppy school'],
    ['akc-certification', 'en', 'AKC certification preparation'],
    ['akc-certification', 'es', 'preparación para certificaciones del AKC'],
    ['trick-dogs', 'en', 'trick dogs'],
  ] as const)('whose slug is %j appears in %s sentences as %j', (slug, locale, name) => {
    expect(serviceInSentence(slug, services, locale)).toBe(name);
  });
});
