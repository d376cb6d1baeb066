import { expect, it } from 'vitest';
import { sampleServiceFields } from './kinds.fixture';
import { publishableSchema } from '../fields/schema';
import { liveService, SERVICE_FIELDS } from './services';

const schema = publishableSchema(SERVICE_FIELDS);
const service = sampleServiceFields();

it('the schema accepts a complete service, with or without a picture and price', () => {
  expect(schema.isValidSync(service)).toBe(true);
  expect(schema.isValidSync({ ...service, image: '', priceEn: '', priceEs: '' })).toBe(true);
});

it.each([
  [['titleEn', 'descriptionEn'], true],
  [['descriptionEs'], true],
  [['titleEn', 'descriptionEs'], false],
  [['titleEn', 'titleEs'], false],
])(
  'the schema requires at least one language with both a title and a description (without %j: %s)',
  (missing, isValid) => {
    const changes = Object.fromEntries(missing.map((field) => [field, '']));
    expect(schema.isValidSync({ ...service, ...changes })).toBe(isValid);
  },
);

it('a service is published only in languages where it is complete', () => {
  const state = { id: 'a', order: 0, formerSlugs: [] };
  const live = liveService({ ...service, descriptionEn: '', priceEs: 'desde $60' }, state);
  expect(live).toMatchObject({ languages: { en: false, es: true }, titleEn: '', priceEs: 'desde $60' });
  expect(live.titleEs).toBe(service.titleEs);
  expect(liveService(service, state).languages).toEqual({ en: true, es: true });
});

it('a slug is normalized; an empty one is derived from the English title or, failing that, the Spanish title', () => {
  expect(schema.validateSync({ ...service, slug: 'Puppy Training' }).slug).toBe('puppy-training');
  expect(schema.validateSync({ ...service, slug: '', titleEn: 'Puppy Training' }).slug).toBe(
    'puppy-training',
  );
  expect(schema.validateSync({ ...service, slug: '', titleEn: '', titleEs: 'Cachorros' }).slug).toBe(
    'cachorros',
  );
  expect(schema.validateSync({ ...service, slug: '', titleEn: '狗', titleEs: 'Cachorros' }).slug).toBe(
    'cachorros',
  );
});
