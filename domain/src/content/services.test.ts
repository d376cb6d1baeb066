import { expect, it } from 'vitest';
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
