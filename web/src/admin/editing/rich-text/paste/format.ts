import { cleanAddress } from './address';

export const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

export interface Format {
  isBold: boolean;
  href: string | null;
}

export const PLAIN: Format = { isBold: false, href: null };

/** Returns the formatting inside an element. Google Docs wraps everything in a `<b>` that is not bold. */
export function formatInside(element: Element, outside: Format): Format {
  const [, weight] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(styleOf(element)) ?? [];
  const isBold = weight
    ? /^(?:bold|bolder|[6-9]00)$/i.test(weight)
    : /^(?:b|strong)$/.test(element.localName) || outside.isBold;
  return {
    isBold,
    href: element.localName === 'a' ? cleanAddress(element.getAttribute('href') ?? '') : outside.href,
  };
}
