import { hasLocale } from '@app/domain/general/locale';

export interface MessageSource {
  /**
   * The path of the page where the message was written. Empty if the browser sent no valid path of a page on
   * this site.
   */
  page: string;
  isFlood?: boolean;
}

const PAGE_PATH = /^[\w\-/%.]{1,200}$/;

/** Returns the path in a `Referer` header. The header can be forged, so the path is only a hint. */
export function pageOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { pathname } = new URL(referer);
  return hasLocale(pathname) && PAGE_PATH.test(pathname) ? pathname : '';
}
