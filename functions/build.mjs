// Bundles src and the domain into lib, without the dependencies of package.json, which are installed on
// deployment.
//   --with-pages     also copies the page renderer, which the build of the web workspace has written, and writes
//                    the lock file of the dependencies
//   PUBLIC_SITE_URL  the address of the site, as in web/build.mjs
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { lockOfFunctions } from './lock.mjs';
import { woffToTrueType } from './woff.mjs';

const here = new URL('.', import.meta.url);
const { PUBLIC_SITE_URL } = process.env;
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', here), 'utf8'));

// What an earlier build left must not be deployed with this one.
for (const path of ['lib/build.json', 'lib/pages'])
  rmSync(new URL(path, here), { recursive: true, force: true });

await build({
  absWorkingDir: here.pathname,
  entryPoints: [
    { in: 'src/index.ts', out: 'index' },
    { in: 'src/pictures/images/worker.ts', out: 'image-worker' },
    { in: 'src/publishing/everything.ts', out: 'publish-everything' },
  ],
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Deployed functions run on Node 24; the emulators use the developer's Node, version 20 or newer.
  target: 'node20',
  external: Object.keys(dependencies),
  ...(PUBLIC_SITE_URL && { define: { __SITE_URL__: JSON.stringify(PUBLIC_SITE_URL) } }),
  sourcemap: true,
  logLevel: 'warning',
});

// The font, the mark and the scenes of social images. The font is under the SIL Open Font License.
const font = import.meta
  .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff');
writeFileSync(new URL('lib/social-image-font.ttf', here), woffToTrueType(readFileSync(new URL(font))));
copyFileSync(new URL('../web/public/logo-mark.svg', here), new URL('lib/social-image-mark.svg', here));
for (const [scene, file] of [
  ['trainer', 'hero-wide'],
  ['dog', 'hero-wide-dog'],
])
  copyFileSync(
    new URL(`../web/public/images/site/${file}-2560x1200.webp`, here),
    new URL(`lib/social-image-${scene}.webp`, here),
  );

if (process.argv.includes('--with-pages')) {
  cpSync(new URL('../web/dist-pages', here), new URL('lib/pages', here), { recursive: true });
  copyFileSync(new URL('../web/dist-pages/build.json', here), new URL('lib/build.json', here));
  const lock = lockOfFunctions(JSON.parse(readFileSync(new URL('../package-lock.json', here), 'utf8')));
  writeFileSync(new URL('package-lock.json', here), JSON.stringify(lock, null, 2));
}
