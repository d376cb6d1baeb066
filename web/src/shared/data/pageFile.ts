/** The data in the files of pages: what the server read for a page, in the page's language. Without TanStack Query, which not every page loads. */
import { stripLocale } from '@app/domain/general/locale';
import { fetchOnce } from './fetchOnce';

/** What travels of a query: the rest of its dehydrated state is the same for all and would be 150 bytes of each page. */
export type PageData = [queryKey: readonly unknown[], data: unknown][];

export const PAGE_DATA_ID = 'page-data';

/** The path of the page that came with data; null if none did. */
let served: string | null = null;

/** Returns the data in a page's document; null if it has none. Written by our own server, from the results of the same queries. */
export function pageDataIn(page: Document): PageData | null {
  const json = page.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}

export function rememberServed(pathname: string): void {
  served = pathname;
}

/** Returns whether a path is that of the page that came with data, in another language. */
export const isServedInOtherLanguage = (pathname: string): boolean =>
  served !== null && pathname !== served && stripLocale(pathname) === stripLocale(served);

/** Whether the document came from the network just now: one that the browser or the service worker has kept may be older than its file. */
export function isDocumentNew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFromWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return !isFromWorker && (navigation?.transferSize ?? 0) > 0;
}

/** Returns the names of a page's scripts, which are those of one build (web/build/start-after-paint.ts). */
const scriptsOf = (page: Document): string | undefined =>
  page.querySelector<HTMLElement>('[data-entries]')?.dataset.entries;

/**
 * The data in the present files of pages, by their paths; null where a file could not be read, or is of another build, whose data may have
 * another shape than these scripts expect.
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
