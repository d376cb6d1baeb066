/** The second lock on a post's HTML: the server sanitises it when it is saved, and here it is done again, in the same measure, before it is shown. */
import { withProtocol } from '@perro-wisdom/domain/links';
import {
  POST_IMAGE_ATTRIBUTES,
  POST_IMAGE_SOURCE,
  POST_LINK_ATTRIBUTES,
  POST_LINK_SCHEMES,
  POST_TAGS,
} from '@perro-wisdom/domain/post-html';
import createPurifier, { type DOMPurify } from 'dompurify';
import { createContext } from 'react';

/** Where a link may lead: the web, a mailbox, a telephone, or a place on this site. */
const ADDRESSES = new RegExp(`^(?![/\\\\]{2})(?:(?:${POST_LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i');

function makePurifier(): DOMPurify {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName === 'href') attribute.attrValue = withProtocol(attribute.attrValue);
    if (element.nodeName === 'IMG' && attribute.attrName === 'src' && !POST_IMAGE_SOURCE.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement && element.host !== '' && element.host !== location.host) element.rel = 'noopener';
    if (element instanceof HTMLImageElement) {
      if (!element.hasAttribute('src')) element.remove();
      element.setAttribute('loading', 'lazy');
      element.setAttribute('decoding', 'async');
    }
  });
  return purifier;
}

let purifier: DOMPurify | undefined;

/** HTML with nothing in it but the elements of an article: no script, style, frame, handler, nor an address that runs. */
export function sanitize(html: string): string {
  purifier ??= makePurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...POST_TAGS],
    ALLOWED_ATTR: [...POST_LINK_ATTRIBUTES, ...POST_IMAGE_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** What makes a post's HTML safe to show: the browser's own parser, or on the server what stands in for it. */
export const Sanitizer = createContext(sanitize);
