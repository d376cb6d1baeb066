/** Slugs: the part of a URL that names a service or a post. */

export const SLUG_MAX_LENGTH = 96;
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(text);

/**
 * Makes a slug of a text: removes accents, lowercases, drops all but letters, digits, white space and hyphens, and joins the words by
 * single hyphens: `¿Perro Ágil?` becomes `perro-agil`. May be empty.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, '');
}
