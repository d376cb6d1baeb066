import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlug, SLUG_PATTERN } from '../general/slug';
import { trimInvisible } from '../general/text/visible';
import { SERVICE_FIELDS } from '../content/services';
import { POST_FIELDS } from '../blog/posts';
import { date } from './field';
import { awaitedLanguages, madeSlug, requiredIn, untranslatedIn } from './languages';
import { emptyValues } from './reader';
import { publishableSchema } from './schema';

const { slug } = POST_FIELDS;
const SPANISH = { titleEs: 'El sofá', excerptEs: 'En breve.', contentEs: '<p>Con calma.</p>' };
const CATEGORY = { categoryEn: '', categoryEs: 'Casa' };

it.each([
  [
    'Spanish alone, with a half-typed English title',
    { ...SPANISH, ...CATEGORY, titleEn: 'The so' },
    'el-sofa',
  ],
  ['Spanish alone, before there is a category', { ...SPANISH, titleEn: 'The so' }, 'el-sofa'],
  ['more Spanish than English', { titleEn: 'The so', titleEs: 'El sofá', excerptEs: 'En breve.' }, 'el-sofa'],
  ['a title in each language, and no more', { titleEn: 'The sofa', titleEs: 'El sofá' }, 'the-sofa'],
  [
    'both languages',
    { ...SPANISH, ...CATEGORY, titleEn: 'The sofa', excerptEn: 'In short.', contentEn: '<p>At length.</p>' },
    'the-sofa',
  ],
  ['a Spanish title alone', { titleEs: 'El sofá' }, 'el-sofa'],
  [
    'an English title of white space',
    { titleEn: ' ', titleEs: 'El sofá', excerptEn: 'In short.' },
    'el-sofa',
  ],
  [
    'an English title, and a Spanish text without one',
    { excerptEs: 'En breve.', contentEs: '<p>A</p>', titleEn: 'The sofa' },
    'the-sofa',
  ],
  ['an English title without Latin letters', { titleEn: '狗', titleEs: 'El sofá' }, 'el-sofa'],
  ['no title', {}, ''],
  ['a title that shows nothing', { titleEn: '\u200b' }, ''],
])(
  'the slug of a post with %s comes from the title of a language that will be published',
  (_, values, made) => {
    expect(madeSlug(POST_FIELDS, slug, values)).toBe(made);
  },
);

it('a title without Latin letters gets a slug of its own', () => {
  const slugs = ['狗', '🐕', '🐈', 'Собака', '¿?'].map((titleEs) => madeSlug(POST_FIELDS, slug, { titleEs }));
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const made of slugs) expect(made).toMatch(SLUG_PATTERN);
});

it('any title that shows something makes a slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (titleEn) => {
      const made = madeSlug(POST_FIELDS, slug, { titleEn });
      expect(isSlug(made)).toBe(trimInvisible(titleEn) !== '');
    }),
  );
});

it('a publication without a slug gets it from the title of its language', () => {
  const fields = {
    titleEn: 'Wal',
    titleEs: 'Caminar juntos',
    descriptionEn: '',
    descriptionEs: 'Sin halar.',
  };
  expect(publishableSchema(SERVICE_FIELDS).validateSync(fields).slug).toBe('caminar-juntos');
});

it('a publication waits for no language once one is complete', () => {
  expect(awaitedLanguages(POST_FIELDS, {})).toEqual(['en', 'es']);
  expect(awaitedLanguages(POST_FIELDS, SPANISH)).toEqual(['es']);
  expect(awaitedLanguages(POST_FIELDS, { ...SPANISH, ...CATEGORY })).toEqual([]);
});

it('a category needs a name in one of the languages, and other fields are needed only where they are texts', () => {
  expect(requiredIn(POST_FIELDS, SPANISH, 'es')).toEqual(['category']);
  expect(requiredIn(POST_FIELDS, { ...SPANISH, categoryEn: 'Home' }, 'es')).toEqual([]);
  expect(
    requiredIn(
      { ...POST_FIELDS, on: date({ label: { en: 'On', es: 'El' }, required: true }) },
      { ...SPANISH, ...CATEGORY },
      'es',
    ),
  ).toEqual([]);
});

it('a name and a category are not translated', () => {
  expect(untranslatedIn(POST_FIELDS)).toEqual(['author', 'category']);
});

it('a publication on a site in one language waits for that one', () => {
  const english = { titleEn: 'Puppies', descriptionEn: '<p>At home.</p>' };
  expect(awaitedLanguages(SERVICE_FIELDS, english)).toEqual([]);
  expect(awaitedLanguages(SERVICE_FIELDS, english, 'es')).toEqual(['es']);
  expect(awaitedLanguages(SERVICE_FIELDS, {}, 'es')).toEqual(['es']);
  const schema = publishableSchema(SERVICE_FIELDS);
  const values = { ...emptyValues(SERVICE_FIELDS), ...english, slug: 'puppies' };
  expect(schema.isValidSync(values, { context: { only: null } })).toBe(true);
  expect(schema.isValidSync(values, { context: { only: 'es' } })).toBe(false);
});
