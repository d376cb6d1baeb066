/** Finds what saving will remove from a post's HTML, so the editor can warn the owner first. */
import {
  POST_ATTRIBUTES,
  POST_IMAGE_SOURCE,
  POST_LINK_TARGET,
  POST_LIST_START,
  POST_REMOVED_BLOCKS,
  POST_TAG_REPLACEMENTS,
  POST_TAGS,
} from '@app/domain/blog/post-html';
import { withProtocol } from '@app/domain/general/links';

/** The tags that posts may contain, plus those replaced without losing any text. */
const TAGS = new Set<string>([...POST_TAGS, ...Object.keys(POST_TAG_REPLACEMENTS), ...POST_REMOVED_BLOCKS]);
const ATTRIBUTES: Partial<Record<string, readonly string[]>> = POST_ATTRIBUTES;

/** Attributes that are removed without a warning, because the site itself adds them. */
const IGNORED_ATTRIBUTES = new Set(['rel', 'loading', 'decoding']);

export interface Removals {
  /** The removed elements, for example `<iframe>`. */
  elements: string[];
  attributes: string[];
  /** The disallowed link and image addresses. */
  addresses: string[];
  hasComments: boolean;
}

/** Returns the address of a link or image if the address isn't allowed, or undefined if it is. */
function refusedAddress(element: Element): string | undefined {
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  if (href !== null) return POST_LINK_TARGET.test(withProtocol(href).trim()) ? undefined : href;
  const src = element.localName === 'img' ? (element.getAttribute('src') ?? '') : null;
  return src === null || POST_IMAGE_SOURCE.test(src) ? undefined : src;
}

/** Returns what saving will remove from a post's HTML, or null if it removes nothing. */
export function findRemovals(html: string): Removals | null {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const addresses = new Set<string>();
  // A template neither loads resources nor moves elements into the head.
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll('*')) {
    if (!TAGS.has(element.localName)) {
      elements.add(`<${element.localName}>`);
      continue;
    }
    for (const name of element.getAttributeNames()) {
      if (IGNORED_ATTRIBUTES.has(name)) continue;
      const isAllowed = ATTRIBUTES[element.localName]?.includes(name) ?? false;
      const isStart = name !== 'start' || POST_LIST_START.test(element.getAttribute(name) ?? '');
      if (!isAllowed || !isStart) attributes.add(name);
    }
    const address = refusedAddress(element);
    if (address !== undefined) addresses.add(address);
  }
  const hasComments = html.includes('<!--');
  if (elements.size + attributes.size + addresses.size === 0 && !hasComments) return null;
  return { elements: [...elements], attributes: [...attributes], addresses: [...addresses], hasComments };
}
