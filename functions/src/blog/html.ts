/** Sanitises the HTML of posts: when they are saved, and again when they are rendered. */
import { createRequire } from 'node:module';
import { withProtocol } from '@perro-wisdom/domain/links';
import {
  POST_IMAGE_ATTRIBUTES,
  POST_IMAGE_SOURCE,
  POST_LINK_ATTRIBUTES,
  POST_LINK_SCHEMES,
  POST_TAGS,
} from '@perro-wisdom/domain/post-html';
import type sanitizeHtmlPackage from 'sanitize-html';
import type { Attributes, IOptions } from 'sanitize-html';

const require = createRequire(import.meta.url);

/** These elements are removed with their content, which is not text to be read. */
const REMOVED_WITH_CONTENT = 'script style textarea option xmp noscript iframe object template svg math title'.split(
  ' ',
);

const OTHER_SITE = /^https?:/i;

const options: IOptions = {
  allowedTags: [...POST_TAGS],
  // `rel` is only set by the transformation below.
  allowedAttributes: { a: [...POST_LINK_ATTRIBUTES, 'rel'], img: [...POST_IMAGE_ATTRIBUTES] },
  allowedSchemes: [...POST_LINK_SCHEMES],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  nonTextTags: REMOVED_WITH_CONTENT,
  transformTags: {
    // The title of the post is the page's only h1.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
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
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !POST_IMAGE_SOURCE.test(attribs.src ?? ''),
};

/**
 * Returns a post's HTML without anything that is not allowed. It takes two passes: where the first removes a tag, a browser may nest the
 * tags around it in another way, and the second pass parses that result as the browser will.
 */
export function sanitizePostHtml(html: string): string {
  // Loaded with the first post: most requests need no sanitizer, and it takes a tenth of a cold start. `require`, as the caller must not wait.
  const sanitizeHtml = require('sanitize-html') as typeof sanitizeHtmlPackage;
  return sanitizeHtml(sanitizeHtml(html, options), options).trim();
}
