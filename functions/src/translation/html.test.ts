import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepNames, splitHtml, toHtml, toText, withoutMarks } from './html';

describe('preparing text for translation', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', '<', '>', '&', '"', "'", ';', '#', '4', ' ', '\n', '犬'),
    maxLength: 60,
  });

  it('round-trips plain text', () => {
    fc.assert(
      fc.property(text, (source) => {
        // White space around lines of HTML is insignificant.
        const lines = source
          .split('\n')
          .map((line) => line.trim())
          .join('\n')
          .trim();
        expect(toText(toHtml(lines))).toBe(lines);
      }),
    );
  });

  it('marks whole names in text, but not names in attributes or inside longer words', () => {
    const source = '<p title="AKC">AKC, AKCs, Rally obedience, Rallying</p>';
    const marked =
      '<p title="AKC"><span translate="no">AKC</span>, AKCs, <span translate="no">Rally</span> obedience, Rallying</p>';
    expect(keepNames(source, ['Perro Wisdom', 'Marisol Vega'])).toBe(marked);
    expect(withoutMarks(marked)).toBe(source);
  });

  it('splits HTML between elements without losing anything', () => {
    const element = fc
      .tuple(fc.constantFrom('p', 'ul', 'blockquote'), fc.string({ unit: 'grapheme-ascii', maxLength: 40 }))
      .map(([name, inner]) => `<${name}><li>${inner.replace(/[<>]/g, '')}</li><br></${name}>`);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(element, fc.constantFrom('<hr>', ' loose text ', '<img src="/a.webp" alt="">')), {
          maxLength: 20,
        }),
        fc.integer({ min: 1, max: 120 }),
        (elements, max) => {
          const parts = splitHtml(elements.join(''), max);
          expect(parts.join('')).toBe(elements.join(''));
          for (const part of parts)
            expect((part.match(/<(?:p|ul|blockquote)>/g) ?? []).length).toBe(
              (part.match(/<\/(?:p|ul|blockquote)>/g) ?? []).length,
            );
        },
      ),
    );
  });

  it('makes each part as long as the limit allows', () => {
    expect(splitHtml('<p>12345</p><p>12345</p><p>12345</p>', 24)).toEqual([
      '<p>12345</p><p>12345</p>',
      '<p>12345</p>',
    ]);
  });
});
