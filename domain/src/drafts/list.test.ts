import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listKeys, requiredKeys } from './list';
import type { ListFilter } from './drafts';

type Listed = Parameters<typeof listKeys>[0];

const copy = (changes: Partial<Listed> = {}): Listed => ({
  titleEn: 'A calm puppy',
  titleEs: 'Un cachorro tranquilo en Año Nuevo',
  live: null,
  hasChanges: false,
  publishAt: null,
  deletedAt: null,
  status: { en: { state: 'complete' }, es: { state: 'complete' } },
  categorySlug: 'puppies',
  tagSlugs: ['calm'],
  ...changes,
});
const live = { slug: 'a', publishedAt: '2026-01-01T00:00:00.000Z' };
const isListed = (listed: Listed, filter: ListFilter): boolean => {
  const keys = listKeys(listed);
  return requiredKeys(filter).every((key) => keys.includes(key));
};

it.each([
  ['an empty search', {}, true],
  ['the beginnings of words, in any order', { search: 'pup CALM' }, true],
  ['either language, without accents', { search: 'ano cachorro' }, true],
  ['the middle of a word', { search: 'uppy' }, false],
  ['a word that is missing', { search: 'calm kitten' }, false],
  ['punctuation', { search: ' ¿puppy? ' }, true],
  ['its category and tag', { category: 'puppies', tag: 'calm' }, true],
  ['another category', { category: 'calm' }, false],
  ['a tag that is only a word of its title', { tag: 'puppy' }, false],
])('%s', (_name, filter, expected) => {
  expect(isListed(copy(), filter)).toBe(expected);
});

it.each([
  ['draft', copy(), true],
  ['draft', copy({ live }), false],
  ['published', copy({ live }), true],
  ['changed', copy({ live }), false],
  ['changed', copy({ live, hasChanges: true }), true],
  ['scheduled', copy({ publishAt: live.publishedAt }), true],
  [
    'missingEs',
    copy({ status: { en: { state: 'complete' }, es: { state: 'missing', fields: ['title'] } } }),
    true,
  ],
  [
    'missingEn',
    copy({ status: { en: { state: 'complete' }, es: { state: 'missing', fields: ['title'] } } }),
    false,
  ],
  ['outOfDate', copy({ status: { en: { state: 'outOfDate' }, es: { state: 'complete' } } }), true],
  ['bin', copy({ deletedAt: live.publishedAt }), true],
  ['bin', copy(), false],
] as const)('the state %s: %#', (state, listed, expected) => {
  expect(isListed(listed, { state })).toBe(expected);
});

it('a post in the bin is found there only', () => {
  const binned = copy({ deletedAt: live.publishedAt });
  for (const filter of [{}, { search: 'puppy' }, { tag: 'calm' }, { state: 'draft' as const }])
    expect(isListed(binned, filter)).toBe(false);
  expect(isListed(binned, { state: 'bin', search: 'puppy' })).toBe(true);
});

it('every title is found by the beginning of each of its words, whatever it is written in', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /^[\p{L}\p{N}]+$/u.test(text));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      fc.nat(),
      (words, which, length) => {
        const chosen = Array.from(words[which % words.length] ?? '');
        const search = chosen.slice(0, 1 + (length % chosen.length)).join('');
        const keys = listKeys(copy({ titleEs: words.join(' ') }));
        expect(isListed(copy({ titleEs: words.join(' ') }), { search })).toBe(true);
        // Firestore refuses strings with unpaired surrogates.
        expect(keys.filter((key) => /\p{Surrogate}/u.test(key))).toEqual([]);
      },
    ),
  );
});
