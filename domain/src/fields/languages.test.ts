import { expect, it } from 'vitest';
import { SERVICE_FIELDS } from '../content/services';
import { POST_FIELDS } from '../blog/posts';
import { date } from './field';
import { awaitedLanguages, requiredIn, slugSource, untranslatedIn } from './languages';
import { publishableSchema } from './schema';

const { slug } = POST_FIELDS;
const SPANISH = { titleEs: 'El sofá', excerptEs: 'En breve.', contentEs: '<p>Con calma.</p>' };
const CATEGORY = { categoryEn: '', categoryEs: 'Casa' };

it.each([
  [
    'Spanish alone, with a half-typed English title',
    { ...SPANISH, ...CATEGORY, titleEn: 'The so' },
    'El sofá',
  ],
  ['Spanish alone, before there is a category', { ...SPANISH, titleEn: 'The so' }, 'El sofá'],
  ['more Spanish than English', { titleEn: 'The so', titleEs: 'El sofá', excerptEs: 'En breve.' }, 'El sofá'],
  ['a title in each language, and no more', { titleEn: 'The sofa', titleEs: 'El sofá' }, 'The sofa'],
  [
    'both languages',
    { ...SPANISH, ...CATEGORY, titleEn: 'The sofa', excerptEn: 'In short.', contentEn: '<p>At length.</p>' },
    'The sofa',
  ],
  ['a Spanish title alone', { titleEs: 'El sofá' }, 'El sofá'],
  [
    'an English title of white space',
    { titleEn: ' ', titleEs: 'El sofá', excerptEn: 'In short.' },
    'El sofá',
  ],
  [
    'an English title, and a Spanish text without one',
    { excerptEs: 'En breve.', contentEs: '<p>A</p>', titleEn: 'The sofa' },
    'The sofa',
  ],
  ['no title', {}, ''],
])(
  'the slug of a post with %s comes from the title of a language that will be published',
  (_, values, title) => {
    expect(slugSource(POST_FIELDS, slug, values)).toBe(title);
  },
);

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
