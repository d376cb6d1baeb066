import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TranslationRequest } from '@perro-wisdom/domain/translation';
import { startTranslationStandIn } from '../../../tools/emulators/translation.mjs';
import { ApiError } from '../http/error';
import { keepNames, splitHtml, toHtml, toText, withoutMarks } from './html';
import { translate } from './translator';

let standIn: Awaited<ReturnType<typeof startTranslationStandIn>>;
beforeAll(async () => {
  standIn = await startTranslationStandIn(0);
});
afterAll(() => standIn.close());

const options = (baseUrl = standIn.url) => ({ baseUrl, accessToken: () => Promise.resolve('token'), project: 'demo' });
const toSpanish = (...texts: TranslationRequest['texts']) => translate({ from: 'en', to: 'es', texts }, options());
const plain = (text: string) => ({ text, isHtml: false });
const html = (text: string) => ({ text, isHtml: true });

/** Returns the status and code of the error with which a translation fails. */
async function failureOf(work: Promise<unknown>): Promise<[number, string]> {
  const error: unknown = await work.then(() => null, (reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return [error.status, error.code];
}

describe('a translation', () => {
  it('has the texts in the order of the request; empty ones stay empty', async () => {
    expect(await toSpanish(plain('Sit'), plain(''), html('<p>Stay</p>'), plain('  '))).toEqual(['[es] Sit', '', '<p>[es] Stay</p>', '']);
  });

  it('keeps elements, names and the characters that HTML escapes', async () => {
    const source = '<h2>Rally &amp; CGC</h2><p>With <a href="/en/contact">Perro Wisdom</a>, <strong>sit</strong>.</p>';
    expect(await toSpanish(html(source), plain('Sit & "stay" <now>\nAKC'))).toEqual([
      '<h2>Rally [es] &amp; CGC</h2><p>[es] With <a href="/en/contact">Perro Wisdom</a>, <strong>sit</strong>.</p>',
      '[es] Sit & "stay" <now>\nAKC',
    ]);
  });

  it('is sanitized: what comes back from outside is no more trusted than what is pasted', async () => {
    expect(await toSpanish(html('<p onclick="x()">Sit<script>alert(1)</script></p>'))).toEqual(['<p>[es] Sit</p>']);
  });

  it('may be longer than one call; every paragraph is translated once, in its place', async () => {
    const paragraphs = Array.from({ length: 90 }, (_, index) => `Paragraph ${index} ${'word '.repeat(200)}end`);
    const [text] = await toSpanish(html(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')));
    expect(text).toBe(paragraphs.map((paragraph) => `<p>[es] ${paragraph}</p>`).join(''));
  });

  it('is refused for one element that is longer than Google takes', async () => {
    expect(await failureOf(toSpanish(html(`<p>${'x'.repeat(40_000)}</p>`)))).toEqual([400, 'translation.tooLong']);
  });

  it.each([
    ['a missing API or permission', 'stand-in:403', [502, 'translation.refused']],
    ['a bad token', 'stand-in:401', [502, 'translation.refused']],
    ['a quota', 'stand-in:429', [429, 'translation.quota']],
    ['an older form of the quota', 'stand-in:403 Daily Limit Exceeded', [429, 'translation.quota']],
    ['an error of Google', 'stand-in:500', [502, 'translation.failed']],
    ['a request that Google does not understand', 'stand-in:400', [502, 'translation.failed']],
  ] as const)('says what is wrong: %s', async (_name, text, failure) => {
    expect(await failureOf(toSpanish(plain(text)))).toEqual(failure);
  });

  it('fails when Google is silent, and when it cannot be reached', async () => {
    const silent = translate({ from: 'en', to: 'es', texts: [plain('stand-in:silent')] }, options(), 200);
    expect(await failureOf(silent)).toEqual([504, 'translation.timeout']);
    const unreachable = translate({ from: 'en', to: 'es', texts: [plain('Sit')] }, options('http://127.0.0.1:9'));
    expect(await failureOf(unreachable)).toEqual([502, 'translation.failed']);
  });
});

describe('preparing a text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '<', '>', '&', '"', "'", ';', '#', '4', ' ', '\n', '犬'), maxLength: 60 });

  it('loses nothing of a plain text', () => {
    fc.assert(
      fc.property(text, (source) => {
        // White space around lines has no meaning.
        const lines = source.split('\n').map((line) => line.trim()).join('\n').trim();
        expect(toText(toHtml(lines))).toBe(lines);
      }),
    );
  });

  it('marks whole names in texts, not in attributes or longer words', () => {
    const source = '<p title="AKC">AKC, AKCs, Rally obedience, Rallying</p>';
    const marked = '<p title="AKC"><span translate="no">AKC</span>, AKCs, <span translate="no">Rally</span> obedience, Rallying</p>';
    expect(keepNames(source)).toBe(marked);
    expect(withoutMarks(marked)).toBe(source);
  });

  it('splits HTML between elements, and loses nothing', () => {
    const element = fc
      .tuple(fc.constantFrom('p', 'ul', 'blockquote'), fc.string({ unit: 'grapheme-ascii', maxLength: 40 }))
      .map(([name, inner]) => `<${name}><li>${inner.replace(/[<>]/g, '')}</li><br></${name}>`);
    fc.assert(
      fc.property(fc.array(fc.oneof(element, fc.constantFrom('<hr>', ' loose text ', '<img src="/a.webp" alt="">')), { maxLength: 20 }), fc.integer({ min: 1, max: 120 }), (elements, max) => {
        const pieces = splitHtml(elements.join(''), max);
        expect(pieces.join('')).toBe(elements.join(''));
        for (const piece of pieces) expect((piece.match(/<(?:p|ul|blockquote)>/g) ?? []).length).toBe((piece.match(/<\/(?:p|ul|blockquote)>/g) ?? []).length);
      }),
    );
  });

  it('makes pieces as long as allowed', () => {
    expect(splitHtml('<p>12345</p><p>12345</p><p>12345</p>', 24)).toEqual(['<p>12345</p><p>12345</p>', '<p>12345</p>']);
  });
});
