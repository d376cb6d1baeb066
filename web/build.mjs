// Builds the site: the visitors' application, the owner's, and the renderer of the visitors' pages.
//   WEB_OUT_DIR    the folder that Hosting serves (dist)
//   PAGES_OUT_DIR  the folder of the renderer (dist-pages), which is deployed with the functions
//   PUBLIC_SITE_URL  the address of the site, for absolute URLs
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const pages = resolve(root, process.env.PAGES_OUT_DIR ?? 'dist-pages');

const { PUBLIC_SITE_URL, VITE_FIREBASE_PROJECT_ID } = process.env;

const define = {
  // Also for the renderer, where the libraries would otherwise read the environment each time.
  'process.env.NODE_ENV': JSON.stringify('production'),
  ...(PUBLIC_SITE_URL && { __SITE_URL__: JSON.stringify(PUBLIC_SITE_URL) }),
};

/** @param {import('vite').BuildEnvironmentOptions} options */
const buildInto = (options) => build({ root, logLevel: 'error', define, build: options });

for (const folder of [site, pages]) rmSync(folder, { recursive: true, force: true });

// Two builds: a library's parts that only the owner's area uses must not be in the visitors' application.
await buildInto({ outDir: site, manifest: true });
await buildInto({
  outDir: site,
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: { input: join(root, 'admin.html') },
});
await buildInto({
  outDir: pages,
  ssr: 'src/server.tsx',
  copyPublicDir: false,
  sourcemap: false,
  minify: false,
});

copyFileSync(join(root, 'render.mjs'), join(pages, 'render.js'));
renameSync(join(site, '.vite', 'manifest.json'), join(pages, 'manifest.json'));
rmSync(join(site, '.vite'), { recursive: true });
// Every page is prerendered or rendered by the function; the bare template serves for files that do not exist.
copyFileSync(join(site, 'index.html'), join(pages, 'template.html'));
renameSync(join(site, 'index.html'), join(site, '404.html'));

// Names the build in both outputs, so that a deployment can refuse halves that do not belong together (tools/deploy/build-stamp.ts).
const digest = createHash('sha256').update(`${VITE_FIREBASE_PROJECT_ID} ${PUBLIC_SITE_URL}`);
for (const name of ['manifest.json', 'template.html', 'server.js'])
  digest.update(readFileSync(join(pages, name)));
const stamp = {
  project: VITE_FIREBASE_PROJECT_ID,
  siteUrl: PUBLIC_SITE_URL,
  buildId: digest.digest('hex').slice(0, 12),
};
for (const folder of [site, pages]) writeFileSync(join(folder, 'build.json'), JSON.stringify(stamp));
