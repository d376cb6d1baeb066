import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  PAGE_RENDERER_FILE,
  type ContentRequest,
  type PageRenderer,
  type PageRequest,
} from '@app/domain/publishing/page-renderer';
import type { Locale } from '@app/domain/general/locale';
import { sanitizePostHtml as sanitize } from '../../blog/html';

/** Returns the folder of the built renderer: beside this bundle, or PAGES_DIR. */
function folder(): URL {
  const { PAGES_DIR } = process.env;
  return PAGES_DIR ? pathToFileURL(`${PAGES_DIR}/`) : new URL('./pages/', import.meta.url);
}

let renderer: Promise<PageRenderer> | undefined;

/** Loads the renderer, with React and the site's code, on first use: most requests need no page. */
function loadRenderer(): Promise<PageRenderer> {
  renderer ??= import(new URL(PAGE_RENDERER_FILE, folder()).href) as Promise<PageRenderer>;
  // After a failure the next request tries again.
  renderer.catch(() => (renderer = undefined));
  return renderer;
}

/** Renders a page with the owner's HTML sanitized. */
export const renderPage = async (request: Omit<PageRequest, 'sanitize'>) =>
  (await loadRenderer()).renderPage({ ...request, sanitize });

/** Reads what a page shows of the published content. */
export const readPage = async (request: Omit<ContentRequest, 'sanitize'>) =>
  (await loadRenderer()).readPage({ ...request, sanitize });

/** Reads what every page shows, for a caller that renders many. */
export const readSite = async () => (await loadRenderer()).readSite();

/** Renders the file with the owner's content that every page shows. */
export const renderSite = async (locale: Locale) => (await loadRenderer()).renderSite(locale, sanitize);

/** Reads what the site's social image shows in a language. */
export const readSiteSocialImage = async (locale: Locale) =>
  (await loadRenderer()).readSiteSocialImage(locale, sanitize);

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
