import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CERTAIN_SIGNS,
  LEARNED_SIGNS,
  MIN_FILL_TIME_MS,
  SPAM_SIGNS,
  SPAM_THRESHOLD,
  isSpamScore,
  spamScore,
  spamSigns,
  verdictAfter,
  weightOf,
  type SpamCircumstances,
  type SpamCounts,
} from './spam';

const request = {
  name: 'Ana Rivera',
  message: 'Tengo un sato de dos años que hala mucho.',
  website: '',
  elapsedMs: 45_000,
};
const nothing: SpamCircumstances = { isFlood: false, otherSenders: 0 };

const signsOf = (changes: Partial<typeof request> = {}, circumstances: Partial<SpamCircumstances> = {}) =>
  spamSigns({ ...request, ...changes }, { ...nothing, ...circumstances });

const counts: fc.Arbitrary<SpamCounts> = fc.dictionary(
  fc.constantFrom(...LEARNED_SIGNS),
  fc.record({ spam: fc.integer({ min: -5, max: 10_000 }), notSpam: fc.integer({ min: -5, max: 10_000 }) }),
);

describe('a normal message', () => {
  it.each([
    request.message,
    'My dog ate the couch. Can you help? I live in Río Piedras, near the U.P.R.',
    'Mi perra pesa 45 lbs. y tiene 2.5 años. Cuesta $80.00? Mi correo es ana@example.com',
    'AYUDA!!! AKC CGC ATT',
    '¿Entrenas "Xoloitzcuintle"? 🐕 :)',
    'Cobran [por hora] o <3 por lección?',
  ])('has no spam signs: %s', (message) => expect(signsOf({ message })).toEqual([]));

  it('has no spam signs if it contains an email address in angle brackets or the name is an email address', () => {
    expect(signsOf({ message: 'Escríbeme a Ana <ana.rivera@example.com>, por favor.' })).toEqual([]);
    expect(signsOf({ name: 'ana.rivera@example.com' })).toEqual([]);
  });

  it("has no spam signs if the browser didn't measure the fill time", () => {
    expect(spamSigns({ ...request, elapsedMs: undefined }, nothing)).toEqual([]);
  });
});

describe('spamSigns', () => {
  it.each([
    ['hiddenField', { website: 'x' }],
    ['tooFast', { elapsedMs: MIN_FILL_TIME_MS - 1 }],
    ['link', { message: 'Mira https://example.com/perro que es mi perro' }],
    ['manyLinks', { message: 'http://a.example www.b.example https://c.example' }],
    ['markup', { message: 'Great offer <a href="x">here</a> for you' }],
    ['markup', { message: 'Great offer [url=x]here[/url] for you' }],
    ['nameHasLink', { name: 'Win at casino-x.com' }],
    ['otherAlphabet', { message: 'Заработок без вложений для всех' }],
    ['otherAlphabet', { message: '我们提供最好的搜索引擎优化服务' }],
    ['mixedAlphabets', { message: 'Cheap lоаns for everybody today' }],
    ['onlyCapitals', { message: 'BUY NOW AND SAVE A LOT OF MONEY' }],
  ])('finds the sign %s', (sign, changes) => expect(signsOf(changes)).toContain(sign));

  it('finds floods and repeated messages', () => {
    expect(signsOf({}, { isFlood: true })).toEqual(['flood']);
    expect(signsOf({}, { otherSenders: 1 })).toEqual([]);
    expect(signsOf({}, { otherSenders: 2 })).toEqual(['repeatedText']);
  });

  it('accepts a fill time exactly at the limit', () => {
    expect(signsOf({ elapsedMs: MIN_FILL_TIME_MS })).toEqual([]);
  });

  it('is fast for any text of the maximum length', () => {
    const started = Date.now();
    for (const part of ['<a ', '[url=', 'www.a', 'аa', 'A ', 'http', '<<a'])
      signsOf({ message: part.repeat(5000 / part.length), name: part.repeat(25) });
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('the spam score of a message', () => {
  it.each(CERTAIN_SIGNS)(
    'reaches the threshold if the only sign is %s, regardless of earlier verdicts',
    (sign) => {
      fc.assert(
        fc.property(counts, (learned) => {
          expect(isSpamScore(spamScore([sign], learned))).toBe(true);
        }),
      );
    },
  );

  it.each(LEARNED_SIGNS)(
    'stays below the threshold if the only sign is %s, regardless of earlier verdicts',
    (sign) => {
      fc.assert(
        fc.property(counts, (learned) => {
          expect(isSpamScore(spamScore([sign], learned))).toBe(false);
        }),
      );
    },
  );

  it('is zero without signs', () => {
    fc.assert(
      fc.property(counts, (learned) => {
        expect(spamScore([], learned)).toBe(0);
      }),
    );
  });

  it('never decreases when a sign is added', () => {
    fc.assert(
      fc.property(counts, fc.subarray([...SPAM_SIGNS], { minLength: 1 }), (learned, [another, ...signs]) => {
        expect(spamScore(another ? [another, ...signs] : signs, learned)).toBeGreaterThanOrEqual(
          spamScore(signs, learned),
        );
      }),
    );
  });

  it('initially reaches the threshold with two strong signs, but not with only a link and capitals', () => {
    expect(isSpamScore(spamScore(['manyLinks', 'markup'], {}))).toBe(true);
    expect(isSpamScore(spamScore(['link', 'onlyCapitals'], {}))).toBe(false);
  });
});

describe('the weight of a sign', () => {
  it('never decreases after a spam verdict and never increases after a not-spam verdict', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEARNED_SIGNS), counts, (sign, learned) => {
        const { spam = 0, notSpam = 0 } = learned[sign] ?? {};
        const before = weightOf(sign, learned);
        expect(weightOf(sign, { ...learned, [sign]: { spam: spam + 1, notSpam } })).toBeGreaterThanOrEqual(
          before,
        );
        expect(weightOf(sign, { ...learned, [sign]: { spam, notSpam: notSpam + 1 } })).toBeLessThanOrEqual(
          before,
        );
      }),
    );
  });

  it('is independent of other signs, and is always between zero and the threshold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEARNED_SIGNS), counts, counts, (sign, learned, others) => {
        const weight = weightOf(sign, learned);
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThan(SPAM_THRESHOLD);
        expect(weightOf(sign, { ...others, [sign]: learned[sign] ?? { spam: 0, notSpam: 0 } })).toBe(weight);
      }),
    );
  });

  it('drops to zero after enough not-spam verdicts', () => {
    for (const sign of LEARNED_SIGNS) expect(weightOf(sign, { [sign]: { spam: 0, notSpam: 20 } })).toBe(0);
  });
});

it('the verdict changes only when a message is moved into or out of spam', () => {
  expect(verdictAfter('new', 'spam', null)).toBe('spam');
  expect(verdictAfter('spam', 'new', 'spam')).toBe('notSpam');
  expect(verdictAfter('spam', 'archived', null)).toBe('notSpam');
  expect(verdictAfter('spam', 'spam', null)).toBeNull();
  expect(verdictAfter('new', 'answered', null)).toBeNull();
  expect(verdictAfter('new', 'archived', 'notSpam')).toBe('notSpam');
});
