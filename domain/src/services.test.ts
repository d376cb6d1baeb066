import { expect, it } from 'vitest';
import { CONTACT_SERVICES } from './contact.limits';
import { FOOTER_SERVICE_SLUGS } from './services';
import { serviceSchema } from './services.schema';

const service = {
  id: 'puppy-training',
  slug: 'puppy-training',
  imageSrc: '/images/uploads/puppy-1600x1200.webp',
  titleEn: 'Puppy Training',
  titleEs: 'Cachorros',
  descriptionEn: 'For puppies',
  descriptionEs: 'Para cachorros',
  order: 3,
};

it('accepts a complete service', () => {
  expect(serviceSchema.isValidSync(service, { strict: true })).toBe(true);
});

it.each(Object.keys(service))('refuses a service without %s', (field) => {
  expect(serviceSchema.isValidSync({ ...service, [field]: undefined }, { strict: true })).toBe(false);
});

it.each(['Puppy-Training', 'puppy training', '-puppy', ''])('refuses the slug %j', (slug) => {
  expect(serviceSchema.isValidSync({ ...service, slug }, { strict: true })).toBe(false);
});

it('every service of the contact form but "other" is in the footer', () => {
  const footer: readonly string[] = FOOTER_SERVICE_SLUGS;
  expect(CONTACT_SERVICES.filter((option) => !footer.includes(option))).toEqual(['other']);
});
