import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { PAGE_RENDERER_FILE, type RenderPage } from '@perro-wisdom/domain/page-renderer';

/** Returns the folder of the built renderer: beside this bundle, or PAGES_DIR. */
function folder(): URL {
  const { PAGES_DIR } = process.env;
  return PAGES_DIR ? pathToFileURL(`${PAGES_DIR}/`) : new URL('./pages/', import.meta.url);
}

let renderer: Promise<{ renderPage: RenderPage }> | undefined;

/** Renders a page. The renderer, with React and the site's code, is loaded with the first one: most requests need no page. */
export const renderPage: RenderPage = async (request) => {
  renderer ??= import(new URL(PAGE_RENDERER_FILE, folder()).href) as Promise<{ renderPage: RenderPage }>;
  // After a failure the next request tries again.
  renderer.catch(() => (renderer = undefined));
  return (await renderer).renderPage(request);
};

/** Identifies the build that the renderer belongs to. */
export interface BuildStamp {
  buildId: string;
  /** The Firebase project that the build is for. */
  project: string;
}

/** Reads the stamp of the renderer's build (web/build.mjs). */
export async function readBuildStamp(): Promise<BuildStamp> {
  return JSON.parse(await readFile(new URL('build.json', folder()), 'utf8')) as BuildStamp;
}
