import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimInvisible } from './visible';

/**
 * Invisible characters: white space, zero-width characters, fillers, direction marks, the blank Braille
 * pattern, and variation selectors without a preceding character.
 */
const INVISIBLE = Array.from(
  ' \t\n\0\u00a0\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200c\u200d\u200e\u202e\u2060\u2066\u2800\u3000\u3164\ufe0f\ufeff\uffa0\u{e0020}',
);

describe('trimInvisible', () => {
  it.each(INVISIBLE)('returns an empty string for text that consists only of %j', (character) => {
    expect(trimInvisible(character.repeat(3))).toBe('');
  });

  it.each([
    ['\u200bAna Rivera\u3164', 'Ana Rivera'],
    ['  Ana\u2800', 'Ana'],
    ['\u2066Ana\u2069', 'Ana'],
    ['Gracias ❤\ufe0f', 'Gracias ❤\ufe0f'],
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f} ', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}'],
    ['👩\u200d🦰', '👩\u200d🦰'],
    ['한국', '한국'],
    ['', ''],
  ])('turns %j into %j', (text, trimmed) => {
    expect(trimInvisible(text)).toBe(trimmed);
  });

  it('removes all leading and trailing invisible characters, and nothing else', () => {
    const invisible = fc.array(fc.constantFrom(...INVISIBLE)).map((characters) => characters.join(''));
    fc.assert(
      fc.property(invisible, fc.string({ unit: 'binary' }), (around, text) => {
        expect(trimInvisible(`${around}a${text}b \u200b${around}`)).toBe(`a${text}b`);
        const trimmed = trimInvisible(text);
        expect(trimmed).toBe(trimmed.trim());
        expect(trimInvisible(trimmed)).toBe(trimmed);
      }),
    );
  });

  it('is fast for text of any length', () => {
    const started = Date.now();
    trimInvisible(`x${'\u200b '.repeat(100_000)}x${' '.repeat(100_000)}`);
    trimInvisible(' '.repeat(200_000));
    expect(Date.now() - started).toBeLessThan(1000);
  });
});
