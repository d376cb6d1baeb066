import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersIn, coreFace, FACES_FILES } from './font-faces.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TEXTS = ['web/src/shared/locales', 'web/src/admin/locales', 'domain/src/messages'];

const stylesOf = (file: string): string => readFileSync(join(ROOT, 'web/src/shared/ui/theme', file), 'utf8');

test('a Unicode range contains every character from its first to its last', () => {
  expect(charactersIn('U+41-43, U+F1')).toEqual(['A', 'B', 'C', 'ñ']);
});

test.each(FACES_FILES)(
  'the font file that every page loads contains every letter used in the site’s own strings: %s',
  (faces) => {
    const known = new Set(charactersIn(coreFace(stylesOf(faces)).unicodeRange));
    for (const folder of TEXTS) {
      const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /^[^.]+\.ts$/.test(name),
      );
      expect(files).not.toEqual([]);
      for (const file of files) {
        const text = readFileSync(join(ROOT, folder, file), 'utf8');
        expect(
          [...new Set(text.replaceAll('\n', ''))].filter((character) => !known.has(character)),
          file,
        ).toEqual([]);
      }
    }
  },
);

test.each(FACES_FILES)(
  'the Unicode ranges of the faces in %s don’t overlap, so a late subset doesn’t cause the complete font to load',
  (faces) => {
    const css = stylesOf(faces);
    const ranges = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, range = '']) => charactersIn(range));
    expect(ranges).toHaveLength([...css.matchAll(/@font-face \{/g)].length);
    const all = ranges.flat();
    expect(new Set(all).size).toBe(all.length);
  },
);
