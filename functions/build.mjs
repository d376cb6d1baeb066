// Bundles src and the domain into lib; the packages of package.json stay outside and are installed
// on deployment.
//   --with-pages     takes along what the site's build has made to draw its pages, and the versions to install
//   PUBLIC_SITE_URL  the address of the site, as in web/build.mjs
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { lockOfFunctions } from './lock.mjs';
import { unpackWoff } from './woff.mjs';

const here = new URL('.', import.meta.url);
const { PUBLIC_SITE_URL } = process.env;
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', here), 'utf8'));

// What an earlier build left must not be deployed with this one.
for (const path of ['lib/build.json', 'lib/pages']) rmSync(new URL(path, here), { recursive: true, force: true });

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
  // Functions run on Node 24; the emulators run on whatever the developer has, from Node 20 on.
  target: 'node20',
  external: Object.keys(dependencies),
  ...(PUBLIC_SITE_URL && { define: { __SITE_URL__: JSON.stringify(PUBLIC_SITE_URL) } }),
  sourcemap: true,
  logLevel: 'warning',
});

// What the previews of posts are drawn with. The font is under the SIL Open Font License.
const font = import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff');
writeFileSync(new URL('lib/preview-font.ttf', here), unpackWoff(readFileSync(new URL(font))));
copyFileSync(new URL('../web/public/logo-mark.svg', here), new URL('lib/preview-mark.svg', here));

if (process.argv.includes('--with-pages')) {
  cpSync(new URL('../web/dist-pages', here), new URL('lib/pages', here), { recursive: true });
  copyFileSync(new URL('../web/dist-pages/build.json', here), new URL('lib/build.json', here));
  const lock = lockOfFunctions(JSON.parse(readFileSync(new URL('../package-lock.json', here), 'utf8')));
  writeFileSync(new URL('package-lock.json', here), JSON.stringify(lock, null, 2));
}
