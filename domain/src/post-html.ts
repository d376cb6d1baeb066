/**
 * What a post's HTML may hold: what long-form typography needs, and nothing that runs, embeds or styles. The server sanitises a post
 * by these lists when it is saved, and the browser does so again before it is shown.
 */
export const POST_TAGS = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'a', 'blockquote', 'code', 'pre', 'hr', 'br', 'img', 'figure',
  'figcaption',
] as const;

export const POST_LINK_ATTRIBUTES = ['href', 'title'] as const;
export const POST_IMAGE_ATTRIBUTES = ['src', 'alt', 'width', 'height'] as const;

/** Where a link may lead, besides a place on this site. */
export const POST_LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** An image comes from this site or over HTTPS. Browsers read a backslash as a slash, and two slashes as another site's address. */
export const POST_IMAGE_SOURCE = /^(?:\/(?![/\\])|https:\/\/)/i;
