import { pathToFileURL } from 'node:url';
import { PAGE_RENDERER_FILE, type RenderPage } from '@perro-wisdom/domain/page-renderer';

/** Where the site's build has left what draws its pages: beside this bundle, or where PAGES_DIR says. */
function folder(): URL {
  const { PAGES_DIR } = process.env;
  return PAGES_DIR ? pathToFileURL(`${PAGES_DIR}/`) : new URL('./pages/', import.meta.url);
}

let renderer: Promise<{ renderPage: RenderPage }> | undefined;

/** Draws a page. React and the site's code come with the first one: most calls have nothing to do with pages. */
export const renderPage: RenderPage = async (request) => {
  renderer ??= import(new URL(PAGE_RENDERER_FILE, folder()).href) as Promise<{ renderPage: RenderPage }>;
  // One that could not be loaded is tried again.
  renderer.catch(() => (renderer = undefined));
  return (await renderer).renderPage(request);
};
