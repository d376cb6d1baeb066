// Bundles src and the domain into lib, without the dependencies of package.json, which are installed on
// deployment.
//   --with-pages  also copies the page renderer, which the build of the web workspace has written
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { woffToTrueType } from './woff.mjs';

const here = new URL('.', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', here), 'utf8'));

await build({
  absWorkingDir: here.pathname,
  entryPoints: [
    { in: 'src/index.ts', out: 'index' },
    { in: 'src/images/worker.ts', out: 'image-worker' },
  ],
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Deployed functions run on Node 24; the emulators use the developer's Node, version 20 or newer.
  target: 'node20',
  external: Object.keys(dependencies),
  sourcemap: true,
  logLevel: 'warning',
});

// The font and the mark of preview images. The font is under the SIL Open Font License.
const font = import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff');
writeFileSync(new URL('lib/preview-font.ttf', here), woffToTrueType(readFileSync(new URL(font))));
copyFileSync(new URL('../web/public/logo-mark.svg', here), new URL('lib/preview-mark.svg', here));

if (process.argv.includes('--with-pages')) {
  cpSync(new URL('../web/dist-pages', here), new URL('lib/pages', here), { recursive: true });
}
