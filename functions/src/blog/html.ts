/**
 * What a post's HTML may hold: what long-form typography needs, and nothing that runs, embeds or styles.
 * Posts are sanitised when they are saved, so that what is stored is what is shown.
 */
import { completeAddress } from '@perro-wisdom/domain/links';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const TAGS = 'p h2 h3 h4 ul ol li strong em u s a blockquote code pre hr br img figure figcaption'.split(' ');
/** Not only these tags go, but also what is between them: none of it was meant to be read. */
const DROPPED_WHOLE = 'script style textarea option xmp noscript iframe object template svg math title'.split(
  ' ',
);

const IMAGE_SOURCE = /^(\/(?![/\\])|https:\/\/)/i;
const OTHER_SITE = /^https?:/i;

const options: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
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
      const href = written === undefined ? undefined : completeAddress(written);
      return {
        tagName,
        attribs: {
          ...(href !== undefined && { href, ...(OTHER_SITE.test(href.trim()) && { rel: 'noopener' }) }),
          ...(title !== undefined && { title }),
        } satisfies Attributes,
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !IMAGE_SOURCE.test(attribs.src ?? ''),
};

/**
 * A post's HTML as it is stored. The second pass reads what the first one left as a browser will: where a tag
 * was taken out, its neighbours may close each other.
 */
export function sanitizePostHtml(html: string): string {
  return sanitizeHtml(sanitizeHtml(html, options), options).trim();
}
