/** Tests that drafts, schemas and published documents support a new field once it is in a description. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { fieldIn, LOCALES, type Locale } from '../general/locale';
import { sampleServiceFields } from '../content/kinds.fixture';
import { SERVICE_FIELDS } from '../content/services';
import { readReporting, readWhole } from '../stored/reader.fixture';
import { choice, color, list, selection, text, type FieldSet } from './field';
import { POST_FIELDS } from '../blog/posts';
import { awaitedLanguages, languagesOf, localizedNames, onlyLanguage, requiredIn } from './languages';
import { liveReader, liveValues } from './public';
import { emptyValues, publicReader, storedReader } from './reader';
import { completeSchema, draftSchema, publishableSchema } from './schema';

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

describe('a field added to the description of services', () => {
  it('is empty in a new draft, which is valid', () => {
    const empty = emptyValues(fields);
    expect(empty).toMatchObject({ placeEn: '', placeEs: '' });
    expect(draftSchema(fields).validateSync(empty)).toEqual(empty);
  });

  it('has a maximum length in drafts, and is required in at least one language when publishing', () => {
    expect(errorOf(draftSchema(fields), { placeEs: '' })).toBeNull();
    expect(errorOf(draftSchema(fields), { placeEs: 'x'.repeat(11) })).toBe('blog.fieldTooLong');
    expect(errorOf(publishableSchema(fields), {})).toBeNull();
    expect(errorOf(publishableSchema(fields), { placeEs: ' ' })).toBeNull();
    expect(errorOf(publishableSchema(fields), { placeEn: '', placeEs: ' ' })).toBe('content.oneLanguage');
    expect(errorOf(completeSchema(fields), { placeEs: ' ' })).toBe('blog.fieldRequired');
  });

  it('is published, and reads as empty in documents published earlier', () => {
    const reader = liveReader(fields, {});
    const live = liveValues(fields, service);
    expect(live).toMatchObject({ placeEn: 'At home', placeEs: 'En casa', imageSrc: service.image });
    expect(readWhole(reader, live)).toEqual(live);
    expect(readWhole(reader, liveValues(SERVICE_FIELDS, service))).toEqual({
      ...live,
      placeEn: '',
      placeEs: '',
    });
  });

  it('is not published if it is private', () => {
    const hidden = { ...SERVICE_FIELDS, place: { ...place, private: true as const } };
    const names = Object.keys(publicReader(SERVICE_FIELDS, {}).readers);
    expect(Object.keys(publicReader(hidden, {}).readers)).toEqual(names);
  });
});

it('a required field added to the description of posts can be translated, and counts as missing while it is empty', () => {
  const post = { ...POST_FIELDS, place } satisfies FieldSet;
  expect(localizedNames(post)).toEqual([...localizedNames(POST_FIELDS), 'placeEn', 'placeEs']);
  const values = { ...emptyValues(post), placeEn: 'At home' };
  expect(requiredIn(post, values, 'es')).toEqual([...requiredIn(POST_FIELDS, values, 'es'), 'place']);
  expect(requiredIn(post, values, 'en')).not.toContain('place');
});

it("list items are validated and read according to the list's fields", () => {
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
  expect(schema.isValidSync({ dogs: [{ ...dog, placeEs: '' }] })).toBe(true);
  expect(schema.isValidSync({ dogs: [{ ...dog, placeEn: '', placeEs: '' }] })).toBe(false);
  expect(schema.isValidSync({ dogs: [{ ...dog, size: 'huge' }] })).toBe(false);
  const stored = { dogs: [dog, { placeEn: 'At home', size: 'huge' }] };
  expect(readReporting(storedReader({ dogs }), stored)).toEqual({
    read: { dogs: [dog, { placeEn: 'At home', placeEs: '', size: 'small' }] },
    reported: ['dogs[1].size'],
  });
});

describe('publishing a post', () => {
  const texts = ['titleEn', 'titleEs', 'excerptEn', 'excerptEs', 'contentEn', 'contentEs'] as const;
  const someTexts = fc.subarray([...texts]).map((written) => ({
    ...emptyValues(POST_FIELDS),
    categoryEs: 'Juego',
    slug: 'sit',
    ...Object.fromEntries(written.map((name) => [name, 'x'])),
  }));
  const errorsOf = (values: object): string[] => {
    try {
      publishableSchema(POST_FIELDS).validateSync(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as ValidationError).inner.map(({ path = '' }) => path);
    }
  };

  it('requires complete content in at least one language', () => {
    fc.assert(
      fc.property(someTexts, (values) => {
        const languages = languagesOf(POST_FIELDS, values);
        const has = (locale: Locale) =>
          texts.filter((name) => name.endsWith(fieldIn(locale, ''))).every((name) => values[name] === 'x');
        expect(languages).toEqual({ en: has('en'), es: has('es') });
        expect(errorsOf(values).length === 0).toBe(languages.en || languages.es);
        expect(onlyLanguage(languages)).toBe(
          languages.en === languages.es ? null : languages.en ? 'en' : 'es',
        );
      }),
    );
  });

  it('reports the empty fields in the languages with the fewest missing fields', () => {
    fc.assert(
      fc.property(someTexts, (values) => {
        const awaited = awaitedLanguages(POST_FIELDS, values);
        const empty = texts.filter(
          (name) => values[name] === '' && awaited.some((locale) => name.endsWith(fieldIn(locale, ''))),
        );
        expect(errorsOf(values).sort()).toEqual([...empty].sort());
      }),
    );
  });

  it('omits all localized content in incomplete languages', () => {
    fc.assert(
      fc.property(someTexts, (values) => {
        const { languages, ...live } = liveValues(POST_FIELDS, {
          ...values,
          authorEn: 'Ana',
          authorEs: 'Ana',
        });
        for (const locale of LOCALES) {
          expect(live[fieldIn(locale, 'title')]).toBe(languages[locale] ? 'x' : '');
          expect(live[fieldIn(locale, 'author')]).toBe(languages[locale] ? 'Ana' : '');
        }
        expect(live.categoryEs).toBe('Juego');
      }),
    );
  });
});

it('a selection starts with its initial values and rejects duplicates; a published color must be complete', () => {
  const parts = selection({
    label: { en: 'Parts', es: 'Partes' },
    choices: { top: { en: 'Top', es: 'Arriba' }, end: { en: 'End', es: 'Final' } },
    initially: ['top', 'end'],
  });
  const accent = color({ label: { en: 'Color', es: 'Color' }, use: 'accent' });
  const described = { parts, accent };
  expect(emptyValues(described)).toEqual({ parts: ['top', 'end'], accent: '' });
  const [draft, publishable] = [draftSchema(described), publishableSchema(described)];
  expect(publishable.isValidSync({ parts: ['end'], accent: '#1F4FA3' })).toBe(true);
  expect(publishable.isValidSync({ parts: [], accent: '' })).toBe(true);
  for (const wrong of [['end', 'end'], ['middle'], [null]])
    expect(draft.isValidSync({ parts: wrong, accent: '' })).toBe(false);
  expect(draft.isValidSync({ parts: [], accent: '#1F4' })).toBe(true);
  for (const half of ['#1F4', '#1f4fa3', 'red'])
    expect(publishable.isValidSync({ parts: [], accent: half })).toBe(false);
});
