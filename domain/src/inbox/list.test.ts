import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubmissionFilter } from './contact';
import {
  finderOf,
  inboxQuery,
  LIST_KEYS,
  listKeys,
  SEARCH_KEYS,
  SEARCH_KEYS_MAX,
  searchKeys,
  SPAM_SEARCH_KEYS_MAX,
} from './list';
import { MESSAGE_MAX_LENGTH } from './contact.limits';

type Listed = Parameters<ReturnType<typeof finderOf>>[0];

const message = (changes: Partial<Listed> = {}): Listed => ({
  name: 'José Rivera-Ortiz',
  email: 'pepe.rivera@correo.example.com',
  phone: '',
  prefersWhatsApp: false,
  service: 'puppy-training',
  message: '¿Me pueden ayudar con mi cachorra? Llámenme al 787.555.0142.',
  language: 'es',
  status: 'new',
  deletedAt: null,
  ...changes,
});
const isListed = (listed: Listed, filter: SubmissionFilter): boolean => {
  const { field, key } = inboxQuery(filter);
  const stored = { [LIST_KEYS]: listKeys(listed), [SEARCH_KEYS]: searchKeys(listed) };
  return stored[field].includes(key) && finderOf(filter)(listed);
};

it.each([
  ['an empty search', {}, true],
  ['prefixes of the name, in any order and without accents', { search: 'riv JOSE' }, true],
  ['one letter of the name', { search: 'o' }, true],
  ['the middle of the name', { search: 'ivera' }, false],
  ['the whole email address', { search: 'Pepe.Rivera@correo.example.com' }, true],
  ['a prefix of the email address', { search: 'pepe.riv' }, true],
  ['the host of the email address', { search: 'correo.example' }, true],
  ['another email address', { search: 'pepe.rivera@example.org' }, false],
  ['three letters of a word of the message', { search: 'cac' }, true],
  ['two letters of a longer word of the message', { search: 'ca' }, false],
  ['a short word of the message', { search: 'mi' }, true],
  ['a missing word', { search: 'cachorra gato' }, false],
  ['the phone number of the message in a different format', { search: '(787) 555-0142' }, true],
  ['the phone number with the country code', { search: '+1 787-555-0142' }, true],
  ['the phone number without the area code', { search: '555-0142' }, true],
  ['another phone number', { search: '787-555-0143' }, false],
  ['a prefix of the phone number', { search: '787-555-01' }, true],
  ['another form of a word of the message', { search: 'cachorros' }, false],
  ['a longer form of the name', { search: 'joseph' }, false],
  ['only punctuation', { search: '¿?' }, true],
  ['the service, language and state', { service: 'puppy-training', language: 'es', state: 'new' }, true],
  ['another service', { service: 'other' }, false],
  ['no service', { service: 'none' }, false],
  ['another language', { language: 'en' }, false],
] as const)('filters messages by %s', (_name, filter, expected) => {
  expect(isListed(message(), filter)).toBe(expected);
});

it.each([
  ['new', ['inbox', 'new']],
  ['read', ['inbox', 'read']],
  ['answered', ['inbox', 'answered']],
  ['archived', ['archived']],
  ['spam', ['spam']],
] as const)(
  'a message with the status %s is listed under the states %j and when no state is selected',
  (status, lists) => {
    const states = ['inbox', 'new', 'read', 'answered', 'archived', 'spam', 'bin'] as const;
    expect(states.filter((state) => isListed(message({ status }), { state }))).toEqual(lists);
    expect(isListed(message({ status }), {})).toBe(true);
  },
);

it('finds messages in the bin only if the state is `bin`', () => {
  const binned = message({ deletedAt: '2026-01-01T00:00:00.000Z' });
  for (const filter of [{}, { search: 'jose' }, { state: 'new' as const }, { state: 'inbox' as const }])
    expect(isListed(binned, filter)).toBe(false);
  expect(isListed(binned, { state: 'bin', search: 'jose' })).toBe(true);
});

