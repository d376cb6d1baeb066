// Builds the site: the visitors' application, the owner's, and what draws the visitors' pages on the server.
//   WEB_OUT_DIR    the folder that Hosting serves (dist)
//   PAGES_OUT_DIR  the folder of what draws the pages (dist-pages); the functions carry it along
//   PUBLIC_SITE_URL  the address of the site, in links and previews that name it in full
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
  // On the server the libraries would ask for it each time.
  'process.env.NODE_ENV': JSON.stringify('production'),
  ...(PUBLIC_SITE_URL && { __SITE_URL__: JSON.stringify(PUBLIC_SITE_URL) }),
};

/** @param {import('vite').BuildEnvironmentOptions} options */
const buildInto = (options) => build({ root, logLevel: 'error', define, build: options });

for (const folder of [site, pages]) rmSync(folder, { recursive: true, force: true });

// Two applications, built apart: what only the owner's area uses of a library is not in the visitors' copy of it.
await buildInto({ outDir: site, manifest: true });
await buildInto({
  outDir: site, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: join(root, 'admin.html') },
});
await buildInto({ outDir: pages, ssr: 'src/server.tsx', copyPublicDir: false, sourcemap: false, minify: false });

copyFileSync(join(root, 'render.mjs'), join(pages, 'render.js'));
renameSync(join(site, '.vite', 'manifest.json'), join(pages, 'manifest.json'));
rmSync(join(site, '.vite'), { recursive: true });
// Every page that there is stands in a file of its own or is drawn by the function; the template is for what is not there.
copyFileSync(join(site, 'index.html'), join(pages, 'template.html'));
renameSync(join(site, 'index.html'), join(site, '404.html'));

// Names the build in both outputs, so that a deployment can refuse halves that do not belong together (tools/deploy/build-stamp.mjs).
const digest = createHash('sha256').update(`${VITE_FIREBASE_PROJECT_ID} ${PUBLIC_SITE_URL}`);
for (const name of ['manifest.json', 'template.html', 'server.js']) digest.update(readFileSync(join(pages, name)));
const stamp = { project: VITE_FIREBASE_PROJECT_ID, siteUrl: PUBLIC_SITE_URL, buildId: digest.digest('hex').slice(0, 12) };
for (const folder of [site, pages]) writeFileSync(join(folder, 'build.json'), JSON.stringify(stamp));
