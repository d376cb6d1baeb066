import { expect, it } from 'vitest';
import { TIME_ZONE } from '../domain/src/general/time-zone/zone';
import { DEFAULT_TIME_ZONE, siteOf, taglineQuestions } from './site-answers.mjs';

const ANSWERS = {
  name: ' Patitas ',
  languages: 'ES, en',
  domain: 'https://Patitas.com/',
  timeZone: 'america/new york',
};

it('returns the name, the languages in order, the site address and the time zone', () => {
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

it("uses the demo's time zone by default", () => {
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
])('rejects the time zone %j and suggests %s', (timeZone, suggestion) => {
  expect(() => siteOf({ ...ANSWERS, timeZone })).toThrow(`did you mean ${suggestion}`);
});

it("asks for the tagline only in the site's languages", () => {
  expect(taglineQuestions({ ...ANSWERS, languages: 'es' }).map(([field]) => field)).toEqual(['taglineEs']);
});

it.each([
  [{ name: ' ' }, 'needs a name'],
  [{ languages: '' }, 'must be es, en or both'],
  [{ languages: 'es, fr' }, 'must be es, en or both'],
  [{ domain: 'patitas' }, 'is not a domain'],
  [{ domain: 'http://patitas.com' }, 'is not a domain'],
  [{ domain: 'patitas.com/en' }, 'is not a domain'],
  [{ timeZone: 'EST' }, 'is not a time zone'],
  [{ timeZone: 'Nowhere/Xyzzy' }, 'is not a time zone. Its name'],
])('rejects %o with the error "%s"', (answer, problem) => {
  expect(() => siteOf({ ...ANSWERS, ...answer })).toThrow(problem);
});
