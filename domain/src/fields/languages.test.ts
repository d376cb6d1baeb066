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
    'complete Spanish texts and a half-typed English title',
    { ...SPANISH, ...CATEGORY, titleEn: 'The so' },
    'el-sofa',
  ],
  ['complete Spanish texts but no category', { ...SPANISH, titleEn: 'The so' }, 'el-sofa'],
  [
    'more Spanish than English texts',
    { titleEn: 'The so', titleEs: 'El sofá', excerptEs: 'En breve.' },
    'el-sofa',
  ],
  ['only a title in each language', { titleEn: 'The sofa', titleEs: 'El sofá' }, 'the-sofa'],
  [
    'complete content in both languages',
    { ...SPANISH, ...CATEGORY, titleEn: 'The sofa', excerptEn: 'In short.', contentEn: '<p>At length.</p>' },
    'the-sofa',
  ],
  ['only a Spanish title', { titleEs: 'El sofá' }, 'el-sofa'],
  ['a blank English title', { titleEn: ' ', titleEs: 'El sofá', excerptEn: 'In short.' }, 'el-sofa'],
  [
    'an English title and Spanish content without a title',
    { excerptEs: 'En breve.', contentEs: '<p>A</p>', titleEn: 'The sofa' },
    'the-sofa',
  ],
  ['an English title without Latin letters', { titleEn: '狗', titleEs: 'El sofá' }, 'el-sofa'],
  ['no title', {}, ''],
  ['an invisible title', { titleEn: '\u200b' }, ''],
])(
  'the slug of a post is derived from the title in a language that will be published: %s',
  (_, values, made) => {
    expect(madeSlug(POST_FIELDS, slug, values)).toBe(made);
  },
);

it('titles without Latin letters get unique slugs', () => {
  const slugs = ['狗', '🐕', '🐈', 'Собака', '¿?'].map((titleEs) => madeSlug(POST_FIELDS, slug, { titleEs }));
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const made of slugs) expect(made).toMatch(SLUG_PATTERN);
});

it('every visible title yields a valid slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (titleEn) => {
      const made = madeSlug(POST_FIELDS, slug, { titleEn });
      expect(isSlug(made)).toBe(trimInvisible(titleEn) !== '');
    }),
  );
});

it('publishing derives a missing slug from the title in the complete language', () => {
  const fields = {
    titleEn: 'Wal',
    titleEs: 'Caminar juntos',
    descriptionEn: '',
    descriptionEs: 'Sin halar.',
  };
  expect(publishableSchema(SERVICE_FIELDS).validateSync(fields).slug).toBe('caminar-juntos');
});

it('publishing requires completing the language with fewer missing fields, unless a language is already complete', () => {
  expect(awaitedLanguages(POST_FIELDS, {})).toEqual(['en', 'es']);
  expect(awaitedLanguages(POST_FIELDS, SPANISH)).toEqual(['es']);
  expect(awaitedLanguages(POST_FIELDS, { ...SPANISH, ...CATEGORY })).toEqual([]);
});

it('a category counts as missing only if both of its names are empty, and a date is never missing in a language', () => {
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

it('names of people and categories are not translated', () => {
  expect(untranslatedIn(POST_FIELDS)).toEqual(['author', 'category']);
});

it('publishing on a site with one language requires only that language', () => {
  const english = { titleEn: 'Puppies', descriptionEn: '<p>At home.</p>' };
  expect(awaitedLanguages(SERVICE_FIELDS, english)).toEqual([]);
  expect(awaitedLanguages(SERVICE_FIELDS, english, 'es')).toEqual(['es']);
  expect(awaitedLanguages(SERVICE_FIELDS, {}, 'es')).toEqual(['es']);
  const schema = publishableSchema(SERVICE_FIELDS);
  const values = { ...emptyValues(SERVICE_FIELDS), ...english, slug: 'puppies' };
  expect(schema.isValidSync(values, { context: { only: null } })).toBe(true);
  expect(schema.isValidSync(values, { context: { only: 'es' } })).toBe(false);
});
