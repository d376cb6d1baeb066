/** Caches the last good page of each address, to be served while its content cannot be read. */
import { LAST_GOOD_PAGES } from '../config';

const pages = new Map<string, string>();

/** Caches a page. Removes the one that was cached longest ago when there are more than `LAST_GOOD_PAGES`. */
export function cachePage(url: string, html: string): void {
  pages.delete(url);
  pages.set(url, html);
  const [oldest] = pages.keys();
  if (pages.size > LAST_GOOD_PAGES && oldest !== undefined) pages.delete(oldest);
}

export const lastGoodPage = (url: string): string | undefined => pages.get(url);
