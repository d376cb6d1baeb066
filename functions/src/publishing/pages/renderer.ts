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

/** Returns the folder of the built renderer: PAGES_DIR, or `pages` beside this bundle. */
function folder(): URL {
  const { PAGES_DIR } = process.env;
  return PAGES_DIR ? pathToFileURL(`${PAGES_DIR}/`) : new URL('./pages/', import.meta.url);
}

let renderer: Promise<PageRenderer> | undefined;

/**
 * Loads the renderer, along with React and the site's code, on first use, because most requests don't need
 * it.
 */
function loadRenderer(): Promise<PageRenderer> {
  renderer ??= import(new URL(PAGE_RENDERER_FILE, folder()).href) as Promise<PageRenderer>;
  // After a failure, the next request tries again.
  renderer.catch(() => (renderer = undefined));
  return renderer;
}

/** Renders a page, sanitizing the owner's HTML. */
export const renderPage = async (request: Omit<PageRequest, 'sanitize'>) =>
  (await loadRenderer()).renderPage({ ...request, sanitize });

/** Reads the published content that a page shows. */
export const readPage = async (request: Omit<ContentRequest, 'sanitize'>) =>
  (await loadRenderer()).readPage({ ...request, sanitize });

/** Reads the content shared by all pages, for callers that render many pages. */
export const readSite = async () => (await loadRenderer()).readSite();

/** Renders the file with the content that all pages in a language share. */
export const renderSite = async (locale: Locale) => (await loadRenderer()).renderSite(locale, sanitize);

/** Reads the content of the site's social image in a language. */
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
