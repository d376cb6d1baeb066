import { expect, it } from 'vitest';
import { sampleServiceFields } from './kinds.fixture';
import { publishableSchema } from '../fields/schema';
import { SERVICE_FIELDS } from './services';

const schema = publishableSchema(SERVICE_FIELDS);
const service = sampleServiceFields();

it('accepts a complete service, and one without a picture', () => {
  expect(schema.isValidSync(service)).toBe(true);
  expect(schema.isValidSync({ ...service, image: '', priceEn: '', priceEs: '' })).toBe(true);
});

it.each(['titleEn', 'titleEs', 'descriptionEn', 'descriptionEs'])('refuses a service without %s', (field) => {
  expect(schema.isValidSync({ ...service, [field]: '' })).toBe(false);
});

it('normalizes a slug, and makes one of the English title', () => {
  expect(schema.validateSync({ ...service, slug: 'Puppy Training' }).slug).toBe('puppy-training');
  expect(schema.validateSync({ ...service, slug: '', titleEn: 'Puppy Training' }).slug).toBe(
    'puppy-training',
  );
  expect(schema.isValidSync({ ...service, slug: '', titleEn: '???' })).toBe(false);
});
