import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOCALES,
  REGION_TAGS,
  isLocale,
  localeFromPath,
  localize,
  missingLocaleRedirect,
  stripLocale,
  withLocale,
} from './locale';
import { PAGES, pagePath, postPath } from './paths';

const locale = fc.constantFrom(...LOCALES);
const segment = fc.oneof(
  fc.constantFrom('en', 'es', 'admin', 'blog', 'english', 'ES'),
  fc.stringMatching(/^[a-z0-9-]{1,12}$/),
);
const pathname = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('the language', () => {
  it.each([
    ['/es', 'es'],
    ['/es/blog/perro', 'es'],
    ['/en/blog', 'en'],
    ['/', 'en'],
    ['', 'en'],
    ['/fr/blog', 'en'],
    ['/ES/blog', 'en'],
    ['/espanol', 'en'],
    ['/admin', 'en'],
  ])('of the path %j is %s', (path, expected) => {
    expect(localeFromPath(path)).toBe(expected);
  });

  it.each(['en', 'es'])('can be %s', (value) => expect(isLocale(value)).toBe(true));
  it.each(['fr', 'EN', '', null, undefined, 1, ['en']])('cannot be %j', (value) =>
    expect(isLocale(value)).toBe(false),
  );
});

describe('withLocale', () => {
  it.each([
    ['/en', 'es', '/es'],
    ['/en/', 'es', '/es'],
    ['/en/blog/agile', 'es', '/es/blog/agile'],
    ['/es/services', 'es', '/es/services'],
    ['/services', 'es', '/es/services'],
    ['/', 'es', '/es'],
    ['/english', 'es', '/es/english'],
  ] as const)('called with %s and %s returns %s', (path, language, expected) => {
    expect(withLocale(path, language)).toBe(expected);
  });

  it('keeps the page and changes the language', () => {
    fc.assert(
      fc.property(pathname, locale, (path, language) => {
        const switched = withLocale(path, language);
        expect(localeFromPath(switched)).toBe(language);
        expect(stripLocale(switched)).toBe(stripLocale(path));
      }),
    );
  });

  it('returns the same path after two switches as after the last switch alone', () => {
    fc.assert(
      fc.property(pathname, locale, locale, (path, there, back) => {
        expect(withLocale(withLocale(path, there), back)).toBe(withLocale(path, back));
      }),
    );
  });
});

describe('missingLocaleRedirect', () => {
  it.each([
    ['/', '/en'],
    ['/services', '/en/services'],
    ['/fr/blog', '/en/fr/blog'],
    ['/administration', '/en/administration'],
    ['/english', '/en/english'],
  ])('redirects %s to %s', (path, target) => {
    expect(missingLocaleRedirect(path)).toBe(target);
  });

  it.each(['/en', '/es', '/es/blog', '/admin', '/admin/login'])('returns null for %s', (path) => {
    expect(missingLocaleRedirect(path)).toBeNull();
  });

  it('redirects a path at most once', () => {
    fc.assert(
      fc.property(pathname, (path) => {
        const target = missingLocaleRedirect(path);
        if (target !== null) expect(missingLocaleRedirect(target)).toBeNull();
      }),
    );
  });
});

describe('the paths of pages', () => {
  it('have a language prefix', () => {
    expect(pagePath('home', 'es')).toBe('/es');
    expect(pagePath('services', 'en')).toBe('/en/services');
    expect(postPath('agile', 'es')).toBe('/es/blog/agile');
  });

  it.each(Object.values(PAGES))(
    'need no redirect if they have a language prefix, and have a counterpart in the other language (%j)',
    (path) => {
      expect(missingLocaleRedirect(`/en${path}`)).toBeNull();
      expect(withLocale(`/en${path}`, 'es')).toBe(`/es${path}`);
    },
  );
});

describe('localize', () => {
  it('returns the text in the given language', () => {
    expect(localize({ titleEn: 'Dog', titleEs: 'Perro' }, 'title', 'en')).toBe('Dog');
    expect(localize({ titleEn: 'Dog', titleEs: 'Perro' }, 'title', 'es')).toBe('Perro');
  });

  it('falls back to English if the Spanish text is empty', () => {
    expect(localize({ titleEn: 'Dog', titleEs: '' }, 'title', 'es')).toBe('Dog');
  });
});

describe('REGION_TAGS', () => {
  it.each(LOCALES)(
    'format numbers in %s with a decimal point and a comma between thousands, as in Puerto Rico',
    (locale) => {
      const number = new Intl.NumberFormat(REGION_TAGS[locale]);
      expect([number.format(4.5), number.format(5000)]).toEqual(['4.5', '5,000']);
    },
  );
});
