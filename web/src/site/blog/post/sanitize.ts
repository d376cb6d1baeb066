/**
 * Sanitizes the HTML of a post or a legal page before it is shown. This is a second line of defense: the
 * server applies the same rules when it saves the HTML.
 */
import { withProtocol } from '@app/domain/general/links';
import {
  POST_ATTRIBUTES,
  POST_IMAGE_SOURCE,
  POST_LINK_TARGET,
  POST_LIST_START,
  POST_TAGS,
} from '@app/domain/blog/post-html';
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { useContext } from 'react';
import { Rendering } from '../../platform/rendering';

const ATTRIBUTES: Partial<Record<string, readonly string[]>> = POST_ATTRIBUTES;

function createPurifier(): DOMPurify {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (!ATTRIBUTES[element.localName]?.includes(attribute.attrName)) attribute.keepAttr = false;
    if (attribute.attrName === 'href') attribute.attrValue = withProtocol(attribute.attrValue);
    if (attribute.attrName === 'start' && !POST_LIST_START.test(attribute.attrValue))
      attribute.keepAttr = false;
    if (
      element.nodeName === 'IMG' &&
      attribute.attrName === 'src' &&
      !POST_IMAGE_SOURCE.test(attribute.attrValue)
    )
      attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement && element.host !== '' && element.host !== location.host)
      element.rel = 'noopener';
    if (element instanceof HTMLImageElement) {
      if (!element.hasAttribute('src')) element.remove();
      element.setAttribute('loading', 'lazy');
      element.setAttribute('decoding', 'async');
    }
  });
  return purifier;
}

let purifier: DOMPurify | undefined;

/**
 * Removes all elements except `tags`, by default those that posts can have. Leaves no scripts, styles,
 * frames, event handlers or `javascript:` URLs.
 */
export function sanitize(html: string, tags: readonly string[] = POST_TAGS): string {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: Object.values(POST_ATTRIBUTES).flat(),
    ALLOWED_URI_REGEXP: POST_LINK_TARGET,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/**
 * Returns the function that sanitizes HTML before it is shown. The server has no DOM, so it provides its own
 * function.
 */
export const useSanitizer = () => useContext(Rendering).sanitize ?? sanitize;
