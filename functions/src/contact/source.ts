import type { Request } from 'express';
import { hasLocale } from '@perro-wisdom/domain/locale';
import { clientAddress, type ClientAddress } from '../http/client-address';

/** Where a message comes from. */
export interface MessageSource {
  from: ClientAddress;
  /** The path of the page on which it was written; empty if the browser does not tell, or tells no page of this site. */
  page: string;
}

const PAGE_PATH = /^[\w\-/%.]{1,200}$/;

export const messageSource = (request: Request): MessageSource => ({ from: clientAddress(request), page: pageOf(request.get('Referer')) });

/** Returns the path in a `Referer`. Anybody can send any, so it is only a hint. */
export function pageOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { pathname } = new URL(referer);
  return hasLocale(pathname) && PAGE_PATH.test(pathname) ? pathname : '';
}
