/**
 * Reads the data in page files: what the server read for a page, in the page's language. Doesn't use TanStack
 * Query, which not every page loads.
 */
import { stripLocale } from '@app/domain/general/locale';
import { fetchOnce } from './fetchOnce';

/**
 * The part of a query that is sent to the browser. The rest of its dehydrated state is always the same and
 * would add 150 bytes to each page.
 */
export type PageData = [queryKey: readonly unknown[], data: unknown][];

export const PAGE_DATA_ID = 'page-data';

/** The path of the page that came with data; null if none did. */
let served: string | null = null;

/**
 * Returns the data in a page's document; null if it has none. It needs no validation: our server wrote it,
 * from the same queries.
 */
export function pageDataIn(page: Document): PageData | null {
  const json = page.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}

export function rememberServed(pathname: string): void {
  served = pathname;
}

/** Returns whether a path is the current page in the other language, if that page came with data. */
export const isServedInOtherLanguage = (pathname: string): boolean =>
  served !== null && pathname !== served && stripLocale(pathname) === stripLocale(served);

/**
 * Returns whether the document has just come from the network. A document from a cache or the service worker
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
 * The data in the current page files, by path. Null if a file could not be read, or if another build wrote
 * it: its data may have a shape that these scripts don't expect.
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
