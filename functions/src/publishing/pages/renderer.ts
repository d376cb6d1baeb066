import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  PAGE_RENDERER_FILE,
  type ReadPage,
  type ReadSite,
  type ReadSiteSocialImage,
  type RenderPage,
  type RenderSite,
} from '@app/domain/publishing/page-renderer';

/** Returns the folder of the built renderer: beside this bundle, or PAGES_DIR. */
function folder(): URL {
  const { PAGES_DIR } = process.env;
  return PAGES_DIR ? pathToFileURL(`${PAGES_DIR}/`) : new URL('./pages/', import.meta.url);
}

interface Renderer {
  renderPage: RenderPage;
  readPage: ReadPage;
  readSite: ReadSite;
  renderSite: RenderSite;
  readSiteSocialImage: ReadSiteSocialImage;
}

let renderer: Promise<Renderer> | undefined;

/** Loads the renderer, with React and the site's code, on first use: most requests need no page. */
function loadRenderer(): Promise<Renderer> {
  renderer ??= import(new URL(PAGE_RENDERER_FILE, folder()).href) as Promise<Renderer>;
  // After a failure the next request tries again.
  renderer.catch(() => (renderer = undefined));
  return renderer;
}

export const renderPage: RenderPage = async (request) => (await loadRenderer()).renderPage(request);

/** Reads what a page shows of the published content. */
export const readPage: ReadPage = async (request) => (await loadRenderer()).readPage(request);

/** Reads what every page shows, for a caller that renders many. */
export const readSite: ReadSite = async () => (await loadRenderer()).readSite();

/** Renders the file with the owner's content that every page shows. */
export const renderSite: RenderSite = async (...request) => (await loadRenderer()).renderSite(...request);

export const readSiteSocialImage: ReadSiteSocialImage = async (...request) =>
  (await loadRenderer()).readSiteSocialImage(...request);

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
