import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whatsAppNumber } from './phone';

it.each([
  ['(787) 555-0142', '17875550142'],
  ['1-939-555-0142', '19395550142'],
  ['+34 912 345 678', '34912345678'],
  ['+52 55 1234 5678', '525512345678'],
  ['787-555-0142 ext. 5', null],
  ['555-0142', null],
  ['call me', null],
  ['', null],
])('parses the phone number %j', (phone, digits) => {
  expect(whatsAppNumber(phone)).toBe(digits);
});

it('returns either null or a digits-only number for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 25 }),
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-() /?&\n')), maxLength: 25 }),
      ),
      (phone) => {
        expect(whatsAppNumber(phone) ?? '1').toMatch(/^\d+$/);
      },
    ),
  );
});