describe('a word with an apostrophe', () => {
  const name = 'Brian O’Neil';
  it.each(['oneil', "O'Neil", 'O’NEIL', 'neil', 'one'])('is found by searching for %s', (search) => {
    expect(isListed(message({ name }), { search })).toBe(true);
    expect(isListed(message({ message: `Hello, I am ${name}.` }), { search })).toBe(true);
  });

  it.each(['o neil', "o'n", 'o'])('is found in a name by searching for %s', (search) => {
    expect(isListed(message({ name }), { search })).toBe(true);
  });

  it.each(['oneill', 'oneal'])('is not found by searching for %s', (search) => {
    expect(isListed(message({ name }), { search })).toBe(false);
  });

  it('finds the same word written without one', () => {
    expect(isListed(message({ name: 'Brian Oneil' }), { search: 'O’Neil' })).toBe(true);
  });
});

describe('a message’s phone number', () => {
  it.each(['787-555-0142', '+1 (787) 555-0142', '17875550142', '787 555 0142'])(
    'written as %s is found by a search for it in any format',
    (phone) => {
      for (const search of ['7875550142', '787 555 0142', '555 0142', '0142', '787-555-01'])
        expect(isListed(message({ phone, message: 'Hola' }), { search })).toBe(true);
      expect(isListed(message({ phone, message: 'Hola' }), { search: '7875550143' })).toBe(false);
    },
  );

  it.each(['8db4', '2nd', '3-legged'])(
    'is found by a search for the number and the word %s, which starts with a digit',
    (word) => {
      const searched = message({ name: `Ana ${word}`, phone: '787-555-0142', message: 'Hola' });
      for (const search of [`7875550142 ${word}`, `${word} 7875550142`])
        expect(isListed(searched, { search }), search).toBe(true);
    },
  );
});

it('finds a full name even if one of its words mixes letters and digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{8}$/), (word) => {
      const name = `Luz ${word}`;
      expect(isListed(message({ name, message: 'Hola' }), { search: name })).toBe(true);
    }),
    { examples: [['4136806a'], ['41368067'], ['787555a0']] },
  );
});

describe('the search keys of a message', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: MESSAGE_MAX_LENGTH }),
    fc
      .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 300 })
      .map((words) => words.join(' ')),
    fc
      .array(fc.stringMatching(/^[0-9 ().+-]{7,20}$/), { maxLength: 300 })
      .map((numbers) => numbers.join(', ')),
  );

  it('are limited in number, with a lower limit for suspected spam, and contain no unpaired surrogates, which Firestore rejects', () => {
    fc.assert(
      fc.property(text, text, (name, body) => {
        const keys = searchKeys(message({ name, message: body }));
        expect(keys.length).toBeLessThanOrEqual(SEARCH_KEYS_MAX);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.filter((key) => /\p{Surrogate}/u.test(key))).toEqual([]);
        expect(searchKeys(message({ name, message: body, status: 'spam' })).length).toBeLessThanOrEqual(
          SPAM_SEARCH_KEYS_MAX,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('stay well under the limit for an ordinary message', () => {
    const body = Array.from(
      { length: 100 },
      (_, index) => `palabra${index} perro cachorra entrenamiento`,
    ).join(' ');
    expect(searchKeys(message({ message: body })).length).toBeLessThan(40);
    expect(listKeys(message()).length).toBeLessThan(6);
  });

  it('match the beginning of each word', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((candidate) => /^[\p{L}\p{N}]+$/u.test(candidate) && !/\d/.test(candidate));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        (words, which, length) => {
          const letters = Array.from(words[which % words.length] ?? '');
          const search = letters.slice(0, Math.max(3, 1 + (length % letters.length))).join('');
          // Skips searches that normalization changes, since it may split a grapheme into several letters or
          // leave none.
          fc.pre(/[\p{L}\p{N}]/u.test(search) && search.normalize('NFD') === search);
          expect(isListed(message({ message: words.join(' ') }), { search })).toBe(true);
        },
      ),
    );
  });
});
