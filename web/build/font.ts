import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersIn, coreFace } from './font-faces.ts';

/** Writes the part of the font that every page loads: `npx tsx web/build/font.ts`. */

const THEME = new URL('../src/shared/ui/theme/', import.meta.url);
const WHOLE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

const {
  file,
  unicodeRange,
  weights: [min, max],
} = coreFace(readFileSync(new URL('fonts.css', THEME), 'utf8'));
const core = await subsetFont(readFileSync(WHOLE), charactersIn(unicodeRange).join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min, max, default: min } },
});
const target = new URL(file, THEME);
writeFileSync(target, core);
console.log(`${fileURLToPath(target)}: ${core.length} bytes`);
