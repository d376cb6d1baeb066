// Prerenders every page that does not change with the blog, in both languages, into the folder that Hosting serves. Reads their content
// from the project that the site was built for, as a visitor does. Fails without services in the database, unless ALLOW_EMPTY=1: the pages
// would say until the next deployment that the services are being updated.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const pages = resolve(root, process.env.PAGES_OUT_DIR ?? 'dist-pages');

const { renderPage, staticPagePaths } = await import(pathToFileURL(join(pages, 'render.js')).href);

/** Posts are not prerendered. */
const sanitize = () => {
  throw new Error('A prerendered page shows the text of a post');
};

/** Returns whether a page reads the services and the database has none. @param {string} html */
function lacksServices(html) {
  const [, data = '[]'] = /id="page-data">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data).some(([[name], content]) => name === 'services' && content.length === 0);
}

for (const path of staticPagePaths()) {
  const { html, status, isComplete } = await renderPage({ url: path, sanitize });
  if (status !== 200 || !isComplete) throw new Error(`${path} could not be prerendered: not all of its content was read from Firestore.`);
  if (lacksServices(html) && process.env.ALLOW_EMPTY !== '1') {
    throw new Error(`${path} would show no services: the database has none. Load some, or set ALLOW_EMPTY=1 if that is meant.`);
  }
  const file = join(site, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
