/** Slugs: the part of an address that names a service or a post. */

export const SLUG_MAX_LENGTH = 96;
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text, such as a part of an address, can be a slug at all. */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(text);

/**
 * A text as a slug. Accents are folded first (`¿Perro Ágil?` is `perro-agil`); then lowercase, only letters, digits,
 * spaces and hyphens are kept, spaces become hyphens, and repeated hyphens collapse. May be empty.
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
