// Bundles src and the domain into lib. The dependencies in package.json remain external, because the
// deployment installs them.
//   --with-pages     also copies the page renderer that the web workspace has built, and writes a lock file
//                    for the dependencies
//   PUBLIC_SITE_URL, TIME_ZONE  as in web/build.mjs
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { timeZoneDefine } from '@app/domain/general/time-zone/rules';
import { convert } from 'fontverter';
import { lockOfFunctions, type LockFile } from './lock';

const here = new URL('.', import.meta.url);
const { PUBLIC_SITE_URL, TIME_ZONE } = process.env;
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, here), 'utf8'));
const { dependencies } = read('package.json') as { dependencies: Record<string, string> };

// Removes the output of earlier builds, which must not be deployed with the new build.
for (const path of ['lib/build.json', 'lib/pages'])
  rmSync(new URL(path, here), { recursive: true, force: true });

await build({
  absWorkingDir: here.pathname,
  entryPoints: [
    { in: 'src/index.ts', out: 'index' },
    { in: 'src/pictures/images/worker.ts', out: 'image-worker' },
    { in: 'src/publishing/publish-everything.ts', out: 'publish-everything' },
  ],
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Deployed functions run on Node 24; the emulators use the developer's Node, version 20 or newer.
  target: 'node20',
  external: Object.keys(dependencies),
  define: {
    ...(PUBLIC_SITE_URL && { __SITE_URL__: JSON.stringify(PUBLIC_SITE_URL) }),
    ...timeZoneDefine(TIME_ZONE),
  },
  sourcemap: true,
  logLevel: 'warning',
});

// Converts the fonts for social images, because libvips can't read WOFF. The fonts are licensed under the SIL
// Open Font License.
for (const [name, font] of [
  ['bricolage', 'bricolage-grotesque'],
  ['fraunces', 'fraunces'],
  ['nunito', 'nunito'],
  ['archivo', 'archivo'],
]) {
  const file = import.meta.resolve(`@fontsource/${font}/files/${font}-latin-700-normal.woff`);
  writeFileSync(
    new URL(`lib/social-image-font-${name}.ttf`, here),
    await convert(readFileSync(new URL(file)), 'truetype'),
  );
}

if (process.argv.includes('--with-pages')) {
  cpSync(new URL('../web/dist-pages', here), new URL('lib/pages', here), { recursive: true });
  copyFileSync(new URL('../web/dist-pages/build.json', here), new URL('lib/build.json', here));
  const lock = lockOfFunctions(read('../package-lock.json') as LockFile);
  writeFileSync(new URL('package-lock.json', here), JSON.stringify(lock, null, 2));
}
