// Builds the site: the visitors' application, the owner's, and the renderer of the visitors' pages.
//   WEB_OUT_DIR    the folder that Hosting serves (dist)
//   PAGES_OUT_DIR  the folder of the renderer (dist-pages), which is deployed with the functions
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const pages = resolve(root, process.env.PAGES_OUT_DIR ?? 'dist-pages');

// Also for the renderer, where the libraries would otherwise read the environment each time.
const define = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** @param {import('vite').BuildEnvironmentOptions} options */
const buildInto = (options) => build({ root, logLevel: 'error', define, build: options });

for (const folder of [site, pages]) rmSync(folder, { recursive: true, force: true });

// Two builds: a library's parts that only the owner's area uses must not be in the visitors' application.
await buildInto({ outDir: site, manifest: true });
await buildInto({
  outDir: site, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: join(root, 'admin.html') },
});
await buildInto({ outDir: pages, ssr: 'src/server.tsx', copyPublicDir: false, sourcemap: false, minify: false });

copyFileSync(join(root, 'render.mjs'), join(pages, 'render.js'));
renameSync(join(site, '.vite', 'manifest.json'), join(pages, 'manifest.json'));
rmSync(join(site, '.vite'), { recursive: true });
// Every page is prerendered or rendered by the function; the bare template serves for files that do not exist.
copyFileSync(join(site, 'index.html'), join(pages, 'template.html'));
renameSync(join(site, 'index.html'), join(site, '404.html'));
