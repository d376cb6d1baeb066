import { expect, it } from 'vitest';
import { TIME_ZONE } from '../domain/src/general/time-zone/zone';
import { DEFAULT_TIME_ZONE, siteOf, taglineQuestions } from './site-answers.mjs';

const ANSWERS = {
  name: ' Patitas ',
  languages: 'ES, en',
  domain: 'https://Patitas.com/',
  timeZone: 'america/new york',
};

it('keeps the name, the languages in their order, the address of the domain and the time zone', () => {
  expect(siteOf(ANSWERS)).toEqual({
    name: 'Patitas',
    languages: ['es', 'en'],
    siteUrl: 'https://patitas.com',
    timeZone: 'America/New_York',
  });
  expect(siteOf({ ...ANSWERS, languages: 'both' }).languages).toEqual(['es', 'en']);
  expect(siteOf({ ...ANSWERS, languages: 'en', domain: '' })).toMatchObject({
    languages: ['en'],
    siteUrl: '',
  });
});

it('begins in the time zone of the demo where none is named', () => {
  expect(siteOf({ ...ANSWERS, timeZone: ' ' }).timeZone).toBe(DEFAULT_TIME_ZONE);
  expect(DEFAULT_TIME_ZONE).toBe(TIME_ZONE);
});

it.each([
  ['New York', 'America/New_York'],
  ['New Yrok', 'America/New_York'],
  ['America/NewYork', 'America/New_York'],
  ['America/Bogotá', 'America/Bogota'],
  ['Porto Rico', 'America/Puerto_Rico'],
  ['Amercia/Los_Angles', 'America/Los_Angeles'],
])('suggests for the time zone %j %s', (timeZone, suggestion) => {
  expect(() => siteOf({ ...ANSWERS, timeZone })).toThrow(`did you mean ${suggestion}`);
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
  [{ timeZone: 'EST' }, 'is not a time zone'],
  [{ timeZone: 'Nowhere/Xyzzy' }, 'is not a time zone. Its name'],
])('says what is wrong with %o', (answer, problem) => {
  expect(() => siteOf({ ...ANSWERS, ...answer })).toThrow(problem);
});
