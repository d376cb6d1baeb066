import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untranslatedIn } from '../fields/languages';
import { POST_FIELDS } from '../blog/posts';
import { postDraftSchema } from '../blog/draft.schema';
import { LOCALES } from '../general/locale';
import { changedTexts, gapsIn, hasNoTexts, remainingSuggestions, suggestedTexts } from './texts';

const gaps = (fields: object) => LOCALES.filter((locale) => gapsIn(fields, locale).length > 0);

const fields = {
  titleEn: 'Questions',
  titleEs: 'Preguntas',
  slug: 'questions',
  questions: [{ questionEn: 'When?', questionEs: '¿Cuándo?', answerEn: 'Now.', answerEs: 'Ahora.' }],
};

it('changedTexts returns the languages whose text differs, including text in lists', () => {
  expect(changedTexts(fields, { ...fields, titleEs: 'Dudas' })).toEqual(['es']);
  expect(changedTexts(fields, { ...fields, slug: 'other' })).toEqual([]);
  expect(
    changedTexts(fields, { ...fields, questions: [{ ...fields.questions[0], answerEn: 'Soon.' }] }),
  ).toEqual(['en']);
  expect(changedTexts(fields, { ...fields, questions: [] })).toEqual(['en', 'es']);
});

it('changedTexts ignores the order of fields', () => {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (order) => {
      const reordered = Object.fromEntries(order.map((name) => [name, fields[name]]));
      expect(changedTexts(fields, reordered)).toEqual([]);
      expect(changedTexts(fields, { ...reordered, titleEn: 'FAQ' })).toEqual(['en']);
    }),
  );
});

it('gapsIn reports text that exists only in the other language', () => {
  expect(gaps(fields)).toEqual([]);
  expect(gaps({ ...fields, titleEs: '' })).toEqual(['es']);
  expect(gaps({ ...fields, titleEn: '', titleEs: '' })).toEqual([]);
  expect(gaps({ ...fields, questions: [{ ...fields.questions[0], answerEn: '' }] })).toEqual(['en']);
});

it('a draft has no text if all localized fields are empty in both languages, whatever its other fields contain', () => {
  expect(
    hasNoTexts({
      titleEn: '',
      titleEs: '<p></p>',
      slug: 'questions',
      questions: [{ questionEn: '', questionEs: ' ' }],
    }),
  ).toBe(true);
  expect(hasNoTexts({ titleEn: '', titleEs: 'Preguntas' })).toBe(false);
  expect(hasNoTexts({ titleEn: '', titleEs: '', questions: [{ questionEn: 'When?', questionEs: '' }] })).toBe(
    false,
  );
});

const complete = postDraftSchema.cast({
  titleEn: 'Sit',
  titleEs: 'Sentado',
  categoryEn: 'Play',
  categoryEs: 'Juego',
  excerptEn: 'x',
  excerptEs: 'x',
  contentEn: '<p>x</p>',
  contentEs: '<p>x</p>',
});

const changed = (before: object, after: object) => changedTexts(before, after, untranslatedIn(POST_FIELDS));

describe('a change to a post', () => {
  it('affects the languages whose text differs', () => {
    expect(changed(complete, complete)).toEqual([]);
    expect(changed(complete, { ...complete, excerptEs: 'y' })).toEqual(['es']);
    expect(changed(complete, { ...complete, featuredImageAltEn: 'y', titleEs: 'y' })).toEqual(['en', 'es']);
  });

  it('affects no language if the changed fields are not translated', () => {
    expect(
      changed(complete, { ...complete, categoryEs: 'y', authorEn: 'y', tags: ['y'], slug: 'y' }),
    ).toEqual([]);
  });
});

it('suggestedTexts drops unknown fields, empty fields and duplicates', () => {
  expect(
    suggestedTexts(POST_FIELDS, complete, ['titleEs', 'authorEs', 'slug', 'titleEs', 'titleEn']),
  ).toEqual(['titleEn', 'titleEs']);
});

it('a change outside the editor keeps only suggestions whose text is unchanged and not empty', () => {
  const before = { fields: { titleEn: 'Sit', titleEs: 'Siéntate', excerptEs: '' } };
  const suggested = ['titleEn', 'titleEs', 'excerptEs', 'excerptEn'];
  const after = { ...before.fields, titleEn: 'Sit!' };
  expect(remainingSuggestions({ ...before, suggested }, after)).toEqual(['titleEs', 'excerptEn']);
});
