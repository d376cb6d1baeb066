/**
 * The HTML allowed in posts: formatting, and nothing that executes, embeds or styles. The server sanitizes a
 * post by these lists when it is saved, and the browser does so again before it is shown. The visual editor
 * represents everything in them.
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

/** The allowed attributes of each element; the others have none. */
export const POST_ATTRIBUTES = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: CELL_ATTRIBUTES,
  td: CELL_ATTRIBUTES,
} as const satisfies Partial<Record<PostTag, readonly string[]>>;

/**
 * Elements that the server replaces by others with the same meaning. The title of the post is the page's only
 * h1.
 */
export const POST_TAG_REPLACEMENTS = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
} as const satisfies Record<string, PostTag>;

/** Blocks that posts don't have. Of each, its text stays as a paragraph. */
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
 * These elements are removed with their content, which is not text to be read. Of others that are not
 * allowed, the content stays.
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

/** The allowed numbers of a list's first item: whole numbers from 1 to 9999. */
export const POST_LIST_START = /^[1-9]\d{0,3}$/;

/** The allowed protocols of links; links without one, to this site, are allowed too. */
export const POST_LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * The allowed link targets: `POST_LINK_SCHEMES` and relative URLs, but not protocol-relative ones (`//host`).
 */
export const POST_LINK_TARGET = new RegExp(
  `^(?![/\\\\]{2})(?:(?:${POST_LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
  'i',
);

/**
 * Images come from this site: another one would learn of every visitor, and could remove or replace them.
 * Browsers treat a backslash as a slash, and `//` as the start of another site's address.
 */
export const POST_IMAGE_SOURCE = /^\/(?![/\\])/;
