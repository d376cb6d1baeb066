/** Sanitizes the HTML of posts, both when posts are saved and when they are rendered. */
import { createRequire } from 'node:module';
import { withProtocol } from '@app/domain/general/links';
import { withParagraphs } from '@app/domain/blog/paragraphs';
import {
  POST_ATTRIBUTES,
  POST_IMAGE_SOURCE,
  POST_LINK_SCHEMES,
  POST_LIST_START,
  POST_REMOVED_BLOCKS,
  POST_TAG_REPLACEMENTS,
  POST_TAGS,
  POST_TAGS_REMOVED_WITH_CONTENT,
} from '@app/domain/blog/post-html';
import type sanitizeHtmlPackage from 'sanitize-html';
import type { Attributes, IOptions } from 'sanitize-html';

const require = createRequire(import.meta.url);

const OTHER_SITE = /^https?:/i;

const options: IOptions = {
  allowedTags: [...POST_TAGS],
  // `rel` is set only by the link transform below.
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(POST_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    a: [...POST_ATTRIBUTES.a, 'rel'],
  },
  allowedSchemes: [...POST_LINK_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: 50,
  nonTextTags: [...POST_TAGS_REMOVED_WITH_CONTENT],
  transformTags: {
    ...POST_TAG_REPLACEMENTS,
    a: (tagName, { href: written, title }) => {
      const href = written === undefined ? undefined : withProtocol(written);
      return {
        tagName,
        attribs: {
          ...(href !== undefined && { href, ...(OTHER_SITE.test(href.trim()) && { rel: 'noopener' }) }),
          ...(title !== undefined && { title }),
        } satisfies Attributes,
      };
    },
    ol: (tagName, { start }) => ({
      tagName,
      attribs: { ...(start !== undefined && POST_LIST_START.test(start) && { start }) } satisfies Attributes,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !POST_IMAGE_SOURCE.test(attribs.src ?? ''),
};

/** The options for the first pass, which turns each block element that posts don't allow into a `<div>`. */
const withBlocks: IOptions = {
  ...options,
  allowedTags: [...POST_TAGS, 'div'],
  transformTags: {
    ...options.transformTags,
    ...Object.fromEntries(POST_REMOVED_BLOCKS.map((name) => [name, 'div'])),
  },
};

/**
 * Returns a post's HTML with only the allowed tags and attributes. Sanitizing takes two passes, because
 * browsers may nest tags differently once the first pass has removed some. The second pass parses the result
 * as browsers will.
 */
export function sanitizePostHtml(html: string): string {
  // The sanitizer is loaded on first use, because most requests don't need it and loading takes a tenth of a
  // cold start. This function is synchronous, so it uses `require`.
  const sanitizeHtml = require('sanitize-html') as typeof sanitizeHtmlPackage;
  return sanitizeHtml(withParagraphs(sanitizeHtml(html, withBlocks)), options).trim();
}
