import type { Facts } from '@app/domain/content/facts';

/**
 * Returns a document's title, with the name of the business unless the page's title already contains it or it
 * is unknown.
 */
export const titleOf = (title: string, { name }: Pick<Facts, 'name'>): string =>
  title.includes(name) ? title : `${title} | ${name}`;
