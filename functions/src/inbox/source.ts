import { hasLocale } from '@app/domain/general/locale';

export interface MessageSource {
  /**
   * The path of the page on which the message was written; empty if the browser omits it, or sends another
   * site's page.
   */
  page: string;
  isFlood?: boolean;
}

const PAGE_PATH = /^[\w\-/%.]{1,200}$/;

/** Returns the path in a `Referer`. It can be forged, so it is only a hint. */
export function pageOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { pathname } = new URL(referer);
  return hasLocale(pathname) && PAGE_PATH.test(pathname) ? pathname : '';
}
