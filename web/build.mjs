// Builds the site: the visitors' application, the owner's, and what draws the visitors' pages on the server.
//   WEB_OUT_DIR    the folder that Hosting serves (dist)
//   PAGES_OUT_DIR  the folder of what draws the pages (dist-pages); the functions carry it along
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const pages = resolve(root, process.env.PAGES_OUT_DIR ?? 'dist-pages');

// On the server the libraries would ask for it each time.
const define = { 'process.env.NODE_ENV': JSON.stringify('production') };

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
