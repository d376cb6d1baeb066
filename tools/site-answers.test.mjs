import { expect, it } from 'vitest';
import { siteOf, taglineQuestions } from './site-answers.mjs';

const ANSWERS = { name: ' Patitas ', languages: 'ES, en', domain: 'https://Patitas.com/' };

it('keeps the name, the languages in their order and the address of the domain', () => {
  expect(siteOf(ANSWERS)).toEqual({
    name: 'Patitas',
    languages: ['es', 'en'],
    siteUrl: 'https://patitas.com',
  });
  expect(siteOf({ ...ANSWERS, languages: 'both' }).languages).toEqual(['es', 'en']);
  expect(siteOf({ ...ANSWERS, languages: 'en', domain: '' })).toMatchObject({
    languages: ['en'],
    siteUrl: '',
  });
});

it('asks for the tagline in the languages of the site only', () => {
  expect(taglineQuestions({ ...ANSWERS, languages: 'es' }).map(([field]) => field)).toEqual(['taglineEs']);
});

it.each([
  [{ name: ' ' }, 'needs a name'],
  [{ languages: '' }, 'must be es, en or both'],
  [{ languages: 'es, fr' }, 'must be es, en or both'],
  [{ domain: 'patitas' }, 'is no domain'],
  [{ domain: 'http://patitas.com' }, 'is no domain'],
  [{ domain: 'patitas.com/en' }, 'is no domain'],
])('says what is wrong with %o', (answer, problem) => {
  expect(() => siteOf({ ...ANSWERS, ...answer })).toThrow(problem);
});
