import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { altText } from './altText';

/** Matches half of a surrogate pair. */
const HALF = /\p{Cs}/u;

describe('a post’s alternative text', () => {
  it.each([
    ['Puppy nap', 'Puppy nap'],
    ['Sunrise class 🌅🐾\n\n#dogtraining #puertorico', 'Sunrise class 🌅🐾'],
    ['#OnlyTags #más', ''],
    ['🐕🐕 ✨', ''],
    ['', ''],
    ['مرحبا يا لونا', 'مرحبا يا لونا'],
    ['<b>Luna</b> & Max', '<b>Luna</b> & Max'],
    ['\u202eanuL\u202c sits', 'anuL sits'],
  ])('for the caption %j is %j', (caption, alt) => {
    expect(altText(caption)).toBe(alt);
  });

  it('ends after a whole word if the caption is long', () => {
    const alt = altText('Luna learns to wait at the door. '.repeat(10));
    expect(alt).toMatch(/^Luna learns .* \w+\.?…$/);
    expect('Luna learns to wait at the door. '.repeat(10)).toContain(`${alt.slice(0, -1)} `);
  });

  it('is a single short line without split characters, whatever the caption', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 400 }),
          fc.string({ unit: 'binary', maxLength: 400 }),
        ),
        (caption) => {
          const alt = altText(caption);
          expect(Array.from(alt).length).toBeLessThanOrEqual(121);
          expect(alt).not.toMatch(/[\n\r\u202e]/);
          if (!HALF.test(caption)) expect(alt).not.toMatch(HALF);
        },
      ),
    );
  });
});
