import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageParts } from './messageParts';

const links = (text: string) =>
  messageParts(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]));

it.each([
  ['Llámame al 787-555-0142, por favor.', [['787-555-0142', 'tel:+17875550142']]],
  ['Mi número es (939) 555 0142', [['(939) 555 0142', 'tel:+19395550142']]],
  ['From Spain: +34 912 345 678', [['+34 912 345 678', 'tel:+34912345678']]],
  ['Mira www.akc.org/rally.', [['www.akc.org/rally', 'https://www.akc.org/rally']]],
  [
    'See https://example.com/a?b=787-555-0142!',
    [['https://example.com/a?b=787-555-0142', 'https://example.com/a?b=787-555-0142']],
  ],
  ['Escribe a ana@example.com', [['ana@example.com', 'mailto:ana@example.com']]],
  ['My dog is 3 years old and weighs 45 pounds; born 2021-04-12.', []],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
])('links web addresses, email addresses and phone numbers: %s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it('keeps the complete text and links nothing but web addresses, email addresses and phone numbers', () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '787-555-0142',
      'www.akc.org',
      'ana@example.com',
      ' ',
      '\n',
      'javascript:',
      '+1',
      '\u202e',
    ),
  );
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const text = parts.join('');
      const found = messageParts(text);
      expect(found.map((part) => part.text).join('')).toBe(text);
      for (const { href } of found) expect(href ?? 'tel:').toMatch(/^(https?|mailto|tel):/i);
    }),
  );
});
