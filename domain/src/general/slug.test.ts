import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlug, SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from './slug';

it.each([
  ['¿Perro Ágil?', 'perro-agil'],
  ['  Niños & Satos — una guía  ', 'ninos-satos-una-guia'],
  ['Loose-Leash   Walking', 'loose-leash-walking'],
  ['a - b -- c', 'a-b-c'],
  ['Pingüino', 'pinguino'],
  ['10 Tips', '10-tips'],
  ['two\nlines\tand a tab', 'two-lines-and-a-tab'],
  ['snake_case.and.dots', 'snakecaseanddots'],
  ['---', ''],
  ['犬', ''],
  ['', ''],
])('slugify turns %j into %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('a slug is empty or consists of lowercase letters and digits, separated by single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const slug = slugify(text);
      expect(slug === '' || SLUG_PATTERN.test(slug)).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    }),
  );
});

it('isSlug rejects strings that are too long or malformed', () => {
  expect(isSlug('a'.repeat(SLUG_MAX_LENGTH))).toBe(true);
  for (const text of ['', 'a'.repeat(SLUG_MAX_LENGTH + 1), 'Agile', 'a b', '-a'])
    expect(isSlug(text), text).toBe(false);
});

it('slugify is idempotent', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('a', 'É', ' ', '-', '!') }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});

it('a truncated slug does not end with a hyphen', () => {
  expect(slugify(`${'a'.repeat(SLUG_MAX_LENGTH - 1)} b`)).toBe('a'.repeat(SLUG_MAX_LENGTH - 1));
});

it('composed and decomposed accents produce the same slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('á', 'É', 'ñ', 'ü', 'n', ' ') }), (text) => {
      expect(slugify(text.normalize('NFD'))).toBe(slugify(text.normalize('NFC')));
    }),
  );
});
