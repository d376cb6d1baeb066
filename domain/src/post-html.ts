/**
 * The HTML allowed in posts: formatting, and nothing that executes, embeds or styles. The server sanitises a post by these lists when
 * it is saved, and the browser does so again before it is shown.
 */
export const POST_TAGS = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'blockquote', 'code', 'pre', 'hr', 'br', 'img', 'figure',
  'figcaption',
] as const;

export const POST_LINK_ATTRIBUTES = ['href', 'title'] as const;
export const POST_IMAGE_ATTRIBUTES = ['src', 'alt', 'width', 'height'] as const;

/** The allowed protocols of links; links without one, to this site, are allowed too. */
export const POST_LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Images come from this site or over HTTPS. Browsers treat a backslash as a slash, and `//` as the start of another site's address. */
export const POST_IMAGE_SOURCE = /^(?:\/(?![/\\])|https:\/\/)/i;
