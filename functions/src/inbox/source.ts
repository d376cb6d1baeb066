import type { Request } from 'express';
import { hasLocale } from '@app/domain/general/locale';
import { isAppChecked } from './app-check';

export interface MessageSource {
  /** The path of the page on which it was written; empty if the browser does not tell, or tells no page of this site. */
  page: string;
  /** Whether App Check has confirmed the browser; null or missing if unknown. */
  isAppChecked?: boolean | null;
  isFlood?: boolean;
}

const PAGE_PATH = /^[\w\-/%.]{1,200}$/;

export const messageSource = async (request: Request): Promise<MessageSource> => ({
  page: pageOf(request.get('Referer')),
  isAppChecked: await isAppChecked(request),
});

/** Returns the path in a `Referer`. Anybody can send any, so it is only a hint. */
export function pageOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { pathname } = new URL(referer);
  return hasLocale(pathname) && PAGE_PATH.test(pathname) ? pathname : '';
}
