import { withParagraphs } from '@app/domain/blog/paragraphs';
import { POST_REMOVED_BLOCKS, POST_TAG_REPLACEMENTS, POST_TAGS } from '@app/domain/blog/post-html';
import { sanitize } from '../blog/post/sanitize';

const REPLACEMENTS: Readonly<Record<string, string>> = {
  ...POST_TAG_REPLACEMENTS,
  ...Object.fromEntries(POST_REMOVED_BLOCKS.map((name) => [name, 'div'])),
};
const REPLACED = Object.keys(REPLACEMENTS).join();

/**
 * Sanitizes unsaved HTML as the server will when the draft is saved. Turns the text of blocks that posts
 * don't allow into paragraphs.
 */
export function sanitizeDraft(html: string): string {
  // Parses into a separate document, so nothing is loaded or executed.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(REPLACED)) {
    const replacement = body.ownerDocument.createElement(REPLACEMENTS[element.localName] ?? 'div');
    replacement.append(...element.childNodes);
    element.replaceWith(replacement);
  }
  return sanitize(withParagraphs(sanitize(body.innerHTML, [...POST_TAGS, 'div'])));
}
