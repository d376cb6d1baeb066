import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedTexts, hasNoTexts, languagesWithGaps } from './languages';

const fields = {
  titleEn: 'Questions',
  titleEs: 'Preguntas',
  slug: 'questions',
  questions: [{ questionEn: 'When?', questionEs: '¿Cuándo?', answerEn: 'Now.', answerEs: 'Ahora.' }],
};

it('a change belongs to the languages whose texts differ, also within lists', () => {
  expect(changedTexts(fields, { ...fields, titleEs: 'Dudas' })).toEqual(['es']);
  expect(changedTexts(fields, { ...fields, slug: 'other' })).toEqual([]);
  expect(
    changedTexts(fields, { ...fields, questions: [{ ...fields.questions[0], answerEn: 'Soon.' }] }),
  ).toEqual(['en']);
  expect(changedTexts(fields, { ...fields, questions: [] })).toEqual(['en', 'es']);
});

it('the same texts are no change, in whatever order their fields are', () => {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (order) => {
      const reordered = Object.fromEntries(order.map((name) => [name, fields[name]]));
      expect(changedTexts(fields, reordered)).toEqual([]);
      expect(changedTexts(fields, { ...reordered, titleEn: 'FAQ' })).toEqual(['en']);
    }),
  );
});

it('a gap is a text that only the other language has', () => {
  expect(languagesWithGaps(fields)).toEqual([]);
  expect(languagesWithGaps({ ...fields, titleEs: '' })).toEqual(['es']);
  expect(languagesWithGaps({ ...fields, titleEn: '', titleEs: '' })).toEqual([]);
  expect(languagesWithGaps({ ...fields, questions: [{ ...fields.questions[0], answerEn: '' }] })).toEqual([
    'en',
  ]);
});

it('a piece has no texts while nothing is written in either language, whatever else it has', () => {
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
