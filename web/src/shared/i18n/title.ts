import type { Facts } from '@app/domain/content/facts';

/**
 * Returns a document's title. It ends with the name of the business, unless the name is unknown or the page's
 * title already contains it.
 */
export const titleOf = (title: string, { name }: Pick<Facts, 'name'>): string =>
  title.includes(name) ? title : `${title} | ${name}`;
