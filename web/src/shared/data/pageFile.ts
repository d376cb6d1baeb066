/**
 * Reads the data that the server embeds in page files, in each page's language. This module doesn't use
 * TanStack Query, because not every page loads that library.
 */
import { stripLocale } from '@app/domain/general/locale';
import { fetchOnce } from './fetchOnce';

/**
 * The keys and data of a page's queries. The rest of the dehydrated state is always the same and would add
 * 150 bytes to each page.
 */
export type PageData = [queryKey: readonly unknown[], data: unknown][];

export const PAGE_DATA_ID = 'page-data';

/** The path of the served page; null if the page has no embedded data. */
let served: string | null = null;

/**
 * Returns the data embedded in a page's document; null if there is none. The data needs no validation,
 * because our server wrote it with the same queries.
 */
export function pageDataIn(page: Document): PageData | null {
  const json = page.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}

export function rememberServed(pathname: string): void {
  served = pathname;
}

/**
 * Returns whether a path is the served page's path in the other language. Always false if the served page has
 * no embedded data.
 */
export const isServedInOtherLanguage = (pathname: string): boolean =>
  served !== null && pathname !== served && stripLocale(pathname) === stripLocale(served);

/**
 * Returns whether the document came straight from the network. A document from a cache or the service worker
 * may be stale.
 */
export function isDocumentNew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return !isFromWorker && (navigation?.transferSize ?? 0) > 0;
}

/** Returns the names of a page's scripts, which identify its build (web/build/start-after-paint.ts). */
const scriptsOf = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('[data-entries]')?.dataset.entries;

/**
 * Fetches the data embedded in the current page file at a path. Resolves with null if the file could not be
 * read or was written by another build, whose data may have a shape that the current scripts don't expect.
 */
export const pageFiles = fetchOnce(async (pathname: string): Promise<PageData | null> => {
  try {
    const response = await fetch(pathname, { cache: 'no-cache' });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return scriptsOf(page) === scriptsOf(document) ? pageDataIn(page) : null;
  } catch {
    return null;
  }
});
