/** Posts are sanitised when they are saved, so that what is stored is what is shown. */
import { withProtocol } from '@perro-wisdom/domain/links';
import {
  POST_IMAGE_ATTRIBUTES,
  POST_IMAGE_SOURCE,
  POST_LINK_ATTRIBUTES,
  POST_LINK_SCHEMES,
  POST_TAGS,
} from '@perro-wisdom/domain/post-html';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** Not only these tags go, but also what is between them: none of it was meant to be read. */
const DROPPED_WHOLE = 'script style textarea option xmp noscript iframe object template svg math title'.split(
  ' ',
);

const OTHER_SITE = /^https?:/i;

const options: IOptions = {
  allowedTags: [...POST_TAGS],
  // Nobody writes `rel` but the transformation below.
  allowedAttributes: { a: [...POST_LINK_ATTRIBUTES, 'rel'], img: [...POST_IMAGE_ATTRIBUTES] },
  allowedSchemes: [...POST_LINK_SCHEMES],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  nonTextTags: DROPPED_WHOLE,
  transformTags: {
    // The page's own heading is the only h1.
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
 * A post's HTML as it is stored. The second pass reads what the first one left as a browser will: where a tag
 * was taken out, its neighbours may close each other.
 */
export function sanitizePostHtml(html: string): string {
  return sanitizeHtml(sanitizeHtml(html, options), options).trim();
}
