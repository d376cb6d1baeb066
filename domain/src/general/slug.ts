/** Handles slugs: the parts of URLs that identify a service, a post or another item. */

export const SLUG_MAX_LENGTH = 96;
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => text.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(text);

/**
 * Converts text to a slug: `¿Perro Ágil?` becomes `perro-agil`, for example. Removes accents, makes letters
 * lowercase, drops everything except letters, digits, white space and hyphens, and joins the words with
 * single hyphens. The slug may be empty.
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
