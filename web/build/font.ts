import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersIn, coreFace, FACES_FILES } from './font-faces.ts';

/**
 * Writes each font's core file, which is loaded by every page that uses the font. Run this script with `npx
 * tsx web/build/font.ts`.
 */

const THEME = fileURLToPath(new URL('../src/shared/ui/theme/', import.meta.url));
const { resolve } = createRequire(import.meta.url);

for (const faces of FACES_FILES) {
  const {
    file,
    whole,
    unicodeRange,
    weights: [min, max],
  } = coreFace(readFileSync(join(THEME, faces), 'utf8'));
  const core = await subsetFont(readFileSync(resolve(whole)), charactersIn(unicodeRange).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: min } },
  });
  const target = join(THEME, dirname(faces), file);
  writeFileSync(target, core);
  console.log(`${target}: ${core.length} bytes`);
}
