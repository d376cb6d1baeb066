/** One entry in a description is all that a field needs: everything else follows from it. */
import { describe, expect, it } from 'vitest';
import { sampleServiceFields } from '../content/kinds.fixture';
import { SERVICE_FIELDS } from '../content/services';
import { hasShape } from '../general/shape';
import { choice, list, text, type FieldSet } from './field';
import { POST_FIELDS } from '../blog/posts';
import { localizedNames, requiredIn } from './languages';
import { emptyValues, publicShape, publicValues } from './public';
import { draftSchema, publishableSchema } from './schema';

const place = text({ label: { en: 'Place', es: 'Lugar' }, localized: true, required: true, max: 10 });
const fields = { ...SERVICE_FIELDS, place } satisfies FieldSet;
const service = { ...sampleServiceFields(), placeEn: 'At home', placeEs: 'En casa' };

const errorOf = (schema: ReturnType<typeof draftSchema>, changes: object): unknown => {
  try {
    schema.validateSync({ ...service, ...changes });
    return null;
  } catch (error) {
    return Reflect.get(error as object, 'message');
  }
};

describe('a field that is added to a copy of the services', () => {
  it('is empty in a new draft, which can be stored', () => {
    const empty = emptyValues(fields);
    expect(empty).toMatchObject({ placeEn: '', placeEs: '' });
    expect(draftSchema(fields).validateSync(empty)).toEqual(empty);
  });

  it('has its limits in a draft, and is needed by a publication', () => {
    expect(errorOf(draftSchema(fields), { placeEs: '' })).toBeNull();
    expect(errorOf(draftSchema(fields), { placeEs: 'x'.repeat(11) })).toBe('blog.fieldTooLong');
    expect(errorOf(publishableSchema(fields), {})).toBeNull();
    expect(errorOf(publishableSchema(fields), { placeEs: ' ' })).toBe('blog.fieldRequired');
  });

  it('is read by visitors, in documents that are checked for it', () => {
    const live = publicValues(fields, service);
    expect(live).toMatchObject({ placeEn: 'At home', placeEs: 'En casa', imageSrc: service.image });
    expect(hasShape(live, publicShape(fields))).toBe(true);
    expect(hasShape(publicValues(SERVICE_FIELDS, service), publicShape(fields))).toBe(false);
  });

  it('is nothing that visitors read when it is private', () => {
    const hidden = { ...SERVICE_FIELDS, place: { ...place, private: true as const } };
    expect(Object.keys(publicShape(hidden))).toEqual(Object.keys(publicShape(SERVICE_FIELDS)));
  });
});

it('a field that is added to a copy of the posts can be suggested, and is missing in a language while it is empty', () => {
  const post = { ...POST_FIELDS, place } satisfies FieldSet;
  expect(localizedNames(post)).toEqual([...localizedNames(POST_FIELDS), 'placeEn', 'placeEs']);
  const values = { ...emptyValues(post), placeEn: 'At home' };
  expect(requiredIn(post, values, 'es')).toEqual([...requiredIn(POST_FIELDS, values, 'es'), 'place']);
  expect(requiredIn(post, values, 'en')).not.toContain('place');
});

it('items of a list have the fields of their own description', () => {
  const size = choice({
    label: { en: 'Size', es: 'Tamaño' },
    choices: { small: { en: 'Small', es: 'Pequeño' }, large: { en: 'Large', es: 'Grande' } },
    initially: 'small',
  });
  const dogs = list({
    label: { en: 'Dogs', es: 'Perros' },
    add: { en: 'Add a dog', es: 'Añadir un perro' },
    item: { en: 'Dog #', es: 'Perro #' },
    fields: { place, size },
  });
  const schema = publishableSchema({ dogs });
  const dog = { ...emptyValues(dogs.fields), placeEn: 'At home', placeEs: 'En casa' };
  expect(dog.size).toBe('small');
  expect(schema.isValidSync({ dogs: [dog] })).toBe(true);
  expect(schema.isValidSync({ dogs: [{ ...dog, placeEs: '' }] })).toBe(false);
  expect(schema.isValidSync({ dogs: [{ ...dog, size: 'huge' }] })).toBe(false);
  expect(hasShape({ dogs: [dog] }, publicShape({ dogs }))).toBe(true);
});
