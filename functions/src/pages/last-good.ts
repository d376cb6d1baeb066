/** The last good page of each address, for the time when its content cannot be read. */
import { LAST_GOOD_PAGES } from '../config';

const pages = new Map<string, string>();

/** Keeps a page; the one that was kept longest ago goes when there are too many. */
export function keepPage(url: string, html: string): void {
  pages.delete(url);
  pages.set(url, html);
  const [oldest] = pages.keys();
  if (pages.size > LAST_GOOD_PAGES && oldest !== undefined) pages.delete(oldest);
}

export const lastGoodPage = (url: string): string | undefined => pages.get(url);
