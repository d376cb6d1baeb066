/**
 * The HTML allowed in posts: formatting, but nothing that executes, embeds or styles. The server sanitizes a
 * post with these lists when saving it, and the browser sanitizes it again before showing it. The visual
 * editor supports everything in these lists.
 */
export const POST_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'blockquote',
  'code',
  'pre',
  'hr',
  'br',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type PostTag = (typeof POST_TAGS)[number];

const CELL_ATTRIBUTES = ['colspan', 'rowspan'] as const;

/** The attributes allowed on each element. Elements that aren't listed can't have any. */
export const POST_ATTRIBUTES = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: CELL_ATTRIBUTES,
  td: CELL_ATTRIBUTES,
} as const satisfies Partial<Record<PostTag, readonly string[]>>;

/** Elements that the server replaces with equivalent ones. The post's title is the only h1 on its page. */
export const POST_TAG_REPLACEMENTS = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
} as const satisfies Record<string, PostTag>;

/** Block elements that aren't allowed in posts. The server keeps their text as paragraphs. */
export const POST_REMOVED_BLOCKS = [
  'address',
  'article',
  'aside',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'footer',
  'form',
  'header',
  'hgroup',
  'legend',
  'main',
  'nav',
  'section',
  'summary',
] as const;

/**
 * Elements that are removed along with their content, which isn't readable text. Any other disallowed element
 * is replaced by its content.
 */
export const POST_TAGS_REMOVED_WITH_CONTENT = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'iframe',
  'object',
  'template',
  'svg',
  'math',
  'title',
] as const;

/** Matches the allowed start numbers of a list: whole numbers from 1 to 9999. */
export const POST_LIST_START = /^[1-9]\d{0,3}$/;

/** The URL schemes allowed in links. Links within this site, which have none, are also allowed. */
export const POST_LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * Matches the allowed link targets: URLs with one of the `POST_LINK_SCHEMES` and relative URLs, but not
 * protocol-relative ones (`//host`).
 */
export const POST_LINK_TARGET = new RegExp(
  `^(?![/\\\\]{2})(?:(?:${POST_LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
  'i',
);

/**
 * Matches the allowed image sources, which must be on this site. Another site could track visitors, and
 * remove or replace its images. Browsers treat a backslash as a slash, and `//` as the start of another
 * site's URL.
 */
export const POST_IMAGE_SOURCE = /^\/(?![/\\])/;
