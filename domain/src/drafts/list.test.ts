import fc from 'fast-check';
import { expect, it } from 'vitest';
import { postDraftSchema } from '../blog/draft.schema';
import { sampleDraft } from './drafts.fixture';
import { listKeys, requiredKeys, type ListFilter } from './list';

type Listed = Parameters<typeof listKeys>[0];

const fields = postDraftSchema.cast({
  titleEn: 'A calm puppy',
  titleEs: 'Un cachorro tranquilo en Año Nuevo',
});
const draft = (changes: Partial<Listed> = {}): Listed => ({
  ...sampleDraft('posts', fields),
  status: { en: { state: 'complete' }, es: { state: 'complete' } },
  categorySlug: 'puppies',
  tagSlugs: ['calm'],
  ...changes,
});
const live = { publishedAt: '2026-01-01T00:00:00.000Z' };
const isListed = (listed: Listed, filter: ListFilter): boolean => {
  const keys = listKeys(listed);
  return requiredKeys(filter).every((key) => keys.includes(key));
};

it.each([
  ['an empty search', {}, true],
  ['prefixes of words in any order', { search: 'pup CALM' }, true],
  ['words of either language without accents', { search: 'ano cachorro' }, true],
  ['the middle of a word', { search: 'uppy' }, false],
  ['a word that is missing', { search: 'calm kitten' }, false],
  ['punctuation', { search: ' ¿puppy? ' }, true],
  ['its category and tag', { category: 'puppies', tag: 'calm' }, true],
  ['another category', { category: 'calm' }, false],
  ['a tag that only occurs in its title', { tag: 'puppy' }, false],
])('filters posts by %s', (_name, filter, expected) => {
  expect(isListed(draft(), filter)).toBe(expected);
});

it.each([
  ['draft', draft(), true],
  ['draft', draft(live), false],
  ['published', draft(live), true],
  ['changed', draft(live), false],
  ['changed', draft({ ...live, hasChanges: true }), true],
  ['scheduled', draft({ publishAt: live.publishedAt }), true],
  [
    'missingEs',
    draft({ status: { en: { state: 'complete' }, es: { state: 'missing', fields: ['title'] } } }),
    true,
  ],
  [
    'missingEn',
    draft({ status: { en: { state: 'complete' }, es: { state: 'missing', fields: ['title'] } } }),
    false,
  ],
  ['missingEn', draft({ status: { en: { state: 'unwritten' }, es: { state: 'complete' } } }), true],
  ['outOfDate', draft({ status: { en: { state: 'outOfDate' }, es: { state: 'complete' } } }), true],
  ['bin', draft({ deletedAt: live.publishedAt }), true],
  ['bin', draft(), false],
] as const)('filters posts by the state %s (case %#)', (state, listed, expected) => {
  expect(isListed(listed, { state })).toBe(expected);
});

it('finds posts in the bin only when filtering by the state `bin`', () => {
  const binned = draft({ deletedAt: live.publishedAt });
  for (const filter of [{}, { search: 'puppy' }, { tag: 'calm' }, { state: 'draft' as const }])
    expect(isListed(binned, filter)).toBe(false);
  expect(isListed(binned, { state: 'bin', search: 'puppy' })).toBe(true);
});

it('finds titles in any script by the beginning of any word', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /^[\p{L}\p{N}]+$/u.test(text));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      fc.nat(),
      (words, which, length) => {
        const chosen = Array.from(words[which % words.length] ?? '');
        const search = chosen.slice(0, 1 + (length % chosen.length)).join('');
        const keys = listKeys(draft({ fields: { ...fields, titleEs: words.join(' ') } }));
        expect(isListed(draft({ fields: { ...fields, titleEs: words.join(' ') } }), { search })).toBe(true);
        // Firestore rejects strings with unpaired surrogates.
        expect(keys.filter((key) => /\p{Surrogate}/u.test(key))).toEqual([]);
      },
    ),
  );
});
